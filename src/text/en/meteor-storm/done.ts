/** What a command did, and what it asks first. */
export const done = {
  joined: 'You have a seat. The host starts the battle.',
  left: 'You have left the table.',
  'leave-confirm':
    'If you leave now, a robot takes your side, or the other side wins where robots are off. Send the command again within 10 seconds if you mean it.',
  'end-confirm': 'This ends the battle for both. Send the command again within 10 seconds, or press the button.',
  ended: 'The battle has been ended.',
} as const;
