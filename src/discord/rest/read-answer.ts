export async function newMessageId(callback: Promise<unknown>): Promise<string | null> {
  const result = await callback;
  const id = at(result, 'resource', 'message', 'id') ?? at(result, 'interaction', 'response_message_id');
  return typeof id === 'string' ? id : null;
}

/** What a compatible server answers is looked at before it is believed. */
export const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  );
