import type { VNode } from 'preact';
import { withEffects, type BareView } from '../../games/meteor/effects.js';
import { drawAvatar } from '../avatar.js';
import type { Client } from '../client.js';
import { drawAdvice, drawGuide, drawNotes, drawStage, hintSwitchOf } from '../stage.js';
import { MeteorTable } from './meteor/table.js';

/** The part of this page that draws a game's own table, by kind; null: its messages are drawn. */
export function drawNative(client: Client): VNode | null {
  const native = client.room?.native ?? null;
  if (native?.kind !== 'meteor') return null;
  // Server and page are built from one type.
  const view = withEffects(native.view as BareView, client.room?.effects ?? {});
  const notes = view.you?.notes ?? [];
  const advice = view.you?.advice ?? null;
  const guide = [...(native.beside ?? []), ...view.guide];
  const news = client.room?.news ?? null;
  const isOwn = view.guide.length > 0;
  const hintSwitch = native.stage === undefined && !isOwn ? hintSwitchOf(client) : null;
  const avatars = client.avatars;
  const faceOf = (seat: number): VNode | null => {
    const found = view.seats.find((one) => one.seat === seat);
    return found === undefined || found.robot ? null : drawAvatar(found.name, avatars[seat]);
  };
  return (
    <main key={native.game}>
      <MeteorTable
        host={client}
        view={view}
        signs={native.signs}
        avatars={avatars}
        {...(native.stage === undefined ? {} : { stage: drawStage(client, native.stage, client.board, faceOf) })}
        {...(guide.length === 0 ? {} : { guide: drawGuide(client, guide, isOwn ? client.board : null) })}
        {...(advice === null ? {} : { advice: drawAdvice(client, advice) })}
        {...(hintSwitch === null ? {} : { hintSwitch })}
        {...(news === null ? {} : { news })}
        {...(notes.length === 0 ? {} : { notes: drawNotes(client, notes) })}
      />
    </main>
  );
}
