/** Our sign: two cards that clash, and the spark between them. Drawn for this project. */
export function Emblem({ size }: { readonly size: string }) {
  return (
    <svg className="emblem" viewBox="0 0 64 64" style={{ width: size, height: size }} aria-hidden="true">
      <g className="emblem-left" transform="rotate(-16 22 36)">
        <rect x="9" y="15" width="26" height="38" rx="5" />
        <circle cx="22" cy="36" r="6.5" />
      </g>
      <g className="emblem-right" transform="rotate(16 42 36)">
        <rect x="29" y="15" width="26" height="38" rx="5" />
        <path d="M42 28.5l7.5 7.5l-7.5 7.5l-7.5-7.5z" />
      </g>
      <path
        className="emblem-spark"
        d="M32 1l3.4 8.4l8.2-3.6l-3.6 8.2L48.4 17l-8.4 3l3.6 8.2l-8.2-3.6L32 33l-3.4-8.4l-8.2 3.6L24 20l-8.4-3L24 14l-3.6-8.2l8.2 3.6z"
      />
    </svg>
  );
}
