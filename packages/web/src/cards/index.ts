export { CardDialog, openCard } from './dialog.tsx';
export { BaseFace, CardFace } from './face.tsx';
