import type { ApiComponent } from '../shapes.js';

// Components are what a bot sent, so every field's type is checked; one of another type counts as absent.

export function text(source: unknown, field: string): string | undefined {
  const value = record(source)[field];
  return typeof value === 'string' ? value : undefined;
}

export function number(source: unknown, field: string): number | undefined {
  const value = record(source)[field];
  return typeof value === 'number' ? value : undefined;
}

export function flag(source: unknown, field: string): boolean {
  return record(source)[field] === true;
}

export function record(source: unknown): Readonly<Record<string, unknown>> {
  return typeof source === 'object' && source !== null ? (source as Readonly<Record<string, unknown>>) : {};
}

export function list(source: unknown, field: string): readonly unknown[] {
  const value = record(source)[field];
  return Array.isArray(value) ? value : [];
}

export function component(source: unknown): ApiComponent | undefined {
  const type = number(source, 'type');
  return type === undefined ? undefined : { ...record(source), type };
}

export function children(source: unknown, field = 'components'): readonly ApiComponent[] {
  return list(source, field)
    .map(component)
    .filter((child) => child !== undefined);
}

/** Walks through all components of a message, nested ones too. */
export function everyComponent(source: unknown): readonly ApiComponent[] {
  return children(source).flatMap((child) => [child, ...everyComponent(child)]);
}
