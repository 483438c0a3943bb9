import type { VNode } from 'preact';
import type { Context } from '../core/actions.js';
import { icon } from '../../../web/icons.js';
import { loadSession } from '../core/session.js';
import { words } from '../../../web/words.js';

let typed: string | undefined;

const focus = (element: HTMLElement | null): void => {
  element?.focus();
};

/** Where a new visitor says a name. */
export function drawStart(context: Context): VNode {
  const { store, act } = context;
  typed ??= loadSession()?.name ?? '';
  const waiting = store.phase === 'entering';
  const play = (): void => {
    store.playNow = true;
    act.enter((typed ?? '').trim() || words.playNowName);
  };
  const enter = (event: Event): void => {
    event.preventDefault();
    const name = (typed ?? '').trim();
    if (name !== '') act.enter(name);
    else {
      store.startError = words.nameMissing;
      store.changed();
    }
  };
  return (
    <main key="start" class="start">
      <form class="start-card" novalidate onSubmit={enter}>
        <span class="start-mark" aria-hidden="true">
          {icon('hash')}
        </span>
        <h1>{words.startTitle}</h1>
        <p class="start-lead">{words.startLead}</p>
        <label class="start-label" for="name">
          {words.nameLabel}
        </label>
        <input
          class="start-field"
          value={typed}
          id="name"
          type="text"
          maxlength={32}
          autocomplete="nickname"
          placeholder={words.namePlaceholder}
          data-testid="name-field"
          enterkeyhint="go"
          aria-describedby="start-hint"
          aria-invalid={store.startError === undefined ? undefined : 'true'}
          ref={focus}
          onInput={(event) => {
            typed = event.currentTarget.value;
          }}
        />
        {store.startError !== undefined && (
          <p key="error" class="start-error" role="alert">
            {icon('warning')}
            {store.startError}
          </p>
        )}
        <button key="play" class="start-join start-play" type="button" data-testid="play-button" onClick={play}>
          {words.playNow}
        </button>
        <button
          key="join"
          class="start-join start-only-join"
          type="submit"
          data-testid="join-button"
          aria-busy={waiting ? 'true' : undefined}
        >
          {waiting ? words.joining : words.join}
        </button>
        <p key="hint" class="start-hint" id="start-hint">
          {words.startHint}
        </p>
      </form>
    </main>
  );
}

/** A reload: the name is known, the server not yet there. */
export function drawLoading(): VNode {
  return (
    <main key="loading" class="start">
      <p class="start-loading" role="status">
        <span class="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {words.loading}
      </p>
    </main>
  );
}
