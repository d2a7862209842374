/** What has been settled, in short: beside the button that starts. */
export const Facts = ({ of }: { readonly of: readonly string[] }) => (
  <ul className="bare new-facts">
    {of.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
);
