import type { ZodMiniType } from 'zod/mini';

export declare const ApplicationCommandAutocompleteCallbackRequestSchema: ZodMiniType;
export declare const ApplicationCommandUpdateRequestSchema: ZodMiniType;
export declare const CreateMessageInteractionCallbackRequestSchema: ZodMiniType;
export declare const CreateTextThreadWithoutMessageRequestSchema: ZodMiniType;
export declare const IncomingWebhookRequestPartialSchema: ZodMiniType;
export declare const IncomingWebhookUpdateRequestPartialSchema: ZodMiniType;
export declare const MessageCreateRequestSchema: ZodMiniType;
export declare const MessageEditRequestPartialSchema: ZodMiniType;
export declare const ModalInteractionCallbackRequestSchema: ZodMiniType;
export declare const UpdateMessageInteractionCallbackRequestSchema: ZodMiniType;
