/** Questions of every kind, looked at by the accessibility checker. */
import { LANGS, type SavedTable } from '@baston/table';
import { describe, expect } from 'vitest';
import { seriousFindings } from './axe.ts';
import { sitDownAt } from './crowd.ts';
import { tablesOfEveryKind } from './kinds.ts';
import { Player } from './player.ts';
import { test } from './visit.ts';

const kinds = tablesOfEveryKind();

describe.each(LANGS)('in %s', (lang) => {
  test.for([...kinds.keys()])('a question of the kind %s is accessible', async (kind, { open }) => {
    const page = await open({ lang });
    await sitDownAt(page, kinds.get(kind) as SavedTable);
    const player = new Player(page, lang);
    const asked = await player.asked();
    expect(asked?.question.kind).toBe(kind);
    await player.question
      .getByText(asked?.words.prompt(asked.question) ?? '', { exact: true })
      .first()
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});
