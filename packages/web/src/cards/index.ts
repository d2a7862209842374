export { BaseFace, CardFace } from './face.tsx';
export { CardDialog, openCard } from './open-card.tsx';
