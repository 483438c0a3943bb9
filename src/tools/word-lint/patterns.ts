/** How the bot doesn't speak: each pattern is a bug at least four times of five, and says what to write instead. */
export interface WordPattern {
  /** Names the pattern in the list of exceptions. */
  readonly name: string;
  /** Global and without regard to case. */
  readonly pattern: RegExp;
  readonly instead: string;
}

export const WORD_PATTERNS: readonly WordPattern[] = [
  { name: 'anew', pattern: /\banew\b/gi, instead: '“again” or “new”' },
  {
    name: 'alone',
    pattern: /\b(?:of|for|by|in|to) [\w’' ]{1,24} alone\b|\balone (?:can|see|may|has|have)\b/gi,
    instead: '“only” or “just”',
  },
  { name: 'all the same', pattern: /\ball the same\b/gi, instead: '“anyway” or “still”' },
  { name: 'else', pattern: /[,;:] else\b|^else\b|\bor else\b/gim, instead: '“otherwise” or “or”' },
  {
    name: 'stands',
    pattern: /\bstands? (?:in|at|on|open|still|there|here|by|beside|under|among|empty|ready)\b/gi,
    instead: '“is”, “counts” or “is there”',
  },
  { name: 'told', pattern: /\b(?:is|are|be|isn’t|can’t be|isn't) told\b/gi, instead: '“is shown” or “see”' },
  {
    name: 'goes on',
    pattern: /\b(?:goes?|went|going) on\b(?! (?:to|top|the|a|your|its|\*)\b| \*)/gi,
    instead: '“continues” or “is playing”',
  },
  { name: 'on its way', pattern: /\bon (?:its|their) way\b|\bon the move\b/gi, instead: '“is moving”' },
  {
    name: 'no as predicate',
    pattern:
      /(?<!\bthere )\b(?:is|are|was|were|it’s|that’s) no (?!longer\b|more\b|one\b|room\b|time\b|way\b|need\b|match\b)\w+/gi,
    instead: '“isn’t a …”',
  },
  { name: 'those who', pattern: /\bthose (?:who|with|at|on|of|in|that)\b/gi, instead: '“people with”, “anyone who”' },
  { name: 'whoever', pattern: /\bwho(?:so)?ever\b|\bwhomever\b/gi, instead: '“anyone who”, or the person' },
  { name: 'no more', pattern: /\bno (?:more|longer)(?=[.,;:!?]|$)/gim, instead: '“not any more”, “stopped”' },
  {
    name: 'one’s',
    pattern: /\bone[’']s (?:own|hand|seat|turn|name|site)\b|\bof one[’']s\b/gi,
    instead: '“your” or “their”',
  },
  { name: 'neither', pattern: /\b(?:neither|nor)\b/gi, instead: '“isn’t … or …”' },
  {
    name: 'nobody',
    pattern: /\bnobody (?:else )?(?:can|may|has|is|sees|knows|plays|hears|gets)\b/gi,
    instead: '“no one …”, or name who can',
  },
  {
    name: 'meanwhile',
    pattern: /\b(?:meanwhile|thereby|whereupon|hence|thereof|wherein|whereby)\b/gi,
    instead: 'nothing, or “while”',
  },
  { name: 'turn over', pattern: /\bturn (?:it|this|them) over\b/gi, instead: '“toggle”' },
  {
    name: 'stay as it is',
    pattern: /\bstays? as (?:it is|they are)\b|\bhas its place\b/gi,
    instead: '“can’t be changed”',
  },
  {
    name: 'nothing was done',
    pattern: /\bso nothing (?:was|is) done\b|\bnothing (?:was )?changed\b/gi,
    instead: 'nothing: people see that',
  },
  { name: 'lets be', pattern: /\b(?:is|are) let be\b/gi, instead: '“is left as it is”' },
  { name: 'would have to', pattern: /\bwould have to be\b/gi, instead: '“needs to be”' },
  { name: 'percent space', pattern: /\d\s+%/g, instead: 'no space before %' },
  { name: 'of people alone', pattern: /\bpeople alone\b/gi, instead: '“without robots”' },
  {
    name: 'table of the day',
    pattern: /\btable of (?:the day|honou?r)\b|\bday[’']s table\b|\bthe day’s deal table\b/gi,
    instead: '“leaderboard”',
  },
  { name: 'standstill', pattern: /\bstand(?:s|ing)? still\b|\bstood still\b/gi, instead: '“paused” or “on hold”' },
];
