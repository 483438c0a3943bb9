/** What a command did, and what it asks first. */
export const done = {
  'leave-confirm':
    'If you leave now, a robot takes your side, or the other side wins where robots are off. Send the command again within 10 seconds if you mean it.',
} as const;
