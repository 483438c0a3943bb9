export const gesture = {
  ready: '👍 listo',
  wait: '⏳ espera',
  thanks: '🙏 gracias',
  help: '🙋 necesito ayuda',
} as const;

export const silence = {
  talk: '🤫 No se habla hasta que suba el satélite de comunicaciones. Los emojis y las palabras paso, lanzo, pausa están permitidos.',
  blackout:
    '🤫 Un Desafío te mantiene en silencio hasta el final, incluso tras el satélite de comunicaciones. Los emojis y las palabras paso, lanzo, pausa están permitidos.',
  edited:
    '🤫 Cambiaste un mensaje permitido por charla, así que se borró. Los emojis y las palabras paso, lanzo, pausa están permitidos.',
  spelled:
    '🤫 Los emojis que pueden deletrear cartas son charla, así que se borraron: letras, números, relojes, dados, banderas, formas, corazones, botones, cualquiera con un color o una carta en el nombre, y los de este servidor. Las caras, 👍 ❓ ✅ y casi todos los demás están permitidos.',
  picture:
    '🤫 Las imágenes, archivos y reenvíos de la tripulación se borran hasta el final de la partida: hablar quizá se pueda, enseñar cartas no.',
  spectator:
    '🤫 En este canal todo el mundo calla mientras corre el reloj, también quien mira. Las reacciones y los emojis están permitidos.',
  'left-game': '🤫 Dejaste esta partida y conoces sus cartas, así que guardas silencio hasta su final.',
  thread:
    '🤫 El silencio vale también en los hilos de este canal. Los emojis y las palabras paso, lanzo, pausa están permitidos.',
  title:
    '🤫 Los títulos de los hilos también cuentan como charla, así que este se cambió. Vale una palabra permitida o un emoji.',
  strict:
    '🤫 Aquí el silencio es estricto: los mensajes de la tripulación se borran, digan lo que digan. Los stickers se quedan, y el tablero tiene botones para listo, espera, gracias y necesito ayuda.',
  to: '{mention} {reason}',
  'cannot-delete':
    '⚠️ El bot ya no puede borrar mensajes aquí (falta Gestionar mensajes), así que el silencio queda en vuestras manos.',
  'cannot-rename':
    '⚠️ El bot no puede cambiar títulos de hilos aquí (falta Gestionar hilos), así que lo que digan queda en vuestras manos.',
  'start-unread':
    '⚠️ El bot no puede leer mensajes aquí (el intent Message Content está desactivado), así que no borra nada: guardad el silencio por vuestra cuenta. El silencio estricto funciona sin leer: elígelo en la sala, o para todas las partidas en `/settings set`.',
  'start-powerless':
    '⚠️ El bot no puede borrar mensajes aquí (falta Gestionar mensajes o Leer el historial de mensajes), así que lo hablado se queda: guardad el silencio por vuestra cuenta, o concédelo en Editar canal → Permisos.',
  opened: '💬 El satélite de comunicaciones está arriba: se puede hablar. Enseñar cartas, no.',
} as const;
