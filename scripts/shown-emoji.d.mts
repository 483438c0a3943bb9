export function shownEmoji(root: string): string[];
