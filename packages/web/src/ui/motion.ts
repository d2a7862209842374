/** How long things move, as a factor: 0 when motion is off, or when the system asks for less. */
export const motion = (): number => Number(getComputedStyle(document.documentElement).getPropertyValue('--motion'));
