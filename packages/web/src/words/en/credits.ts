export const credits = {
  title: 'Credits',
  game: 'The game',
  gameText:
    'The game you play here is Smash Up, designed by Paul Peterson, published by Alderac Entertainment Group and in French by IELLO. If you like it, buy the boxes: they are beautiful, and they go well with friends around a table.',
  project: 'This project',
  projectText:
    'Baston (French for a brawl) is an unofficial project by fans, free of charge and open source. It is not affiliated with, or endorsed by, the designer or the publishers. Names and numbers of cards are theirs; every other text, rule and line of code is our own, and there is none of their art.',
  icons: 'Artwork',
  iconsText:
    'The cards are drawn by the program, with icons by many artists. The logo with two clashing cards is our own.',
  iconAuthors: 'Authors of the icons',
  tools: 'Built with',
  toolsText:
    'React, Zustand, Vite and TypeScript. The typefaces are Lilita One by Juan Montoreano and Figtree by Erik Kennedy (SIL Open Font License 1.1).',
  privacy: 'Privacy',
  privacyText:
    'No account, no tracking. The game runs in your browser, and your games and settings stay there. Only tables with friends are on a server: there a name and a cookie say who you are.',
};
