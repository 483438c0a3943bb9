/** Starts Rockets that fit a meteor, helps others finish theirs, and opens a salvo where another ready Rocket makes it exact. */
import { createInterface } from 'node:readline';

interface Action { type: string; card?: string; site?: number; sites?: number[]; target?: string; change?: number }
interface View {
  field: { letter: string; size: number | null; low: number; high: number }[];
  hand: { card: string; count: number; completes: (string | null)[] }[];
  sites: { id: number; owner: number | null; pile: string[]; outlook: { kind: string; missing: string } }[];
  launchable: { site: number; damage: number }[];
  window: { rockets: { site: number; target: string; change: number }[] } | null;
  zone: number; passLoses: boolean;
}
interface Question { type: string; id: number; view: View; legal: Action[] }

const sum = (all: number[]): number => all.reduce((total, one) => total + one, 0);
const damageIn = (pile: string[]): number => Number(pile.find((card) => /^\d/.test(card))?.[0] ?? 0);

function launchWorth({ field, launchable, window, sites, zone }: View, { target, sites: from = [], change = 0 }: Action): number {
  const meteor = field.find(({ letter }) => letter === target);
  const joined = (window?.rockets ?? []).filter((rocket) => rocket.target === target);
  const flying = sum(joined.map((rocket) => damageIn(sites[rocket.site]?.pile ?? []) + rocket.change));
  const hit = flying + sum(launchable.filter(({ site }) => from.includes(site)).map(({ damage }) => damage + change));
  if (meteor === undefined || meteor.size === null) return meteor && flying === 0 && hit > meteor.low && hit <= meteor.high ? 30 : 0;
  const others = sites.filter(({ id, outlook }) => outlook.kind === 'ready' && !from.includes(id));
  if (hit < meteor.size) return others.some(({ pile }) => hit + damageIn(pile) === meteor.size) ? 90 : 0;
  return hit === meteor.size ? 100 : zone === 1 ? 10 : 0;
}

function placeWorth({ hand, sites, field }: View, { card = '', site = 0 }: Action): number {
  const held = (energy: string): number => hand.find((one) => one.card === energy)?.count ?? 0;
  const { pile, outlook } = sites[site] ?? { pile: [], outlook: { kind: '', missing: '' } };
  const made = hand.find((one) => one.card === card)?.completes[site] ?? null;
  if (made !== null) return made === 'rocket' ? 80 : made === 'technology' ? 70 : 60;
  if (pile.length > 0) return outlook.missing.includes(card) ? 50 : 0;
  const lacking = [...card.slice(1)].filter((energy) => held(energy) === 0).length;
  const fits = field.some(({ size, low, high }) => (size === null ? low < damageIn([card]) && damageIn([card]) <= high : size === damageIn([card])));
  return damageIn([card]) > 0 && lacking <= 1 ? (fits ? 25 : 8) - 4 * lacking : 0;
}

function worth(view: View, action: Action): number {
  return action.type === 'launch' ? launchWorth(view, action) : action.type === 'place' ? placeWorth(view, action) : action.type === 'pass' && !view.passLoses ? 1 : 0;
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { type, id, view, legal } = JSON.parse(line) as Question;
  if (type !== 'question') return;
  const [best] = legal.map((action) => ({ action, value: worth(view, action) })).sort((a, b) => b.value - a.value);
  process.stdout.write(`${JSON.stringify({ id, action: best !== undefined && best.value > 0 ? best.action : null })}\n`);
});
