export { ActivityServer } from './server.js';
export { elsewhereOf } from './elsewhere.js';
export { ANCESTORS } from './page-files.js';
export type { ActivityFace } from './face.js';
export type {
  GameAct,
  Identity,
  Known,
  Member,
  Note,
  Outcome,
  Person,
  Press,
  Room,
  RoomEvents,
  Rooms,
  Viewer,
} from './ports.js';
export type { Component, DrawnMessage, NativeView, News, RoomParts, ServerFrame, Stage } from './protocol.js';
export { createProxyCheck, type ProxyCheck } from './proxy-signature.js';
