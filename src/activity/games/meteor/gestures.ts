/** What players show at the table, where talk is closed too (R11): no card can be spelt with these. */
export const GESTURES = ['👍', '👎', '❓', '❗', '🙏', '👀', '🎉', '🚀'] as const;
export type Gesture = (typeof GESTURES)[number];
