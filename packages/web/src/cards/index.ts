export { BaseFace, CardFace } from './face.tsx';
export { CardDialog } from './lazy-dialog.tsx';
export { openCard } from './open-card.ts';
