/** Discord docs, "Message types": a message, and a reply. */
export const MESSAGE = 0;
export const REPLY = 19;
/** Notices of a thread's new title, which Discord lets nobody delete, and of its making; the title is the content. */
export const RENAMED = 4;
export const THREAD_MADE = 18;
