export const gesture = {
  ready: '👍 prêt',
  wait: '⏳ attends',
  thanks: '🙏 merci',
  help: '🙋 besoin d’aide',
} as const;

export const silence = {
  talk: '🤫 Pas de paroles avant que le satellite de communication soit là-haut. Les émojis et les mots passe, tir, temps mort sont permis.',
  blackout:
    '🤫 Un Handicap te garde en silence jusqu’à la fin, même après le satellite de communication. Les émojis et les mots passe, tir, temps mort sont permis.',
  edited:
    '🤫 Tu as changé un message permis en paroles, donc il est parti. Les émojis et les mots passe, tir, temps mort sont permis.',
  spelled:
    '🤫 Les émojis qui peuvent épeler des cartes sont des paroles, donc ils sont partis : lettres, nombres, horloges, dés, drapeaux, formes, cœurs, boutons, tout ce qui a une couleur ou une carte dans son nom, et ceux de ce serveur. Les visages, 👍 ❓ ✅ et la plupart des autres sont permis.',
  picture:
    '🤫 Les images, fichiers et transferts de l’équipage partent jusqu’à la fin de la partie : parler est peut-être permis, montrer des cartes ne l’est pas.',
  spectator:
    '🤫 Dans ce salon, tout le monde se tait tant que l’horloge tourne, le public aussi. Les réactions et les émojis sont permis.',
  'left-game': '🤫 Tu as quitté cette partie et tu connais ses cartes, donc tu gardes le silence jusqu’à sa fin.',
  thread:
    '🤫 Le silence vaut aussi dans les fils de ce salon. Les émojis et les mots passe, tir, temps mort sont permis.',
  title:
    '🤫 Les titres de fils comptent aussi comme des paroles, donc celui-ci a été changé. Un mot permis ou un émoji convient.',
  strict:
    '🤫 Le silence est strict ici : les messages de l’équipage partent, quoi qu’ils disent. Les autocollants restent, et le plateau a des boutons pour prêt, attends, merci et besoin d’aide.',
  to: '{mention} {reason}',
  'cannot-delete':
    '⚠️ Le bot ne peut plus supprimer de messages ici (Gérer les messages manque), donc le silence dépend de vous.',
  'cannot-rename':
    '⚠️ Le bot ne peut pas changer les titres de fils ici (Gérer les fils manque), donc ce qu’ils disent dépend de vous.',
  'start-unread':
    '⚠️ Le bot ne peut pas lire les messages ici (l’intent Message Content est désactivé), donc il ne supprime rien : gardez le silence vous-mêmes. Le silence strict marche sans lire : choisis-le dans le lobby, ou pour toutes les parties dans `/settings set`.',
  'start-powerless':
    '⚠️ Le bot ne peut pas supprimer de messages ici (Gérer les messages ou Voir les anciens messages manque), donc les paroles restent : gardez le silence vous-mêmes, ou accorde-le dans Modifier le salon → Permissions.',
  opened: '💬 Le satellite de communication est là-haut : la parole est libre. Montrer des cartes ne l’est pas.',
} as const;
