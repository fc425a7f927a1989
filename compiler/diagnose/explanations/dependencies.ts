import type { dependencies } from '../catalogue/dependencies.ts';
import type { Explanations } from './explanation.ts';

export const dependencyExplanations: Explanations<typeof dependencies> = {
  'dependency-not-exported': {
    rule: 'A function that is depended on is exported under its name.',
    why: 'The generated code imports it and calls it, and `overrides` name it to replace it in tests.',
  },
  'not-a-dependency': {
    rule: '`Depends<typeof fn>` names an exported function of the app, with one signature and no type parameters.',
    why: 'It is called by generated code, with what its own parameters declare. A class cannot be called, a method has no object to be called on, a `let` may be something else by then, and what a package declares has no declarators. Where it gives a function, that is a value like others: it is up to the handler to call it, and nothing is read for it.',
  },
  'dependency-shadowed': {
    rule: '`typeof` in `Depends` means the function, not the parameter itself.',
    why: 'In a signature the parameter hides what has its name outside: `currentUser: Depends<typeof currentUser>` is a type that is made of itself. Give one of the two another name.',
  },
  'dependency-cycle': {
    rule: 'Functions do not depend on each other in a circle.',
    why: 'Each is called with what those give that it depends on, so in a circle none can be the first. What both need belongs in a third function.',
  },
  'dependency-result': {
    rule: 'The type of a dependency tells how to get its result, and how to release it.',
    why: 'Code that waits when there is nothing to wait for is slower, and code that does not wait passes a promise on. So it must be known when the app is built whether there is a promise, a generator or something to be disposed of: always or never.',
  },
  'dependency-path': {
    rule: 'The path parameters of a dependency are segments of every path that uses it.',
    why: 'A dependency reads the request that it is called for. One that reads `id` of the path is only of use below a folder `[id]`.',
  },
  'dependency-conflict': {
    rule: 'What a handler and its dependencies read under one name has one type.',
    why: 'The document describes a parameter once, and a client cannot send a value of two types. Share a named declaration.',
  },
  'app-dependency-parameter': {
    rule: 'What is made once for the app reads nothing of a request.',
    why: 'It is made when it is first needed, and lives on: what it had read of the first request would be used for all that follow.',
  },
};
