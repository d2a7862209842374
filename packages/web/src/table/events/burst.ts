/** A star like an explosion in a comic: seventeen points, none like its neighbour. */
const POINTS = 17;

function star(outer: number, inner: number): string {
  const corners = Array.from({ length: POINTS * 2 }, (_, i) => {
    const angle = (i / POINTS) * Math.PI - Math.PI / 2;
    const radius = i % 2 === 1 ? inner * (0.9 + 0.1 * ((i * 7) % 3)) : outer * (0.86 + 0.047 * ((i * 5) % 4));
    return `${Math.round(Math.cos(angle) * radius * 1.9)} ${Math.round(Math.sin(angle) * radius)}`;
  });
  return `M${corners.join('L')}Z`;
}

export const BURST = star(228, 158);
