/** Whether one is asked, with a mention, to play again. */
export const notify = {
  again: '🔁 {mentions} Another game?',
  on: '🔔 You’ll get a ping when someone from your last crew plays again here. Your game’s `notify` command turns it off.',
  off: '🔕 “Again” will list your name without a ping.',
} as const;
