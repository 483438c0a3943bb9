/** A refusal in Discord's own shape: HTTP status, JSON error code and, for 50035, the tree of faults. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly errors?: object,
  ) {
    super(message);
  }

  toJSON(): object {
    return { message: this.message, code: this.code, ...(this.errors && { errors: this.errors }) };
  }
}

/** Discord docs, "Opcodes and Status Codes", JSON error codes. */
export const refuse = {
  unauthorized: () => new ApiError(401, 0, '401: Unauthorized'),
  noSuchRoute: () => new ApiError(404, 0, '404: Not Found'),
  wrongMethod: () => new ApiError(405, 0, '405: Method Not Allowed'),
  unknownChannel: () => new ApiError(404, 10003, 'Unknown Channel'),
  unknownGuild: () => new ApiError(404, 10004, 'Unknown Guild'),
  unknownMember: () => new ApiError(404, 10007, 'Unknown Member'),
  unknownMessage: () => new ApiError(404, 10008, 'Unknown Message'),
  unknownUser: () => new ApiError(404, 10013, 'Unknown User'),
  unknownEmoji: () => new ApiError(404, 10014, 'Unknown Emoji'),
  unknownWebhook: () => new ApiError(404, 10015, 'Unknown Webhook'),
  unknownInteraction: () => new ApiError(404, 10062, 'Unknown interaction'),
  unknownInstance: () => new ApiError(404, 10085, 'Unknown Activity Instance'),
  unknownCommand: () => new ApiError(404, 10063, 'Unknown application command'),
  tooLarge: () => new ApiError(413, 40005, 'Request entity too large'),
  notInVoice: () => new ApiError(400, 40032, 'Target user is not connected to voice.'),
  tooManyFollowUps: () =>
    new ApiError(400, 40094, 'This interaction has hit the maximum number of follow up messages.'),
  alreadyAcknowledged: () => new ApiError(400, 40060, 'Interaction has already been acknowledged.'),
  missingAccess: () => new ApiError(403, 50001, 'Missing Access'),
  notYourMessage: () => new ApiError(403, 50005, 'Cannot edit a message authored by another user'),
  emptyMessage: () => new ApiError(400, 50006, 'Cannot send an empty message'),
  cannotMessageUser: () => new ApiError(403, 50007, 'Cannot send messages to this user'),
  missingPermissions: () => new ApiError(403, 50013, 'Missing Permissions'),
  bulkDeleteCount: () =>
    new ApiError(
      400,
      50016,
      'Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100 messages to delete',
    ),
  systemMessage: () => new ApiError(403, 50021, 'Cannot execute action on a system message'),
  invalidWebhookToken: () => new ApiError(401, 50027, 'Invalid Webhook Token'),
  tooOldToBulkDelete: () => new ApiError(400, 50034, 'A message provided was too old to bulk delete'),
  entryPointLeftOut: () =>
    new ApiError(400, 50240, 'You cannot remove this app’s Entry Point command in a bulk update operation.'),
  notJson: () => new ApiError(400, 50109, 'The request body contains invalid JSON.'),
};
