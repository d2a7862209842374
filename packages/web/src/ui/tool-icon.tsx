/** The picture on a tool. */
export const ToolIcon = ({ path }: { readonly path: string }) => (
  <svg className="tool-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
