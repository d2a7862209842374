import type { account as en } from '../en/account.ts';
import type { Translation } from '../translation.ts';

export const account: Translation<typeof en> = {
  devices: 'Vos appareils',
  devicesNote:
    'Ces appareils jouent en votre nom. Un appareil qui ne sert pas pendant 180 jours est déconnecté automatiquement.',
  device: (browser, system) =>
    browser && system ? `${browser} sur ${system}` : browser || system || 'Appareil inconnu',
  thisDevice: 'Cet appareil',
  signedIn: (date) => `Connecté le ${date}`,
  used: (date) => `Dernière utilisation le ${date}`,
  signOut: 'Déconnecter',
  signOutDevice: (device) => `Déconnecter : ${device}`,
  signOutHere: 'Me déconnecter ici',
  signOutOthers: 'Déconnecter tous les autres',
  signedOut: (device) => `Appareil déconnecté : ${device}.`,
  othersSignedOut: 'Tous les autres appareils ont été déconnectés.',
  signedOutHere: 'Cet appareil a été déconnecté.',
  lastTitle: 'Déconnecter votre seul appareil ?',
  lastText: (name) =>
    `Plus personne ne pourra jouer sous ce nom (${name}), et vous ne retrouverez pas vos tables. Pour les garder, demandez d’abord un code et saisissez-le sur un autre appareil.`,

  data: 'Vos données',
  dataNote: 'Le serveur garde votre nom, vos appareils, vos tables, et ce que vous y avez fait et dit.',
  download: 'Télécharger mes données',
  downloaded: 'Vos données ont été téléchargées.',
  remove: 'Supprimer mes données…',
  removeTitle: 'Supprimer vos données sur ce serveur ?',
  removeEffects: [
    'Tous vos appareils sont déconnectés et votre nom est supprimé.',
    'Vos messages sont supprimés à toutes les tables.',
    'Dans les parties en cours, un bot prend votre place. Là où la partie n’a pas commencé, votre place se libère.',
    'Les parties finies restent pour les autres joueurs. Vous y apparaissez sous le nom « Un ancien joueur ».',
    'C’est définitif. Les parties enregistrées dans ce navigateur ne changent pas.',
  ],
  removeAction: 'Supprimer mes données',
  removed: 'Vos données sur ce serveur ont été supprimées.',
  cancel: 'Annuler',
};
