import { render, type ComponentChildren, type VNode } from 'preact';
import { drawActivity } from '../activity/draw.js';
import { drawComposer, growComposer } from '../composer/draw.js';
import type { Composer } from '../composer/composer.js';
import type { Context } from '../core/actions.js';
import { icon } from '../../../web/icons.js';
import { focusedPlace, keepFocus } from '../core/focus.js';
import { drawJump, findJumps, type Jump, type Side } from '../messages/jumps.js';
import { drawList } from '../messages/list.js';
import type { Scroll } from '../messages/scroll.js';
import { fill, words } from '../../../web/words.js';
import { iconOf } from './channel-name.js';
import { drawForm } from './form.js';
import { drawChannels, drawMembers } from './sidebars.js';
import { drawLoading, drawStart } from './start.js';

/** An answer that comes later than this is no longer waited for. */
const ANSWER_MS = 4000;

/** The whole page from what the store holds. */
export class App {
  private ways: readonly Jump[] = [];
  private lastChannel = '';
  private newest = '';
  private seen = 0;
  private lookAgain = false;
  /** What the chips were drawn from, so that looking again draws only what is new. */
  private lastSeen = '';

  constructor(
    private readonly root: Element,
    private readonly context: Context,
    private readonly composer: Composer,
    private readonly scroll: Scroll,
  ) {}

  private readonly attach = (box: HTMLElement | null): void => {
    if (box?.firstElementChild instanceof HTMLElement) this.scroll.attach(box, box.firstElementChild);
  };

  draw(): void {
    const { store } = this.context;
    const before = focusedPlace();
    this.follow();
    render(this.screen(), this.root);
    this.scroll.settle();
    growComposer();
    const channel = store.channel(store.channelId)?.name;
    document.title =
      store.phase === 'channel' && channel !== undefined ? `#${channel} – ${store.guildName}` : words.startTitle;
    if (store.phase === 'channel') this.lookAround();
    // Where the focused element is gone, the focus goes to the composer, not to the top of the page.
    if (!keepFocus(before) && window.matchMedia('(hover: hover)').matches) this.composer.focusText();
  }

  /** Another channel starts at its end; what comes while one reads higher up is counted. */
  private follow(): void {
    const { store } = this.context;
    if (store.channelId !== this.lastChannel) {
      this.lastChannel = store.channelId;
      this.scroll.toEnd();
    }
    const newest = store.shown().at(-1);
    if (newest !== undefined && newest.id !== this.newest) {
      this.newest = newest.id;
      // The answer to one's own click or words is what one waits for: go there.
      const mine = newest.ephemeral || newest.author.id === store.me?.id || newest.answers?.user.id === store.me?.id;
      if (mine && Date.now() - store.actedAt < ANSWER_MS) this.scroll.toEnd();
    }
    if (this.scroll.atEnd) this.seen = store.shown().length;
  }

  /** The jump chips depend on where things have come to stand, so they are looked at after the drawing. */
  lookAround(): void {
    if (this.lookAgain) return;
    this.lookAgain = true;
    requestAnimationFrame(() => {
      this.lookAgain = false;
      const found = findJumps(this.context.store, this.scroll);
      const now = JSON.stringify([found, this.scroll.atEnd]);
      if (now === this.lastSeen) return;
      this.lastSeen = now;
      this.ways = found;
      render(this.screen(), this.root);
    });
  }

  private screen(): ComponentChildren {
    const { store } = this.context;
    if (store.phase !== 'channel')
      return [
        store.phase === 'entering' && store.startError === undefined && this.isReturn()
          ? drawLoading()
          : drawStart(this.context),
      ];
    return [
      <div key="app" class={store.activity === undefined ? 'app' : 'app with-activity'}>
        {drawChannels(this.context)}
        {store.drawerOpen && (
          <div
            key="shade"
            class="shade"
            onClick={() => {
              store.drawerOpen = false;
              store.changed();
            }}
          />
        )}
        <main key="main" class="main">
          {this.header()}
          {this.banner()}
          {this.messages()}
          {this.bottom()}
        </main>
        {drawMembers(this.context)}
        {drawActivity(this.context)}
        {drawForm(this.context)}
      </div>,
    ];
  }

  private isReturn(): boolean {
    return document.querySelector('.start-card') === null;
  }

  private header(): VNode {
    const { store } = this.context;
    const channel = store.channel(store.channelId);
    return (
      <header key="header" class="top">
        <button
          class="icon-button drawer-open"
          type="button"
          aria-label={words.openChannels}
          aria-expanded={store.drawerOpen ? 'true' : 'false'}
          aria-controls="channels"
          onClick={() => {
            store.drawerOpen = true;
            store.changed(() => {
              document.querySelector<HTMLElement>('.channels .here')?.focus();
            });
          }}
        >
          {icon('menu')}
        </button>
        <span class="top-icon">{icon(iconOf(channel))}</span>
        <h1 class="top-name">{channel?.name ?? ''}</h1>
        {channel?.place === undefined && <span class="top-guild">{store.guildName}</span>}
        <nav class="jumps jumps-above" aria-label={words.jumpsUp}>
          {this.chips('above')}
        </nav>
        <span
          class={store.botOnline ? 'bot-state online' : 'bot-state'}
          data-testid="bot-state"
          data-online={String(store.botOnline)}
        >
          <span class="bot-dot" aria-hidden="true" />
          {store.botOnline ? words.botOnline : words.botOffline}
        </span>
        {store.activities && store.activity === undefined && channel?.place === undefined && (
          <button
            key="activity"
            class="activity-open"
            type="button"
            data-testid="activity-open"
            aria-label={words.openActivity}
            onClick={() => {
              void this.context.host.start(store.channelId);
            }}
          >
            <span class="wide-only">{words.openActivity}</span>
            <span class="narrow-only">{words.openActivityShort}</span>
          </button>
        )}
        <button
          class="icon-button members-toggle"
          type="button"
          aria-label={words.showMembers}
          aria-expanded={store.membersOpen ? 'true' : 'false'}
          onClick={() => {
            store.membersOpen = !store.membersOpen;
            store.changed();
          }}
        >
          {icon('people')}
        </button>
      </header>
    );
  }

  private banner(): ComponentChildren {
    const { store } = this.context;
    if (!store.linkUp)
      return (
        <div key="banner" class="banner lost" role="alert" data-testid="connection-lost">
          {words.lost}
        </div>
      );
    return (
      !store.botOnline && (
        <div key="banner" class="banner" role="status">
          {words.botOfflineNote}
        </div>
      )
    );
  }

  private messages(): VNode {
    const name = this.context.store.channel(this.context.store.channelId)?.name ?? '';
    return (
      <div
        key="scroller"
        class="scroller"
        data-testid="scroller"
        ref={this.attach}
        onKeyDown={(event) => {
          walk(event);
        }}
      >
        <div
          class="messages"
          role="log"
          aria-live="polite"
          aria-relevant="additions"
          aria-label={fill(words.messagesIn, { channel: name })}
          tabindex={0}
          data-testid="messages"
        >
          {drawList(this.context)}
        </div>
      </div>
    );
  }

  private chips(side: Side): readonly VNode[] {
    return this.ways.filter((jump) => jump.side === side).map((jump) => drawJump(jump, this.scroll));
  }

  private jumps(): readonly ComponentChildren[] {
    const missed = Math.max(0, this.context.store.shown().length - this.seen);
    const label =
      missed === 0 ? words.jumpToPresent : missed === 1 ? words.newMessage : fill(words.newMessages, { count: missed });
    return [
      this.chips('below'),
      !this.scroll.atEnd && (
        <button
          key="end"
          class={missed > 0 ? 'jump-chip jump-end fresh' : 'jump-chip jump-end'}
          type="button"
          data-testid="jump-to-end"
          aria-label={label}
          onClick={() => {
            this.scroll.toEnd();
            this.context.store.changed();
          }}
        >
          <span class={missed > 0 ? '' : 'wide-only'}>{label}</span>
          {icon('down')}
        </button>
      ),
    ];
  }

  private bottom(): VNode {
    return (
      <footer key="bottom" class="bottom">
        <nav key="jumps" class="jumps jumps-below" aria-label={words.jumpsDown}>
          {this.jumps()}
        </nav>
        {drawComposer(this.composer)}
      </footer>
    );
  }
}

/** Up and down go from message to message, as on Discord, while the focus is on one or on the list. */
function walk(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const target = event.target;
  if (step === 0 || !(target instanceof HTMLElement) || !target.matches('.messages, .message')) return;
  const all = [...document.querySelectorAll<HTMLElement>('.message')];
  const at = all.indexOf(target);
  const next = at < 0 ? all.at(-1) : all[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
