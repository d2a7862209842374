import './ui.css';

/** Our name in letters that dance; read out as one word by what holds it. */
export const WordMark = ({ name }: { readonly name: string }) => (
  <span className="word-mark" aria-hidden="true">
    {[...name].map((letter, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: letters stay where they are
      <span key={i}>{letter}</span>
    ))}
  </span>
);
