import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { ActivityServer } from '../../../activity/index.js';
import type { App } from '../../../app.js';
import type { Logger } from '../../../discord/ports.js';
import { createGuard } from '../../../http/guard.js';
import { systemClock } from '../../../table/clock.js';
import { systemTimers } from '../../../table/timers.js';
import { CLIENT_SECRET } from '../discord.js';

/** The name under which the world's network has the bot. */
export const BOT_HOST = 'bot.invalid';
/** Nobody asks for the page's files: the world's pages have their own code. */
const NO_FOLDER = '/nowhere';

/** The Activity of one process: its HTTP and WebSockets are real, its connections are the world's. */
export class ServedActivity {
  readonly #activity: ActivityServer;
  readonly #http = createServer();

  constructor({ bot }: App, log: Logger) {
    const clock = systemClock();
    this.#activity = new ActivityServer({
      clock,
      timers: systemTimers(clock),
      log,
      identity: bot.identity(CLIENT_SECRET),
      rooms: bot.rooms,
      folder: NO_FOLDER,
      applicationId: () => bot.applicationId,
      isOwn: createGuard({ host: '127.0.0.1', publicUrl: `http://${BOT_HOST}` }),
    });
    this.#http.on('request', (request, response) => {
      if (!this.#activity.handle(request, response)) response.writeHead(404).end();
    });
    this.#http.on('upgrade', (request, socket, head) => {
      if (!this.#activity.upgrade(request, socket, head)) socket.destroy();
    });
  }

  /** A page has connected. */
  accept(socket: Socket): void {
    this.#http.emit('connection', socket);
  }

  /** Pages come back by themselves, to the process that follows. */
  close(): void {
    this.#activity.close();
  }

  /** Its process has ended. */
  end(): void {
    this.#http.close();
  }
}
