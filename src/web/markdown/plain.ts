/** A text without its markup, in one line, for labels. */
export function plainText(text: string): string {
  return text
    .replace(/<a?:(\w+):\d+>/g, (_, name: string) => name.replaceAll('_', ' '))
    .replace(/```[\w+-]*\n?|[*_~`|]{1,3}|^(?:#{1,3}|-#|>) /gm, '')
    .replace(/<t:\d+(?::\w)?>|<[@#/][^<>]*>/g, '…')
    .replace(/\\(?=[^\w\s])|[\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
