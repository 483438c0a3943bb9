import type { VNode } from 'preact';
import type { TableView } from '../../games/meteor/table-view.js';
import type { Client } from '../client.js';
import { drawStage } from '../stage.js';
import { MeteorTable } from './meteor/table.js';

/** The part of this page that draws a game's own table, by kind; null: its messages are drawn. */
export function drawNative(client: Client): VNode | null {
  const native = client.room?.native ?? null;
  // Server and page are built from one type.
  return native?.kind === 'meteor' ? (
    <main key={native.game}>
      <MeteorTable
        host={client}
        view={native.view as TableView}
        signs={native.signs}
        {...(native.stage === undefined ? {} : { stage: drawStage(client, native.stage, client.board) })}
      />
    </main>
  ) : null;
}
