import type { surroundings } from '../catalogue/surroundings.ts';
import type { Explanations } from './explanation.ts';

export const surroundingExplanations: Explanations<typeof surroundings> = {
  'config-unknown-key': {
    rule: 'The config has known keys only.',
    why: 'A misspelt key would leave its default in place, as if nothing had been said. `defineConfig` lets TypeScript mark it while you type.',
  },
  'config-invalid-value': {
    rule: 'A value of the config is of the type that its key takes.',
    why: 'The config is written into the table and into the document, where a wrong value would show much later. Sizes are plain numbers of bytes. The output folder holds nothing else, and lies apart from the routes: stale files in it are removed.',
  },
  'config-unreadable': {
    rule: '`routeclass.config.ts` can be loaded, and exports an object by default.',
    why: 'It is a module that is run, so it may throw like any other; the message is its own. It may wait for what it asks of others, ten seconds at most. Nothing is read from rc files, the environment or `package.json`.',
  },
  'config-twice': {
    rule: 'An app has one config file.',
    why: 'One of two would be read, and an edit of the other would change nothing. A `.js` beside a `.ts` is often what a compiler has left there, with what the config said then.',
  },
  'package-unreadable': {
    rule: 'The `package.json` of the app is JSON that can be read.',
    why: 'The document has the title and version of the app from there, and whether its files are modules: without it they would be taken for CommonJS, and the errors would be of other things.',
  },
  'route-unreadable': {
    rule: 'All that lies in the routes folder can be read.',
    why: 'What cannot be looked into may hold pages, and a table without them would answer 404 for routes that are there. So nothing is written. What begins with `_` or `.` is not looked at.',
  },
  'output-not-generated': {
    rule: 'A build overwrites its own files alone.',
    why: "The manifest in the output folder lists what builds wrote. A file that is not in it is somebody's work, even under the name of a generated file, so nothing at all is written. Files of other names in the folder are left alone.",
  },
  'output-not-writable': {
    rule: 'The output folder can be written.',
    why: 'Each file is written beside its place and then put there in one step, so that nobody ever sees a half; for that, the folder must take new files.',
  },
  'app-not-loaded': {
    rule: 'The modules of the app can be imported.',
    why: '`dev` serves the app as it builds it, so what a module does when it is imported happens there, and what it throws is shown at its place. The last build that worked goes on serving.',
  },
  'app-not-module': {
    rule: 'The `package.json` of the app, and that of its routes where they have another, says `"type": "module"`.',
    why: 'The generated code consists of modules, and `dev` loads them afresh on every save, which CommonJS does not allow. Of a page that Node takes for CommonJS, such as one in another package of a workspace, a module gets an object that holds the class, and not the class.',
  },
};
