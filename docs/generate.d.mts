/** The generated pages by their paths. */
export function pages(): Promise<{ readonly [path: string]: string }>;
