import { linkTo } from '../route.ts';
import { useWords } from '../words/index.ts';
import './ui.css';

/** Our name, which leads home. */
export function HomeLink() {
  const { name, home } = useWords().app;
  return (
    <a className="home-link" href={linkTo('')} aria-label={home} title={home}>
      {name}
    </a>
  );
}
