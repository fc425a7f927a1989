import { nearest } from './suggest.ts';

/** Types that an app imports from `routeclass` to write its routes. */
export const publicTypes = [
  'ApiKey',
  'Basic',
  'Bearer',
  'Body',
  'Cookie',
  'Depends',
  'ErrorHandlers',
  'Field',
  'File',
  'Form',
  'Header',
  'int',
  'Path',
  'Query',
  'Upload',
] as const;

/** What an app imports from it to call. */
export const publicValues = [
  'closeApp',
  'createApp',
  'defineConfig',
  'detailedErrors',
  'DuplicateResource',
  'Forbidden',
  'HttpError',
  'PermissionDenied',
  'problemDetails',
  'RateLimitExceeded',
  'redirect',
  'reply',
  'ResourceNotFound',
  'Unauthorized',
  'ValidationError',
] as const;

/**
 * What to write where TypeScript does not know a name, or a module, and ours is meant: the import that is missing, or the name that is
 * misspelt. Undefined where it speaks of something else, or says itself what was meant.
 */
export function hintOfTypeError(message: string): string | undefined {
  if (message.includes('Did you mean')) return undefined;
  const module = /^Cannot find module '([^']+)'/.exec(message)?.[1];
  if (module !== undefined)
    return nearest(module, ['routeclass']) === undefined ? undefined : 'Did you mean `routeclass`?';
  const name =
    /^Cannot find name '(\w+)'/.exec(message)?.[1] ??
    /^(?:Module )?'"routeclass"' has no exported member (?:named )?'(\w+)'/.exec(message)?.[1];
  if (name === undefined) return undefined;
  const all: readonly string[] = [...publicTypes, ...publicValues];
  const meant = all.includes(name) ? name : nearest(name, all);
  if (meant === undefined) return undefined;
  const isType = (publicTypes as readonly string[]).includes(meant);
  const line = `\`import ${isType ? 'type ' : ''}{ ${meant} } from 'routeclass'\``;
  return meant === name ? `Write ${line}.` : `Did you mean \`${meant}\`? Write ${line}.`;
}
