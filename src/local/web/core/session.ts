/** The person who uses this tab. sessionStorage is per tab, so that a second tab is a second player. */
export interface Session {
  readonly name: string;
  readonly token?: string;
}

const KEY = 'local-discord-session';

export function loadSession(): Session | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('name' in stored) || typeof stored.name !== 'string')
      return undefined;
    const token = 'token' in stored && typeof stored.token === 'string' ? { token: stored.token } : {};
    return { name: stored.name, ...token };
  } catch {
    // Storage can be switched off or hold something old; then this is simply a new visitor.
    return undefined;
  }
}

export function saveSession(session: Session): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(session));
  } catch {
    // Without storage a reload asks for the name again; nothing else is lost.
  }
}

export function forgetToken(session: Session): void {
  saveSession({ name: session.name });
}
