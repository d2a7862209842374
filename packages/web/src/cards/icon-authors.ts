/** Who drew the icons. Written by scripts/icons.mjs. */
export const ICON_AUTHORS: readonly { readonly name: string; readonly url?: string }[] = [
  { name: 'Lorc', url: 'https://lorcblog.blogspot.com' },
  { name: 'Delapouite', url: 'https://delapouite.com' },
  { name: 'Skoll' },
  { name: 'Sbed', url: 'https://opengameart.org/content/95-game-icons' },
  { name: 'DarkZaitzev', url: 'https://darkzaitzev.deviantart.com' },
  { name: 'Caro Asercion' },
  { name: 'Cathelineau' },
  { name: 'Carl Olsen', url: 'https://twitter.com/unstoppableCarl' },
  { name: 'Kier Heyl' },
  { name: 'Willdabeast', url: 'https://wjbstories.blogspot.com' },
  { name: 'Faithtoken' },
  { name: 'HeavenlyDog', url: 'https://www.gnomosygoblins.blogspot.com' },
  { name: 'John Colburn', url: 'https://ninmunanmu.com' },
  { name: 'Sparker' },
  { name: 'Zajkonur' },
];
