import { BOSSES } from '../../games/meteor/cards/bosses.js';
import { CHALLENGES } from '../../games/meteor/cards/challenges.js';
import { METEOR_BANDS, METEORS, type StandardBand } from '../../games/meteor/cards/meteors.js';
import { POWERS } from '../../games/meteor/cards/powers.js';
import { TRAITS } from '../../games/meteor/cards/traits.js';
import { CARDS, METEOR_DECK, RESOURCE_DECK } from '../../games/meteor/catalogue.js';
import { translator } from '../../text/index.js';
import {
  bossName,
  bossRule,
  challengeName,
  challengeRule,
  effectLines,
  energyName,
  powerName,
  powerRule,
  spaced,
  technologyName,
  traitEffect,
  traitName,
} from '../../text/meteor/index.js';
import { capital, table } from '../markdown.js';

const t = translator('en');

/** Which facts are whose, as marks in the tables. */
const BOOK = '📖';
const OURS = '🏠';
/** Technologies that the rulebooks name. */
const NAMED_TECHNOLOGIES: ReadonlySet<string> = new Set(['communications']);

const total = (cards: readonly { readonly copies: number }[]): number =>
  cards.reduce((sum, { copies }) => sum + copies, 0);

function energies(): string {
  const rows = CARDS.flatMap((card) => (card.kind === 'energy' ? [[energyName(t, card.id), card.copies]] : []));
  return `## Energy ${BOOK}\n\n${table(['Energy', `Copies ${BOOK}`], rows)}`;
}

function rockets(): string {
  const all = CARDS.flatMap((card) => (card.kind === 'rocket' ? [card] : []));
  const rows = [...new Set(all.map(({ damage }) => damage))].map((damage) => {
    const alike = all.filter((rocket) => rocket.damage === damage);
    return [
      damage,
      total(alike),
      alike.map(({ cost, copies }) => `${spaced(cost)}${copies > 1 ? ` ×${copies}` : ''}`).join(', '),
    ];
  });
  const said = `${total(all)} Rockets of damage 1 to 5 ${BOOK}; at least four of each damage, as the Retrofit chart lists them ${BOOK}.`;
  return `## Rockets\n\n${said}\n\n${table([`Damage ${BOOK}`, `Copies ${OURS}`, `Costs ${OURS}`], rows)}`;
}

function technologies(): string {
  const rows = CARDS.flatMap((card) =>
    card.kind === 'technology'
      ? [
          [
            `${technologyName(t, card.id)} ${NAMED_TECHNOLOGIES.has(card.id) ? BOOK : OURS}`,
            spaced(card.cost),
            capital(effectLines(t, card.id).join('; ')),
          ],
        ]
      : [],
  );
  return (
    `## Technologies\n\n${rows.length} of them, factories and satellites ${BOOK}.\n\n${table(['Technology', `Cost ${OURS}`, `Effect ${OURS}`], rows)}\n\n` +
    `That the Communications Satellite lets everyone talk is the rulebooks' ${BOOK}.`
  );
}

function meteors(): string {
  const rows = (Object.keys(METEOR_BANDS) as StandardBand[]).map((band) => {
    const cards = METEORS.filter((meteor) => meteor.band === band);
    const { low, high } = METEOR_BANDS[band];
    const sizes = cards.flatMap(({ size, trait, copies }) =>
      Array.from({ length: copies }, () => (trait === undefined ? `${size}` : `${size} ${traitName(t, trait)}`)),
    );
    return [
      capital(t(`meteor.card.band.${band}`)),
      low === high ? low : `${low}–${high}`,
      total(cards),
      sizes.join(', '),
    ];
  });
  const traits = TRAITS.map(({ id }) => [traitName(t, id), capital(traitEffect(t, id))]);
  return (
    `## Meteors\n\n${METEOR_DECK.length} Standard Meteors ${BOOK}. Where back and size are one, the card is double-sided ${BOOK}.\n\n` +
    `${table([`Meteor ${BOOK}`, `Back ${BOOK}`, `Copies ${BOOK}`, `Sizes and Traits ${OURS}`], rows)}\n\n` +
    `That some meteors have Traits is the rulebooks' ${BOOK}; which, is ours.\n\n${table([`Trait ${OURS}`, `Effect ${OURS}`], traits)}`
  );
}

interface Listed {
  readonly name: string;
  readonly inRulebook: boolean;
  readonly notSolo: boolean;
  readonly rule: string;
  readonly note?: string;
}

const rowOf = ({ name, inRulebook, notSolo, rule, note }: Listed): readonly string[] => [
  `${name} ${inRulebook ? BOOK : OURS}`,
  capital(rule),
  [notSolo ? `not solo ${BOOK}` : '', note ?? ''].filter((part) => part !== '').join('; '),
];

const section = (title: string, cards: readonly Listed[], about: string): string =>
  `## ${title}\n\n${cards.length} of them ${BOOK}. ${about}\n\n${table(['Card', `What it is and does ${OURS}`, ''], cards.map(rowOf))}`;

const WITHOUT_SILENCE = `out where there is no silence ${OURS}`;

function advanced(): string[] {
  const bosses = BOSSES.map(({ id, notSolo, inRulebook }): Listed => ({
    name: bossName(t, id),
    inRulebook: inRulebook === true,
    notSolo: notSolo === true,
    rule: bossRule(t, id),
  }));
  const seatCards = (cards: typeof POWERS, name: (id: string) => string, rule: (id: string) => string): Listed[] =>
    cards.map(({ id, notSolo, needsSilence }) => ({
      name: name(id),
      inRulebook: notSolo === true,
      notSolo: notSolo === true,
      rule: rule(id),
      ...(needsSilence === true ? { note: WITHOUT_SILENCE } : {}),
    }));
  return [
    section('Bosses', bosses, 'One replaces a meteor of the field, and takes its letter.'),
    section(
      'Powers',
      seatCards(
        POWERS,
        (id) => powerName(t, id),
        (id) => powerRule(t, id),
      ),
      'One before each player.',
    ),
    section(
      'Challenges',
      seatCards(
        CHALLENGES,
        (id) => challengeName(t, id),
        (id) => challengeRule(t, id),
      ),
      'One before each player. A Challenge beats a Power.',
    ),
  ];
}

const HEAD = `# The cards

<!-- Made by \`npm run docs:cards\` from src/games/meteor/cards. Don't edit. -->

*Meteor* is Mike Young's design, published by Mayday Games; this is an unofficial fan project. The part of the rulebooks
that describes the single cards, the Card Glossary, was never in our hands. So each fact here bears a mark:

- ${BOOK} the rulebooks say so;
- ${OURS} our house set: made up by us, and tuned by simulation.

Energy letters: C Chemical, F Fuel, A Atomic, E Electrical. The Resource deck has ${RESOURCE_DECK.length} cards ${BOOK}.`;

/** The whole of \`docs/cards.md\`. */
export const cardsDoc = (): string =>
  `${[HEAD, energies(), rockets(), technologies(), meteors(), ...advanced()].join('\n\n')}\n`;
