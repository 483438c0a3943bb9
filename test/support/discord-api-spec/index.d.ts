/** What is used of npm's discord-api-spec; its own types are sources that this compiler's options don't take. */
export declare const pathsList: Readonly<Record<'get' | 'put' | 'post' | 'delete' | 'patch', readonly string[]>>;
