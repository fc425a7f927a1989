export * as auth from './auth.ts';
export { currentUser as user, type CurrentUser, default as pageSize } from './auth.ts';
export * from './database.ts';
