import type { surroundings } from '../catalogue/surroundings.ts';
import type { Explanations } from './explanation.ts';

export const surroundingExplanations: Explanations<typeof surroundings> = {
  'config-unknown-key': {
    rule: 'The config has known keys only.',
    why: 'A misspelt key would silently leave the default in place. With `defineConfig`, TypeScript reports it while you type.',
  },
  'config-invalid-value': {
    rule: 'Each value of the config has the type of its key.',
    why: 'The build writes the config into the table and the document, where a wrong value would show only much later. Sizes are numbers of bytes. The output folder is separate from the routes and contains nothing else, because the build removes stale files in it.',
  },
  'config-unreadable': {
    rule: '`routeclass.config.ts` can be loaded, and its default export is an object.',
    why: 'The config is a module, and may throw like any other: the message is the one that it throws. It may await something, for at most ten seconds. Settings are not read from rc files, the environment or `package.json`.',
  },
  'config-misnamed': {
    rule: 'The config of an app is named `routeclass.config.ts`, or so with another extension, such as `.js`, `.mjs` or `.json`.',
    why: 'A file with a similar name is not read, so all of its settings would silently have no effect. Only an app without a config is searched for one.',
  },
  'config-twice': {
    rule: 'An app has one config file.',
    why: 'Only one of two files would be read, and edits of the other would have no effect. A `.js` file beside a `.ts` file is often the old output of a compiler.',
  },
  'package-unreadable': {
    rule: 'The `package.json` of the app is valid JSON, and can be read.',
    why: 'The title and the version in the document come from it, and it says whether the files of the app are ES modules. If it were ignored, they would be read as CommonJS, with misleading errors.',
  },
  'route-unreadable': {
    rule: 'All files and folders in the routes folder can be read.',
    why: 'An unreadable folder may contain pages, and a table without them would answer 404 for existing routes. Therefore nothing is written. Names that begin with `_` or `.` are skipped.',
  },
  'output-not-generated': {
    rule: 'A build overwrites only files that a build has written.',
    why: "The manifest in the output folder lists the files that builds wrote. A file that it does not list is somebody's work, even if it has the name of a generated file, so nothing at all is written. Files with other names in the folder are left alone.",
  },
  'output-not-writable': {
    rule: 'The output folder is writable.',
    why: 'Each file is written beside its destination and then renamed in one step, so that nobody ever reads half a file. The folder must therefore allow new files.',
  },
  'app-not-loaded': {
    rule: 'The modules of the app can be imported.',
    why: '`dev` runs the app that it builds. When a module throws while it is imported, the error is shown with its place in the source, and the last working build keeps answering requests.',
  },
  'app-not-module': {
    rule: 'The `package.json` of the app, and that of its routes if they have another, contains `"type": "module"`.',
    why: 'The generated code consists of ES modules, and `dev` reloads them on every save, which is not possible with CommonJS. Importing a page that Node treats as CommonJS, such as one in another package of a workspace, gives an object that contains the class instead of the class.',
  },
};
