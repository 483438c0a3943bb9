/** What a command did, and what it asks first. */
export const done = {
  'leave-confirm':
    'If you leave, a robot takes your side; where robots are off, the other side wins. To leave anyway, send the command again within 10 seconds.',
} as const;
