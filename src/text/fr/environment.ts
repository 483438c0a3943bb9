export const environment = {
  'not-a-number':
    '{variable} vaut « {given} », qui n’est pas un nombre. Donne-en un parmi {allowed}, ou ne la définis pas.',
  'out-of-range':
    '{variable} vaut « {given} », hors des limites. Donne un nombre parmi {allowed}, ou ne la définis pas.',
  'not-a-url':
    '{variable} vaut « {given} », qui n’est pas une adresse. Donnes-en une comme {allowed}, ou ne la définis pas.',
  'not-an-id':
    '{variable} vaut « {given} », qui n’est pas l’identifiant d’un serveur. Copie-le depuis Discord (Mode développeur → clic droit sur le serveur → Copier l’identifiant du serveur) ; il ressemble à {allowed}.',
  'not-a-level': '{variable} vaut « {given} », qui n’est pas un niveau. Donnes-en un parmi {allowed}.',
  'needs-token':
    '{variable} est définie, mais pas {allowed} : ce serveur veut connaître son bot. Définis {allowed}, ou retire {variable} pour jouer avec le serveur intégré.',
} as const;
