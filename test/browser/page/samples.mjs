// What a game looks like, in Discord's components; resembles shared/SCREENS.md, is no part of the game.
const text = (content) => ({ type: 10, content });
const row = (...components) => ({ type: 1, components });
const button = (label, id, style = 2, more = {}) => ({ type: 2, style, label, custom_id: id, ...more });
const emoji = (name) => ({ emoji: { name } });

export function boardParts(step = 0) {
  const unix = Math.floor(Date.now() / 1000) + 42;
  return [
    {
      type: 17,
      accent_color: 0xe67e22,
      components: [
        text(
          `## ☄️ ZONE 5 ▰▱▱▱▱\n**Next zone <t:${unix}:R>** · 42 seconds left · 🤫 silence\n-# Ana + Ben: 3 + 4 on **G** = 7. Destroyed. (${step})`,
        ),
        { type: 14, divider: true, spacing: 1 },
        text(
          '### METEORS\n```\nA  small  1–3  ?      E  medium 3–5  ?\nB  small  2  Twin     F  medium 4  Volatile\nC  small  1–3  ?      G  ⟪7⟫\nD  medium 3–5  ?\n```',
        ),
        text(
          '### SITES\n**Ana** 🚀3 🟥C 🟨F — READY to launch\n**Ben** 🟥C 🟥C — any: rocket, tech or retrofit\n**Chloé** 🛰 Survey 🟩A — needs 🟦E',
        ),
        text('**TECH** 🏭 Supply: +1 card each zone\n-# Passed: Ben · Deck 41 · Discard 9'),
        row(
          button('My hand', 'hand', 1, emoji('🖐')),
          button('Pass', 'pass', 2, emoji('✋')),
          button('Time out', 'timeout', 2, emoji('⏸')),
          button('Rules', 'rules', 2, emoji('❓')),
        ),
      ],
    },
  ];
}

export function handParts(step = 0) {
  return [
    text(`**Your site:** 🚀3 🟥C 🟨F — **READY** · Zone 5, <t:${Math.floor(Date.now() / 1000) + 42}:R>`),
    row(
      button('Mine', 'site:mine', 1),
      button('Ben', 'site:ben'),
      button('Chloé', 'site:chloe', 2, { disabled: true }),
    ),
    row(
      button('C ×2', `card:c:${step}`, 2, emoji('🟥')),
      button('F', `card:f:${step}`, 2, emoji('🟨')),
      button('E', `card:e:${step}`, 2, emoji('🟦')),
    ),
    row(
      button('2 needs F', 'rocket:2', 2, emoji('🚀')),
      button('5 needs C F A', 'rocket:5', 2, { ...emoji('🚀'), disabled: true }),
    ),
    row(button('Communications needs F E', 'tech:comm', 2, emoji('🛰'))),
    text('**LAUNCH at**'),
    row(
      button('A 1–3', 'launch:a', 3),
      button('B 2 Twin', 'launch:b', 3),
      button('C 1–3', 'launch:c', 3),
      button('D 3–5', 'launch:d', 3),
      button('E 3–5', 'launch:e', 3),
    ),
    row(button('F 4 Volatile', 'launch:f', 3), button('G ⟪7⟫', 'launch:g', 3)),
    row(
      button('Scrap my site', 'scrap', 4),
      button('Pass', 'pass2', 2, emoji('✋')),
      button('Fails', 'fail', 2, emoji('⏸')),
    ),
  ];
}

export function lobbyParts() {
  return [
    {
      type: 17,
      accent_color: 0x5865f2,
      components: [
        {
          type: 9,
          components: [text('## ☄️ METEOR — standard game\nFive minutes. One sky. Nobody talks.')],
          accessory: button('How to play', 'how'),
        },
        text('**Crew 3/5:** Ana (host) · Ben · Chloé · 🤖 –\n**Field:** 7 meteors · hands of 5'),
        row({
          type: 3,
          custom_id: 'mode',
          placeholder: 'Mode',
          options: [
            { label: 'First game', value: 'first', description: 'Small meteors only' },
            { label: 'Standard', value: 'standard', default: true, description: 'The whole deck' },
            { label: 'Advanced', value: 'advanced', description: 'Bosses, powers, challenges' },
          ],
        }),
        row(
          button('Join', 'join', 3),
          button('Leave', 'leave'),
          button('+ Robot', 'robot'),
          button('Start', 'start', 1),
          { type: 2, style: 5, label: 'Rules', url: 'https://example.org' },
        ),
      ],
    },
  ];
}

export const MARKDOWN =
  '# One\n## Two\n### Three\n-# small print\n**bold** *italic* __under__ ~~strike~~ ***both*** `code` snake_case ||secret|| <@200000000000000002> <#300000000000000002> </meteor place:1>\n> a quote\n> **second** line\n- list\n  - deeper\n1. first\n2. second\n```js\nconst a = "<b>no html</b>";\n```\nhttps://example.org/x_y_z, [named](https://example.org) <t:1793000000:F> <t:1793000000:R> <img src=x onerror=alert(1)>';

const option = (name, description, more = {}) => ({
  type: 3,
  name,
  description,
  required: false,
  autocomplete: false,
  choices: [],
  options: [],
  ...more,
});
const sub = (name, description, ...options) => option(name, description, { type: 1, options });

export const commands = [
  {
    id: '400000000000000001',
    name: 'meteor',
    description: 'Play Meteor',
    options: [
      sub(
        'new',
        'Open a lobby in this channel',
        option('mode', 'Which game', {
          choices: [
            { name: 'First game', value: 'first' },
            { name: 'Standard', value: 'standard' },
          ],
        }),
        option('robots', 'How many robots play along', { type: 4, minValue: 0, maxValue: 4 }),
        option('relaxed', 'Take your time (solo)', { type: 5 }),
        option('seed', 'The same seed deals the same game', { maxLength: 32 }),
      ),
      sub('join', 'Join the lobby'),
      sub('pass', 'Pass for this zone'),
      sub(
        'place',
        'Place a card of your hand on a site',
        option('card', 'A card of your hand', { required: true, autocomplete: true }),
        option('site', 'Whose site', { required: true, autocomplete: true }),
      ),
      sub(
        'launch',
        'Launch at a meteor',
        option('site', 'Which site', { autocomplete: true }),
        option('meteor', 'At which meteor', { required: true, autocomplete: true }),
      ),
      sub('kick', 'Take a player out', option('player', 'Who', { type: 6, required: true })),
    ],
  },
  {
    id: '400000000000000002',
    name: 'stats',
    description: 'Statistics',
    options: [sub('player', 'One player', option('player', 'Who', { type: 6 })), sub('server', 'This server')],
  },
];

const CHOICES = {
  card: ['C Chemical', 'F Fission', 'E Electric', 'Rocket 2 (F)', 'Rocket 5 (C F A)', 'Communications Satellite (F E)'],
  site: ['Mine', 'Ben', 'Chloé'],
  meteor: ['A small 1–3', 'B small 2 Twin', 'G ⟪7⟫'],
};
export const legal = (name) =>
  (CHOICES[name] ?? []).map((choice, index) => ({ name: choice, value: `${name}-${index}` }));

const label = (words, component) => ({ type: 18, label: words, component });
const choices = ['one', 'two', 'three'].map((value) => ({ label: value, value }));
export const form = {
  customId: 'form',
  title: 'A form',
  components: [
    label('Your words', { type: 4, custom_id: 'words', style: 1 }),
    { ...label('One of a list', { type: 3, custom_id: 'list', options: choices }), description: 'Any will do' },
    label('One of few', { type: 21, custom_id: 'radio', options: choices }),
    label('Some of few', { type: 22, custom_id: 'boxes', options: choices, min_values: 0 }),
    label('Yes or no', { type: 23, custom_id: 'box' }),
  ],
};
/** One dot. */
export const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
