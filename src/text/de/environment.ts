export const environment = {
  'not-a-number': '{variable} ist „{given}“, und das ist keine Zahl. Gib eine aus {allowed} an oder lass sie weg.',
  'out-of-range':
    '{variable} ist „{given}“ und liegt außerhalb des Bereichs. Gib eine Zahl aus {allowed} an oder lass sie weg.',
  'not-a-url': '{variable} ist „{given}“, und das ist keine Adresse. Gib eine wie {allowed} an oder lass sie weg.',
  'not-an-id':
    '{variable} ist „{given}“, und das ist keine Server-ID. Kopiere sie aus Discord (Entwicklermodus → Rechtsklick auf den Server → Server-ID kopieren); sie sieht aus wie {allowed}.',
  'not-a-level': '{variable} ist „{given}“, und das ist keine Stufe. Gib eine von {allowed} an.',
  'needs-token':
    '{variable} ist gesetzt, {allowed} aber nicht: Jener Server will seinen Bot kennen. Setze {allowed} oder lass {variable} weg, um mit dem eingebauten Server zu spielen.',
} as const;
