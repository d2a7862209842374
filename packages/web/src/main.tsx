import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './tokens.css';
import './styles.css';

/** Nobody listens to these, and for each of them React would look through the page for somebody who does. */
for (const kind of [
  'animationstart',
  'animationiteration',
  'animationend',
  'transitionrun',
  'transitionstart',
  'transitionend',
])
  addEventListener(kind, (event) => event.stopPropagation(), true);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Suspense>
        <App />
      </Suspense>
    </StrictMode>,
  );
}
