/** Three dots: somebody is thinking. */
import './dots.css';

export const Dots = () => (
  <span className="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);
