import { stableId, type Snowflakes } from '../snowflake.js';
import { refuse } from '../errors.js';
import type { Json } from './model.js';

export interface ApiChoice {
  readonly name: string;
  readonly value: string | number;
}

export interface ApiCommandOption {
  readonly type: number;
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly ApiChoice[];
  readonly options?: readonly ApiCommandOption[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
}

export interface ApiCommand {
  readonly id: string;
  readonly application_id: string;
  readonly guild_id?: string;
  readonly version: string;
  readonly type: number;
  readonly name: string;
  readonly description: string;
  readonly options?: readonly ApiCommandOption[];
  readonly default_member_permissions: string | null;
  readonly [field: string]: unknown;
}

const GLOBAL = 'global';

/** Discord docs, "Application Command Types". */
export const ENTRY_POINT = 4;

/** The application's commands, of all guilds and of single ones. */

export class CommandStore {
  readonly #scopes = new Map<string, Map<string, ApiCommand>>();

  constructor(
    private readonly applicationId: string,
    private readonly snowflakes: Snowflakes,
    hasActivity: boolean,
  ) {
    // Discord makes it by itself where Activities are switched on, and opens them itself until the bot wants to.
    if (hasActivity) this.put({ name: 'launch', type: ENTRY_POINT, handler: 2, description: '' });
  }

  list(guildId?: string): ApiCommand[] {
    return [...this.#scope(guildId).values()];
  }

  /** What a member of the guild may type: its own commands stand before the global ones of the same name. */
  visible(guildId: string): ApiCommand[] {
    const own = this.list(guildId);
    const names = new Set(own.map((command) => command.name));
    return [...own, ...this.list().filter((command) => !names.has(command.name))];
  }

  get(id: string, guildId?: string): ApiCommand {
    const command = this.#scope(guildId).get(id);
    if (!command) throw refuse.unknownCommand();
    return command;
  }

  /** Discord refuses to overwrite an Entry Point command away. */
  replaceAll(definitions: readonly Json[], guildId?: string): ApiCommand[] {
    const hasOne = this.list(guildId).some(({ type }) => type === ENTRY_POINT);
    if (hasOne && !definitions.some(({ type }) => type === ENTRY_POINT)) throw refuse.entryPointLeftOut();
    this.#scope(guildId).clear();
    return definitions.map((definition) => this.put(definition, guildId));
  }

  /** Adds a command, or replaces the one of the same name and type. */
  put(definition: Json, guildId?: string): ApiCommand {
    const type = Number(definition['type'] ?? 1);
    const name = String(definition['name']);
    const id = stableId('command', this.applicationId, guildId ?? GLOBAL, String(type), name);
    const command: ApiCommand = {
      default_permission: true,
      nsfw: false,
      integration_types: [0],
      contexts: null,
      ...definition,
      id,
      type,
      name,
      application_id: this.applicationId,
      version: this.snowflakes.next(),
      description: String(definition['description'] ?? ''),
      default_member_permissions: (definition['default_member_permissions'] as string | undefined) ?? null,
      ...(guildId && { guild_id: guildId }),
    };
    this.#scope(guildId).set(id, command);
    return command;
  }

  edit(id: string, change: Json, guildId?: string): ApiCommand {
    const old = this.get(id, guildId);
    this.remove(id, guildId);
    return this.put({ ...old, ...change }, guildId);
  }

  remove(id: string, guildId?: string): void {
    this.get(id, guildId);
    this.#scope(guildId).delete(id);
  }

  forgetGuild(guildId: string): void {
    this.#scopes.delete(guildId);
  }

  #scope(guildId = GLOBAL): Map<string, ApiCommand> {
    const known = this.#scopes.get(guildId);
    if (known) return known;
    const made = new Map<string, ApiCommand>();
    this.#scopes.set(guildId, made);
    return made;
  }
}
