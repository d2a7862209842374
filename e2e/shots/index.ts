/** Pictures of every screen, as people see them, in all the sizes, themes and languages that are asked for. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { LANGS, type Lang } from '@baston/table';
import type { Browser, Page } from 'playwright-core';
import { findSite } from '../../packages/cli/src/site.ts';
import { wording } from '../../packages/cli/src/words/index.ts';
import { findBrowser, launch } from '../browser.ts';
import { type Site, serve } from '../site.ts';
import { withPalette } from './palette.ts';
import { SCREENS, type Visit } from './screens.ts';

const SIZES = ['390x844', '844x390', '820x1180', '1280x720', '1920x1080'] as const;
const THEMES = ['light', 'dark'] as const;
/** Narrower or lower than that is held in a hand. */
const HAND_HELD = { width: 900, height: 500 };

interface Options {
  readonly screen?: string;
  readonly size?: string;
  readonly theme?: string;
  readonly language?: string;
  /** At most 256 colours. */
  readonly small: boolean;
  readonly out: string;
}

interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const tell = (text: string): void => void process.stdout.write(text);

/** The named screens, or all of them; any size can be given. */
function chosen<V extends string>(named: string | undefined, all: readonly V[]): readonly V[] {
  const names = named?.split(',') ?? all;
  const unknown = names.find((name) => !all.includes(name as V));
  if (unknown !== undefined) throw new Error(`there is no “${unknown}”; there are ${all.join(', ')}`);
  return names as readonly V[];
}

function sizeNamed(name: string): Size {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(name) ?? [];
  if (!width || !height) throw new Error(`“${name}” is no size such as 1280x720`);
  return { name, width: Number(width), height: Number(height) };
}

const isHandHeld = ({ width, height }: Size): boolean => width < HAND_HELD.width || height < HAND_HELD.height;

/** Until letters and pictures are there and nothing moves. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const isStill = (): boolean => {
    const inSight = (element: Element): boolean => {
      const { width, top, left, bottom, right } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    };
    const isPainted = (scene: Element): boolean => scene.querySelector('img')?.complete === true;
    return (
      [...document.querySelectorAll('.scene')].filter(inSight).every(isPainted) &&
      document.getAnimations().every(({ playState }) => playState !== 'running')
    );
  };
  await page.waitForFunction(isStill, undefined, { polling: 250, timeout: 60_000 }).catch(() => undefined);
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
  await page.waitForTimeout(250); // until what has been read is painted
}

/** All pictures of a screen in one language, on devices of one sort: one visit serves every size and theme. */
async function takeAll(browser: Browser, site: Site, shots: Shots): Promise<void> {
  const { screen, lang, sizes, themes, isSmall, out } = shots;
  const ends: (() => Promise<void>)[] = [];
  const [first] = sizes as [Size];
  const isHeld = isHandHeld(first);
  const context = await browser.newContext({
    locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
    viewport: first,
    hasTouch: isHeld,
    isMobile: isHeld,
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(
      (settings) => {
        if (!localStorage.getItem('baston.settings')) localStorage.setItem('baston.settings', settings);
      },
      JSON.stringify({ speed: 'off', notes: 'off' }),
    );
    const page = await context.newPage();
    const visit: Visit = { page, lang, site: site.url, folder: site.folder, atEnd: (end) => ends.push(end) };
    await SCREENS[screen](visit);
    for (const { name, width, height } of sizes) {
      await page.setViewportSize({ width, height });
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        await settled(page);
        const picture = await page.screenshot();
        await writeFile(join(out, `${screen}-${lang}-${theme}-${name}.png`), isSmall ? withPalette(picture) : picture);
        tell('.');
      }
    }
  } finally {
    await context.close();
    for (const end of ends) await end();
  }
}

interface Shots {
  readonly screen: keyof typeof SCREENS;
  readonly lang: Lang;
  readonly sizes: readonly Size[];
  readonly themes: readonly (typeof THEMES)[number][];
  readonly isSmall: boolean;
  readonly out: string;
}

export async function run(options: Options): Promise<number> {
  const screens = chosen(options.screen, Object.keys(SCREENS) as (keyof typeof SCREENS)[]);
  const sizes = (options.size?.split(',') ?? SIZES).map(sizeNamed);
  const themes = chosen(options.theme, THEMES);
  const languages = chosen(options.language, LANGS);
  const out = resolve(options.out);
  await mkdir(out, { recursive: true });
  const [site, found] = await Promise.all([serve(findSite(wording('en'))), findBrowser()]);
  const browser = await launch(found);
  const sorts = [sizes.filter(isHandHeld), sizes.filter((size) => !isHandHeld(size))].filter(
    ({ length }) => length > 0,
  );
  const failures: string[] = [];
  try {
    for (const screen of screens) {
      tell(`${screen.padEnd(13)}`);
      for (const lang of languages)
        for (const some of sorts)
          await takeAll(browser, site, { screen, lang, sizes: some, themes, isSmall: options.small, out }).catch(
            (failure) => {
              failures.push(`${screen} in ${lang}: ${failure}`);
              tell('!');
            },
          );
      tell('\n');
    }
  } finally {
    await browser.close();
    await site.close();
  }
  tell(`${[...failures, `pictures are in ${out}`].join('\n')}\n`);
  return failures.length > 0 ? 1 : 0;
}
