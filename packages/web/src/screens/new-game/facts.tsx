/** The game as it is set, in short: beside the button that starts it, or where the options are folded. */
export const Facts = ({ of }: { readonly of: readonly string[] }) => (
  <ul className="bare new-facts">
    {of.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
);
