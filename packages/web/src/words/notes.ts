import type { notes } from './en/notes.ts';
import type { Translation } from './translation.ts';

export type NotesText = Translation<typeof notes>;
