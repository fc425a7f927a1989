import type { folders } from '../catalogue/folders.ts';
import type { Explanations } from './explanation.ts';

export const folderExplanations: Explanations<typeof folders> = {
  'routes-folder-missing': {
    rule: 'The routes folder exists: `app/routes`, or the one that the config names.',
    why: 'The paths of an app are the folders below it. Without it there is nothing to compile, and an empty app is hardly what was meant: a misspelt folder is.',
  },
  'routes-folder-empty': {
    rule: 'The routes folder holds at least one `page.ts`.',
    why: 'A folder becomes a path by its `page.ts`; files of other names are modules like any other. Folders that begin with `_` or `.` are not looked into.',
  },
  'malformed-folder': {
    rule: 'A folder is named as a path segment is written: `todos`, `[id]`, `[...path]`, or `(group)`.',
    why: 'A bracket that is not closed would be a literal segment that no client ever asks for. Characters that cannot stand in an import (`%`, `#`, `?`, a backslash) are refused, since the generated code imports the pages by their path.',
  },
  'rest-segment-not-last': {
    rule: 'A rest segment, `[...path]`, is the last of its path.',
    why: 'It takes all that is left of the path of a request, so nothing can come after it. Where one segment alone is meant, write `[path]`.',
  },
  'repeated-segment': {
    rule: 'The parameters of one path have different names.',
    why: 'A method asks for a segment by its name, and a document names each parameter once. Of two with one name, one could never be read.',
  },
  'duplicate-path': {
    rule: 'No two pages answer the same requests.',
    why: '`/users/{id}` and `/users/{name}` have the same shape, and a group such as `(admin)` adds nothing to a path: which page answered would depend on chance. A static segment beside a dynamic one is fine, and wins: `/users/me` beside `/users/{id}`.',
  },
  'no-default-export': {
    rule: '`error.ts` and `middleware.ts` export by default what they are for.',
    why: 'The generated table imports the default export of each and gives it to the routes below its folder. A file without one would silently do nothing: no error would be turned into an answer, no request would be looked at.',
  },
  'not-error-handlers': {
    rule: '`error.ts` exports an object with `validation`, `http` or `unhandled`, or `detailedErrors()` or `problemDetails()`.',
    why: 'The three handlers are for different errors: a request that is not valid, an error with a status, and everything that nobody expected. What a file leaves out falls to the next one up the tree, so a misspelt name would quietly leave an error to somebody else. A status with which there is no answer would be in the document, and make a plain 500 of every such error.',
  },
  'not-middleware': {
    rule: '`middleware.ts` exports a function `(event, next)`, or a list of such functions.',
    why: 'It is middleware of h3: it is called with the event of the request, and calls `next()` to let it go on. It is bound to the routes below its folder when the app is built, so no spelling of a URL goes around it.',
  },
  'handlers-without-page': {
    rule: 'An `error.ts` or a `middleware.ts` stands above a page.',
    why: 'It is about the pages of its folder and of those below. Where there is none it would never run, while whoever wrote it counts on it: a guard that guards nothing is worse than none.',
  },
  'misnamed-page': {
    rule: 'Pages are named `page.ts`, handlers of errors `error.ts`, middleware `middleware.ts`.',
    why: 'A file of a name that merely looks like one of these is not read, and its route would silently be missing: on some systems `Page.ts` and `page.ts` are one file, on others two. A helper can keep such a name behind an underscore: `_pages.ts`.',
  },
  'runtime-not-found': {
    rule: 'The app has the package `routeclass` installed.',
    why: 'Declarators are types of that package, and the generated code imports it. Without it TypeScript knows none of them, and nothing that was read from the pages could be trusted.',
  },
  'other-h3': {
    rule: 'The `h3` that the app imports is of the major version that `routeclass` depends on.',
    why: 'Events and errors of another major version are other types and other classes: middleware would not fit, and what is thrown would be no HTTP error. An app that imports `h3` names it among its own dependencies, else it gets the one that npm has put at the top, whichever package asked for it.',
  },
  'tsconfig-unreadable': {
    rule: '`tsconfig.json` can be read by TypeScript, with all that it extends.',
    why: "The pages are compiled under the app's own options, as its editor sees them: path aliases, libraries, module resolution. With options that cannot be read, every answer would be about another app.",
  },
  'toolchain-mismatch': {
    rule: "The compiler's own packages are the versions that it was made with.",
    why: 'The checks in the generated code are printed from trees of syntax that TypeScript makes. Where a version numbers its kinds of nodes differently, they accept everything, without an error anywhere. So the version is looked at before every build, and one check is printed and tried.',
  },
};
