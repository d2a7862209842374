/**
 * Names the fonts that every page needs in its head, so that they are fetched together with the style sheet that asks for
 * them. Rare letters are left out.
 */
import type { HtmlTagDescriptor, Plugin } from 'vite';

const preload = (fileName: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${fileName}`, crossorigin: true },
  injectTo: 'head',
});

export const fonts = (): Plugin => ({
  name: 'baston-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((fileName) => fileName.endsWith('.woff2') && !fileName.includes('latin-ext'))
        .map(preload),
  },
});
