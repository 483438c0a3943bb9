export {
  LocalDiscord,
  ListeningDiscord,
  createLocalDiscord,
  listenLocal,
  localIds,
  type LocalOptions,
} from './local.js';
export type { MadeUser } from './world/model.js';
export type { Keys } from './window/access.js';
export { LocalUser, type OptionValue, type OptionValues, type SayExtras, type Seen } from './users/local-user.js';
export { CannotDo } from './users/payload.js';
export type { FormValues } from './users/form.js';
export { allText, buttonsOf, findButton, type SeenButton } from './users/reading.js';
export { realClock, realTimers, type Clock, type Timers } from './time.js';
export { shardOf, type Shard } from './gateway/shard.js';
export type { GatewaySession } from './gateway/gateway.js';
export { snowflakeAt, timeOf } from './snowflake.js';
export type { PermissionName } from './world/permissions.js';
export type { ApiComponent, ApiMessage, ApiUser } from './world/model.js';
export type { PlannedTrouble, RequestMatch, Trouble } from './rest/faults.js';
export type { RecordedRequest } from './rest/recorder.js';
