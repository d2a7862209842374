/** Three dots: somebody is thinking. */
import { useEffect, useRef } from 'react';
import { motion } from './motion.ts';
import './dots.css';

const GLOW: Keyframe[] = [
  { opacity: 0.3 },
  { opacity: 1, offset: 0.3 },
  { opacity: 0.3, offset: 0.6 },
  { opacity: 0.3 },
];
/** In milliseconds. */
const ROUND = 1000;
const APART = 150;

export function Dots() {
  const dots = useRef<HTMLSpanElement>(null);
  // Not in the style sheet: to tell of every round of an animation there, the browser would draw the page again.
  useEffect(() => {
    const duration = ROUND * motion();
    if (duration === 0) return;
    [...(dots.current?.children ?? [])].forEach((dot, i) => {
      dot.animate(GLOW, { duration, delay: i * APART, iterations: Number.POSITIVE_INFINITY });
    });
  }, []);
  return (
    <span ref={dots} className="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
