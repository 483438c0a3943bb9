/** A page with one of its sections (`## title`, up to the next such heading) written anew, or added at the end. */
export function withSection(page: string, title: string, lines: readonly string[]): string {
  const all = page.trimEnd().split('\n');
  const from = all.indexOf(`## ${title}`);
  const section = [`## ${title}`, '', ...lines];
  if (from < 0) return `${[...all, '', ...section].join('\n').trimEnd()}\n`;
  const next = all.findIndex((line, at) => at > from && line.startsWith('## '));
  const rest = next < 0 ? [] : all.slice(next);
  return `${[...all.slice(0, from), ...section, ...rest].join('\n').trimEnd()}\n`;
}
