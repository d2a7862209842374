import type { settings as english } from '../en/settings.ts';
import type { Translation } from '../translation.ts';

export const settings: Translation<typeof english> = {
  title: 'Réglages',
  intro: 'Enregistrés dans ce navigateur seulement. Les changements s’appliquent tout de suite.',
  theme: 'Apparence',
  themes: { system: 'Système', light: 'Claire', dark: 'Sombre' },
  textSize: 'Taille du texte',
  textSizes: { normal: 'Normale', large: 'Grande' },
  sample: 'Détruisez une Créature de Force 2 ou moins ici.',
  speed: 'Vitesse des bots et des animations',
  speeds: { off: 'Sans animation', fast: 'Rapide', normal: 'Normale', slow: 'Lente' },
  autoEnd: 'Finir mon tour quand il n’y a plus rien à faire',
  autoEnds: { on: 'Automatiquement', off: 'Me demander' },
  autoEndNote:
    'Vous avez un instant pour l’arrêter. En ligne, seulement si vous n’avez plus le droit de jouer de carte, pour ne rien révéler de votre main.',
  speedNote: 'Vous n’avez jamais à attendre la fin d’une animation : vous pouvez agir à tout moment.',
  motionNote: 'Si votre système demande de réduire les animations, il n’y en a aucune.',
  motionReduced: 'Votre système demande de réduire les animations : il n’y en a aucune.',
  recap: 'Ce que les autres ont fait',
  recaps: { on: 'Signalé, et résumé en quelques lignes', off: 'Seulement signalé' },
  notes: 'Expliquer les nouvelles sortes de cartes',
  noteChoices: { on: 'Une fois chacune', off: 'Jamais' },
  explained: (count) => (count === 0 ? 'Rien n’a encore été expliqué.' : `Déjà expliquées : ${count}`),
  explainAgain: 'Expliquer de nouveau',
  sound: 'Sons',
  sounds: { off: 'Aucun', low: 'Faibles', medium: 'Normaux', high: 'Forts' },
  soundNote:
    'Quand une carte est jouée, qu’une Base est conquise, que votre tour commence ou que la partie se termine.',
};
