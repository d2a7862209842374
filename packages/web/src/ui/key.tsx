/** The key that does the same as the button it stands on. */
export const Key = ({ name }: { readonly name: string }) => (
  <span className="key" aria-hidden="true">
    {name}
  </span>
);
