import { hushFor, satDown, talkOpened, viewFor } from '../../../games/meteor/index.js';
import type { Letter, MeteorTypes } from '../../../games/meteor/index.js';
import { chatWord } from '../../../text/meteor/index.js';
import { refusedText } from '../../interactions/acting.js';
import type { ChatFace, TypedContext } from '../face.js';
import { impliedTarget, isQuestion, launch, pass, timeOut } from './intents.js';
import { panelOf } from './panel.js';
import type { ActOutcome, TableRefusal } from './table.js';

type Typed = TypedContext<MeteorTypes>;

/** What can't be done at once is asked on the player's panel; in the channel stands only a question mark. */
async function ask({ services, table, seat, caller, channelId, source }: Typed): Promise<void> {
  const { panels, tokens, api } = services;
  const living = tokens.living(table.channelId, caller.userId);
  if (panels.reaches(table, seat)) panels.touch(table, seat);
  else if (living) void panels.send(table, seat, living.token, living.expiresAt);
  await api.react(channelId, source, '❓');
}

/** Passing twice, stopping time that stands, or a message told of twice: nothing to say. */
const NOTHING_NEW: ReadonlySet<TableRefusal['code']> = new Set<TableRefusal['code']>([
  'already-passed',
  'already-time-out',
  'repeated',
]);

async function answered(typed: Typed, outcome: ActOutcome): Promise<void> {
  if (outcome.ok || NOTHING_NEW.has(outcome.refusal.code)) return;
  const { services, table, seat } = typed;
  const { choices } = panelOf(services, table, seat);
  if (isQuestion(outcome)) choices.confirmPass = true;
  else services.panels.tell(table, seat, refusedText(typed, outcome.refusal));
  if (outcome.refusal.code === 'choose-site') choices.askTarget = true;
  await ask(typed);
}

async function launchTyped(typed: Typed, named: Letter | null): Promise<void> {
  const { services, table, seat } = typed;
  const target = named ?? impliedTarget(typed);
  if (target === null && viewFor(table.state, seat, services.clock.now()).launchable.length > 0) {
    panelOf(services, table, seat).choices.askTarget = true;
    return ask(typed);
  }
  const launched = await launch(typed, { target: target ?? '', sites: [], change: 0 });
  if (!launched.asked) return answered(typed, launched.outcome);
  panelOf(services, table, seat).choices.confirmLaunch = launched.target;
  await ask(typed);
}

/** The silence of R11, and the words that may be typed in it. */
export const meteorChat: ChatFace<MeteorTypes> = {
  satDown,
  hush: hushFor,
  isStrict: ({ options }) => options.silence === 'strict',
  isTalkOpen: talkOpened,
  read(content) {
    const said = chatWord(content);
    if (said === null) return null;
    switch (said.word) {
      case 'pass':
        return { obey: async (typed) => answered(typed, await pass(typed)) };
      case 'time-out':
        return { obey: async (typed) => answered(typed, await timeOut(typed)) };
      case 'launch':
        return { obey: (typed) => launchTyped(typed, said.target) };
    }
  },
};
