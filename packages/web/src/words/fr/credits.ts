import type { credits as english } from '../en/credits.ts';
import type { Translation } from '../translation.ts';

export const credits: Translation<typeof english> = {
  title: 'Crédits',
  game: 'Le jeu',
  gameText:
    'Le jeu auquel vous jouez ici est Smash Up, créé par Paul Peterson, édité par Alderac Entertainment Group et en français par IELLO. Si vous l’aimez, achetez les boîtes : elles sont belles, et rien ne vaut des amis autour d’une table.',
  project: 'Ce projet',
  projectText:
    'Baston est un projet de fans, non officiel, gratuit et à code ouvert. Il n’a aucun lien avec l’auteur ni avec les éditeurs, qui ne l’ont pas approuvé. Les noms et les nombres des cartes sont les leurs ; tous les autres textes, règles et lignes de code sont de nous, et aucune de leurs illustrations n’est utilisée.',
  icons: 'Illustrations',
  iconsText:
    'Les cartes sont dessinées par le programme, avec des icônes de nombreux artistes. Le logo aux deux cartes qui s’entrechoquent est de nous.',
  iconAuthors: 'Auteurs des icônes',
  tools: 'Fait avec',
  toolsText:
    'React, Zustand, Vite et TypeScript. Les polices sont Lilita One, de Juan Montoreano, et Figtree, d’Erik Kennedy (SIL Open Font License 1.1).',
  privacy: 'Vie privée',
  privacyText:
    'Ni compte, ni pistage. Le jeu tourne dans votre navigateur, et vos parties et réglages y restent. Seules les tables avec des amis sont sur un serveur : un nom et un cookie y disent qui vous êtes.',
};
