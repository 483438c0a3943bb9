// A stand-in for the embedded server: enough of the protocol to look at the page alone. `node test/browser/page/fake-server.mjs [port]`.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocketServer } from 'ws';
import { boardParts, commands, form, handParts, legal, PICTURE } from './samples.mjs';

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:";
const page = process.env.PAGE_FOLDER ?? fileURLToPath(new URL('../../../dist/page', import.meta.url));
const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };
const bot = { id: '100000000000000001', name: 'Meteor', bot: true };

export async function startFake(port = 0) {
  const http = createServer((request, response) => {
    if (request.url.startsWith('/emojis/')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from(PICTURE, 'base64'));
      return;
    }
    const name = request.url === '/' ? 'index.html' : request.url.slice(1);
    readFile(join(page, name)).then(
      (body) => {
        response.writeHead(200, {
          'content-type': TYPES[name.split('.').pop()] ?? 'application/octet-stream',
          'content-security-policy': CSP,
        });
        response.end(body);
      },
      () => {
        response.writeHead(404).end();
      },
    );
  });
  const world = new World();
  const server = new WebSocketServer({ server: http, path: '/local/ws' });
  server.on('connection', (socket) => {
    world.connect(socket);
  });
  await new Promise((resolve) => {
    http.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${http.address().port}/`,
    world,
    picture: `http://127.0.0.1:${http.address().port}/emojis/1.png`,
    drop: () => {
      for (const socket of server.clients) socket.terminate();
    },
    close: () => {
      server.close();
      http.close();
    },
  };
}

class World {
  users = [
    bot,
    { id: '200000000000000002', name: 'Ben', bot: false },
    { id: '200000000000000003', name: 'Chloé', bot: false },
  ];
  channels = [
    { id: '300000000000000001', name: 'meteor' },
    { id: '300000000000000002', name: 'general' },
    { id: '300000000000000003', name: 'game night', parentId: '300000000000000001' },
  ];
  messages = [];
  sockets = new Map();
  requests = [];
  last = 500000000000000000n;
  slow = 250;

  id() {
    this.last += 1n;
    return String(this.last);
  }
  push(push, only) {
    for (const [socket, user] of this.sockets)
      if (only === undefined || user.id === only) socket.send(JSON.stringify(push));
  }

  post(fields, only) {
    const message = {
      id: this.id(),
      channelId: this.channels[0].id,
      author: bot,
      content: '',
      components: [],
      attachments: [],
      ephemeral: only !== undefined,
      loading: false,
      edited: false,
      pinned: false,
      at: Date.now(),
      reactions: [],
      ...fields,
    };
    this.messages.push(message);
    if (only !== undefined) message.only = only;
    this.push({ push: 'message', message }, only);
    return message;
  }

  edit(message, fields) {
    Object.assign(message, fields, { edited: message.ephemeral ? message.edited : true });
    this.push({ push: 'update', message }, message.only);
  }

  connect(socket) {
    socket.on('message', (data) => {
      const request = JSON.parse(String(data));
      this.requests.push(request);
      const answer = (reply) => {
        socket.send(JSON.stringify({ reply: request.id, ok: true, ...reply }));
      };
      this[`do_${request.do}`](request, answer, this.sockets.get(socket), socket);
    });
    socket.on('close', () => {
      this.sockets.delete(socket);
    });
  }

  do_hello(request, answer, _user, socket) {
    let user = this.users.find((known) => `token-${known.id}` === request.token);
    if (user === undefined) {
      user = { id: this.id(), name: request.name, bot: false };
      this.users = [...this.users, user];
    }
    this.sockets.set(socket, user);
    answer({
      token: `token-${user.id}`,
      user,
      state: {
        guildName: 'Meteor on this machine',
        channels: this.channels,
        messages: this.messages.filter((message) => message.only === undefined || message.only === user.id),
        commands,
        users: this.users,
        botOnline: true,
      },
    });
    this.push({ push: 'users', users: this.users });
  }

  do_say(request, answer, user) {
    answer({});
    this.post({ author: user, content: request.content, channelId: request.channelId });
  }
  do_edit(request, answer) {
    answer({});
    this.edit(
      this.messages.find((message) => message.id === request.messageId),
      { content: request.content },
    );
  }
  do_delete(request, answer) {
    answer({});
    this.remove(request.messageId);
  }
  do_dismiss(request, answer) {
    answer({});
    this.remove(request.messageId);
  }
  remove(messageId) {
    this.messages = this.messages.filter((message) => message.id !== messageId);
    this.push({ push: 'remove', channelId: this.channels[0].id, messageId });
  }
  do_react(request, answer) {
    answer({});
    this.edit(
      this.messages.find((message) => message.id === request.messageId),
      { reactions: [{ emoji: request.emoji, count: 1, mine: true }] },
    );
  }

  do_click(request, answer, user) {
    const message = this.messages.find((candidate) => candidate.id === request.messageId);
    setTimeout(() => {
      if (request.customId === 'fail') {
        answer({ ok: false, error: 'This interaction failed' });
        return;
      }
      if (request.customId === 'ask') {
        answer({ modal: form });
        return;
      }
      answer({});
      if (request.customId === 'hand') this.post({ components: handParts(0), answers: { user } }, user.id);
      else if (message !== undefined)
        this.edit(message, {
          components: message.ephemeral ? handParts(this.requests.length) : boardParts(this.requests.length),
        });
    }, this.slow);
  }

  /** The first time something is wrong. */
  do_submit(_request, answer) {
    this.submits = (this.submits ?? 0) + 1;
    answer(this.submits === 1 ? { ok: false, error: 'That will not do, not yet' } : {});
  }

  do_select(request, answer) {
    setTimeout(() => {
      answer({});
    }, this.slow);
  }
  do_command(request, answer, user) {
    setTimeout(() => {
      if (request.path[0] === 'kick') {
        answer({ ok: false, error: 'The application did not respond' });
        return;
      }
      answer({});
      this.post(
        {
          content: `Done: \`${JSON.stringify(request.options)}\``,
          answers: {
            user,
            command: [commands.find((c) => c.id === request.commandId).name, ...request.path].join(' '),
          },
        },
        user.id,
      );
    }, this.slow);
  }

  do_autocomplete(request, answer) {
    const focused = request.options.find((option) => option.focused);
    setTimeout(() => {
      answer({
        choices: legal(focused.name)
          .filter((choice) => choice.name.toLowerCase().includes(String(focused.value).toLowerCase()))
          .slice(0, 25),
      });
    }, 60);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log((await startFake(Number(process.argv[2] ?? 0))).url);
