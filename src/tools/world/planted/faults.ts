/** A change of one place in the code. */
export interface Edit {
  readonly file: string;
  readonly was: string;
  readonly is: string;
}

/** A fault that worlds have to find. */
export interface Planted {
  readonly name: string;
  /** What alone must be held: a part that throws “provoked”, which the bot keeps from everything else. */
  readonly provokes?: readonly Edit[];
  readonly edits: readonly Edit[];
}

const one = (name: string, file: string, was: string, is: string): Planted => ({ name, edits: [{ file, was, is }] });

/** Faults of any kind. */
const COMMON: readonly Planted[] = [
  one(
    'an act is announced before it is on the disk',
    'src/table/commit/committer.ts',
    '      settled = await this.#append(round, steps);',
    '      this.#publisher.makeReal(steps);\n      await this.#append(round, steps);\n      return new Set();',
  ),
  one(
    'the disk isn’t asked to keep what it was given',
    'src/storage/sqlite/database.ts',
    "configureConnection(connection, 'FULL')",
    "configureConnection(connection, 'NORMAL')",
  ),
  one(
    'a game’s next moment is forgotten now and then',
    'src/table/due-timers.ts',
    '      this.enqueueTick(table);\n    });',
    '      if (when % 5 !== 0) this.enqueueTick(table);\n    });',
  ),
  one('interactions’ tokens are logged', 'src/start/log.ts', '    serializers: { err: withoutTokens },\n', ''),
  one(
    'a player sees another’s hand',
    'src/games/meteor/view/seat.ts',
    '  const hand = state.seats[seat]?.hand ?? [];',
    '  const hand = state.seats[(seat + 1) % state.seats.length]?.hand ?? [];',
  ),
  one(
    'what a 429 says is not heeded',
    'src/discord/rest/requests.ts',
    '      return bans.observed(answer);',
    '      const seen = bans.observed(answer);\n      return seen.status === 429 ? { ...seen, headers: new Headers() } : seen;',
  ),
  one(
    'a double tap acts twice',
    'src/discord/interactions/double-taps.ts',
    'if (same !== null && Math.abs(at - same.at) < ONE_PRESS_MS) return same.id;',
    '',
  ),
  one(
    'an edit that failed is not tried again',
    'src/discord/messages/delivery/writer.ts',
    '    return Math.min(LONGEST_RETRY_MS, Math.max(this.gapMs(), FIRST_RETRY_MS) * 2 ** (this.#failures - 1));',
    '    return 86_400_000;',
  ),
  one(
    'a board that may not be posted yet is written again at once, and again',
    'src/discord/messages/board/picture-lag.ts',
    '      if (this.#edits === 0 && this.#becameLate) {',
    '      if (this.#edits === 0) {',
  ),
  one(
    'an unmute is never sent',
    'src/discord/voice/decide.ts',
    "  return owed === 'sent' || muted ? 'unmute' : 'settle';",
    "  return 'nothing';",
  ),
  one(
    'a private answer is for all to see',
    'src/discord/rest/acknowledge.ts',
    "  flags: form === 'private' ? V2 | EPHEMERAL : V2,",
    '  flags: V2,',
  ),
  one(
    'a private answer takes the place of a deferral that everybody sees',
    'src/discord/rest/acknowledge.ts',
    "  if (announced !== 'update' && !(await withdrawn(tools, to))) return null;",
    '',
  ),
  one(
    'a message of somebody who may talk is deleted',
    'src/games/meteor/silence/judge.ts',
    "  if (speech === 'free') return 'allowed';\n",
    '',
  ),
  one(
    'boards and panels are not drawn again after a restart',
    'src/discord/recovery.ts',
    '    boards.touch(game);\n    panels.redraw(game);\n',
    '    if (game === "") panels.redraw(game);\n',
  ),
  one(
    'what Discord sends again after a lost connection is passed over',
    'src/discord/gateway/client.ts',
    '      if (this.#client === client)\n        dispatches.take(packet',
    "      if (this.#client === client && !(this.#shards.status === 'lost' && packet.t === 'INTERACTION_CREATE'))\n        dispatches.take(packet",
  ),
  one(
    'a game gets stuck: no one has a legal action',
    'src/games/meteor-storm/actions/play.ts',
    '  const { card: inPlay, ordered, hands } = turn.state;',
    "  if (turn.state.turn > 2) return { code: 'orders-given' };\n  const { card: inPlay, ordered, hands } = turn.state;",
  ),
  one(
    'after a picture that crashes its thread none is drawn',
    'src/pictures/renderer.ts',
    '    thread = null;\n    const asked = drawing;\n    drawing = null;\n',
    '    thread = null;\n    const asked = drawing;\n',
  ),
];

/** Faults that the bot had, and contains since: put back as they were. */
const CONTAINED: readonly Planted[] = [
  {
    name: 'a game that can’t be given its time back keeps the bot from starting',
    provokes: [
      {
        file: 'src/games/meteor-storm/decide.ts',
        was: '      return downtime(turn, action);',
        is: "      if (turn.state.phase === 'play') throw new Error('provoked');\n      return downtime(turn, action);",
      },
    ],
    edits: [
      {
        file: 'src/table/directory.ts',
        was: '          this.#leaveOut(batch, table, error, mark);',
        is: '          if (batch !== null) throw error;\n          this.#leaveOut(batch, table, error, mark);',
      },
    ],
  },
  {
    name: 'a headline that throws keeps players from their hands',
    provokes: [
      {
        file: 'src/discord/messages/board/board.ts',
        was: '    const line = this.#presentation.board.headline?.(',
        is: "    if (known.size > 1) throw new Error('provoked');\n    const line = this.#presentation.board.headline?.(",
      },
    ],
    edits: [
      {
        file: 'src/discord/messages/board/board.ts',
        was: "    contained(this.tools.log, { message: 'a board could not follow its game; this is a bug', facts: { game } }, run);",
        is: '    if (game !== null) run();',
      },
      {
        file: 'src/table/change-listeners.ts',
        was: '      try {\n        tell(change);\n      } catch (error) {',
        is: '      tell(change);\n      try {\n        void 0;\n      } catch (error) {',
      },
    ],
  },
  {
    name: 'a duel’s second crew is dealt to in a commit of its own',
    edits: [
      {
        file: 'src/table/duel/duels.ts',
        was: "      return { kind: 'acted', outcome: await this.tools.directory.actTogether(acts) };",
        is: "      const all = [];\n      for (const { table, action } of acts) all.push(await this.tools.directory.byGame(table.game)?.act(action));\n      return { kind: 'acted', outcome: all[0] };",
      },
    ],
  },
  {
    name: 'a game without a clock continues while the disk takes nothing',
    edits: [
      {
        file: 'src/table/commit/blocked-tables.ts',
        was: '      if (entries.length === 0) await log.probe();\n',
        is: '',
      },
    ],
  },
  {
    name: 'one picture that crashes its thread loses all that wait',
    edits: [
      {
        file: 'src/pictures/renderer.ts',
        was: '    asked?.reject(new Error(why));\n    drawNext();',
        is: '    asked?.reject(new Error(why));\n    rejectAll(why);',
      },
    ],
  },
  {
    name: 'how an analysis ended is shown or not: it is tried once',
    edits: [
      {
        file: 'src/discord/history/analysis.ts',
        was: "    if (!again || state.kind === 'running' || state.kind === 'waiting') return;",
        is: '    if (again || !again) return;',
      },
    ],
  },
  {
    name: 'a bug in what is written is swallowed',
    edits: [
      {
        file: 'src/table/commit/committer.ts',
        was: '        this.#blocked.logBug(steps, bug);\n',
        is: '',
      },
    ],
  },
];

/** Faults of the Activity. */
const ACTIVITY: readonly Planted[] = [
  one(
    'a page is sent another seat’s table',
    'src/discord/activity/room.ts',
    '    const drawn = table.blocked ? null : (face.activity?.view(table, seat, now',
    '    const drawn = table.blocked ? null : (face.activity?.view(table, table.people.has(2) ? 2 : 0, now',
  ),
  one(
    'pages hear of a change now and then',
    'src/discord/activity/rooms.ts',
    '    this.redraw(change.table);\n',
    '    if (change.version % 3 === 0) this.redraw(change.table);\n',
  ),
  one(
    'who has left the Activity gets no panel in the chat',
    'src/discord/activity/presence.ts',
    '      this.onAway(channelId, userId);\n',
    '',
  ),
  one(
    'an act that a page sends again is refused',
    'src/discord/activity/table-act.ts',
    "  if (outcome.ok || outcome.refusal.code === 'repeated') return { ok: true };",
    "  if (outcome.ok) return { ok: true };\n  if (outcome.refusal.code === 'repeated') return { ok: false };",
  ),
  one(
    'sockets that are gone are counted still',
    'src/activity/limits.ts',
    '    if (count === 1) this.#counts.delete(key);',
    '    if (count === 1) this.#counts.set(key, count);',
  ),
  one(
    'a press on the panel in the chat is not seen in the Activity',
    'src/discord/interactions/clicks.ts',
    '    platform.messages.panels.pressed(table);\n',
    '',
  ),
];

export const PLANTED: readonly Planted[] = [...COMMON, ...ACTIVITY, ...CONTAINED];
