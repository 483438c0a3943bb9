import { ActivityHost } from './activity/host.js';
import { Composer } from './composer/composer.js';
import type { Context } from './core/actions.js';
import { Actions } from './core/actions.js';
import { Connection } from './core/connection.js';
import { loadSession } from './core/session.js';
import { Store } from './core/store.js';
import { startTicker } from '../../web/time.js';
import { tellTimesIn } from '../../web/time-text.js';
import { App } from './frame/app.js';
import { Announcer, type Urgency } from './messages/announcer.js';
import { openPlaces } from './messages/links.js';
import { Scroll } from './messages/scroll.js';

/** Letters typed while nothing has the focus go to the composer, as on Discord. */
function typeAnywhere(composer: Composer): void {
  document.addEventListener('keydown', (event) => {
    const free =
      document.activeElement === null ||
      document.activeElement === document.body ||
      document.activeElement.matches('.messages, .message, .button');
    if (!free || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === ' ') return;
    composer.focusText();
  });
}

/** Esc closes what lies over the channel. */
function escapeAnywhere(store: Store): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !(store.drawerOpen || store.membersOpen)) return;
    const opener = store.drawerOpen ? '.drawer-open' : '.members-toggle';
    store.drawerOpen = false;
    store.membersOpen = false;
    store.changed(() => {
      document.querySelector<HTMLElement>(opener)?.focus();
    });
  });
}

/** Says it through the live region of its urgency; emptied first, so that the same words are said again. */
function say(words: string, urgency: Urgency): void {
  const place = document.getElementById(urgency === 'assertive' ? 'alarm' : 'announcer');
  if (place === null) return;
  place.textContent = '';
  window.setTimeout(() => {
    place.textContent = words;
  }, 50);
}

function run(root: Element): void {
  // The language that the bot is told as its user's: panels and their countdowns are in one.
  tellTimesIn(navigator.language);
  const announcer = new Announcer({
    say,
    setTimeout: (run, ms) => window.setTimeout(run, ms),
    now: () => Date.now(),
    actedAt: () => store.actedAt,
    nameOf: (id) => store.user(id)?.name,
  });
  // The parts know each other through this one place; each is made before it is first called.
  const store: Store = new Store(() => {
    if (store.phase === 'channel') announcer.look(store.channelId, store.shown());
    app.draw();
  });
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const connection: Connection = new Connection(`${scheme}://${location.host}/local/ws`, {
    open: () => {
      void act.hello().then(() => {
        if (store.phase !== 'channel') return;
        host.returned();
        if (store.playNow) void host.start(store.channelId, true);
        store.playNow = false;
      });
    },
    lost: () => {
      store.linkUp = false;
      store.changed();
    },
    push: (push) => {
      if (push.push === 'activity') void host.open(push.channelId);
      else store.receive(push);
    },
  });
  const act = new Actions(store, connection);
  const host: ActivityHost = new ActivityHost(store, connection);
  const context: Context = { store, act, host };
  const composer = new Composer(context);
  const scroll: Scroll = new Scroll(() => {
    app.lookAround();
  });
  const app = new App(root, context, composer, scroll);

  if (loadSession()?.token !== undefined) store.phase = 'entering';
  store.changed();
  if (loadSession()?.token !== undefined) connection.start();
  startTicker();
  typeAnywhere(composer);
  escapeAnywhere(store);
  openPlaces(store);
}

const root = document.getElementById('app');
if (root !== null) run(root);
