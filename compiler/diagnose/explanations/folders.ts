import type { folders } from '../catalogue/folders.ts';
import type { Explanations } from './explanation.ts';

export const folderExplanations: Explanations<typeof folders> = {
  'routes-folder-missing': {
    rule: 'The routes folder exists: `app/routes`, or the folder that the config sets.',
    why: 'The folders below it are the paths of the app. Without it there is nothing to compile, and its name is probably misspelt.',
  },
  'routes-folder-empty': {
    rule: 'The routes folder contains at least one `page.ts`.',
    why: 'A folder becomes a path through its `page.ts`; files with other names are ordinary modules. Folders whose names begin with `_` or `.` are skipped.',
  },
  'malformed-folder': {
    rule: 'The name of a folder is a path segment: `todos`, `[id]`, `[...path]` or `(group)`.',
    why: 'A folder with an unclosed bracket would be a literal segment that no client ever requests. A parameter is a whole segment: of one with two values, as in `/ranges/2020-2024`, the method takes the text apart. Characters that an import cannot contain (`%`, `#`, `?` and the backslash) are refused, since the generated code imports pages by their paths. Letters with accents are composed (Unicode NFC), as clients send them: macOS accepts a name in both forms, but other systems would not find the page by the other one.',
  },
  'rest-segment-not-last': {
    rule: 'A rest segment, `[...path]`, is the last segment of its path.',
    why: 'It matches everything that is left of the path, so no segment can follow it. Write `[path]` for a single segment.',
  },
  'repeated-segment': {
    rule: 'The parameters of one path have different names.',
    why: 'A method reads a segment by its name, and the document names each parameter once. If two segments had the same name, one of them could not be read.',
  },
  'duplicate-path': {
    rule: 'No two pages answer the same requests.',
    why: '`/users/{id}` and `/users/{name}` match the same requests, and a group such as `(admin)` adds nothing to the path: it would be arbitrary which page answers. A static segment may have a dynamic one beside it, and takes precedence: `/users/me` beside `/users/{id}`.',
  },
  'no-default-export': {
    rule: '`error.ts` and `middleware.ts` have a default export.',
    why: 'The generated table imports the default export of each file and applies it to the routes in its folder and below. A file without one would silently do nothing: it would handle no errors and see no requests.',
  },
  'not-error-handlers': {
    rule: '`error.ts` exports an object with `validation`, `http` or `unhandled`, or the result of `detailedErrors()` or `problemDetails()`.',
    why: 'The three handlers are for invalid requests, errors with a status, and unexpected errors. Errors without a handler go to the next `error.ts` above, so a misspelt name would silently leave an error to another file. With an invalid status, the document would list an answer that cannot be sent, and every such error would become a 500.',
  },
  'not-middleware': {
    rule: '`middleware.ts` exports a function `(event, next)`, or a list of such functions.',
    why: 'It is h3 middleware: it is called with the event of the request, and calls `next()` to continue. The build binds it to the routes in its folder and below, so no spelling of a URL can bypass it.',
  },
  'handlers-without-page': {
    rule: 'An `error.ts` or a `middleware.ts` has a page in its folder or below.',
    why: 'The file applies to the pages of its folder and of the folders below. Without such a page it never runs, although its author relies on it: it may be a guard that protects nothing.',
  },
  'misnamed-page': {
    rule: 'Pages are named `page.ts`, error handlers `error.ts`, and middleware `middleware.ts`.',
    why: 'A file with a similar name, or with that of another framework, such as `route.ts` and `+server.ts`, is not read, so its route would silently be missing. On some systems `Page.ts` and `page.ts` are the same file, on others they are two. To keep such a name for a helper, begin it with an underscore: `_pages.ts`.',
  },
  'runtime-not-found': {
    rule: 'The package `routeclass` is installed in the app.',
    why: 'The declarators are types of that package, and the generated code imports it. Without it TypeScript knows none of the declarators, so the compiler could not read the pages correctly.',
  },
  'other-h3': {
    rule: 'The app imports the same major version of `h3` as `routeclass`.',
    why: 'Another major version has other types and classes: middleware would not fit, and errors that are thrown would not be HTTP errors. An app that imports `h3` lists it among its own dependencies; otherwise it gets whichever version npm has put at the top level.',
  },
  'tsconfig-unreadable': {
    rule: 'TypeScript can read `tsconfig.json` and everything that it extends.',
    why: "The pages are compiled with the app's own options, as in its editor: path aliases, libraries, module resolution. Without these options, the compiler would report errors that the app does not have.",
  },
  'toolchain-mismatch': {
    rule: "The compiler's dependencies have the versions that it was built with.",
    why: 'The checks in the generated code are printed from syntax trees that TypeScript creates. A version that numbers its syntax kinds differently would print checks that accept everything, without any error. Every build therefore compares the versions, and prints and runs one check as a test.',
  },
};
