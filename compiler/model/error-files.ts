import type { Type } from './types.ts';

/** An `error.ts`: which errors it turns into answers, and how, as far as its code tells. */
export interface ErrorFile {
  /** Absolute path, with `/`. */
  readonly file: string;
  readonly validation: ErrorMode;
  readonly http: ErrorMode;
  readonly unhandled: ErrorMode;
}

/** `none`: the next `error.ts` up the tree decides. An object: a function of the app decides. */
export type ErrorMode = 'none' | BuiltInMode | OwnErrors;

/** The modes of the runtime that an `error.ts` can choose. */
export type BuiltInMode = 'detailed' | 'problem';

/** A function of the app that answers errors. */
export interface OwnErrors {
  /** What it returns; undefined where its code is not known. */
  readonly replies: readonly OwnReply[] | undefined;
}

/** What one `return` of such a function answers. */
export interface OwnReply {
  /** Undefined where the status depends on the error. */
  readonly statuses: readonly number[] | undefined;
  /** The possible bodies. */
  readonly bodies: readonly OwnBody[];
  /** Whether it has the headers of the error. */
  readonly passesHeaders: boolean;
}

/** `none`: no body. A mode: the body that the runtime's own handler makes. */
export type OwnBody = 'unknown' | 'none' | BuiltInMode | TypedBody;

/** A body of the app. */
export interface TypedBody {
  readonly mediaType: string;
  readonly type: Type;
}
