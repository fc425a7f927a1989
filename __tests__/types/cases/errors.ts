// Bodies of errors have types of their own, whatever is said beside them.
import { type ConflictObject, conflictObject, type ErrorObject, errorObject } from 'routeclass';

const full = errorObject('It is full', { status: 507 }, { free: 0, timestamp: 5 });
export const free: number = full.free;
export const at: string = full.timestamp;
export const standard: ErrorObject = full;
// @ts-expect-error: the time is a text, whatever `extra` says.
export const stray: number = full.timestamp;

const conflict: ConflictObject = conflictObject('Todo', 'title', 'a');
export const field: string = conflict.field;
