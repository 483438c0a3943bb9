/** Whether one is asked, with a mention, to play again. */
export const notify = {
  again: '🔁 {mentions} Another game?',
  on: '🔔 You will be mentioned when somebody of your last crew plays again here. Your game’s `notify` command ends that.',
  off: '🔕 You will not be mentioned: “Again” names you, no more.',
} as const;
