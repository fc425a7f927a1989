import type { dependencies } from '../catalogue/dependencies.ts';
import type { Explanations } from './explanation.ts';

export const dependencyExplanations: Explanations<typeof dependencies> = {
  'dependency-not-exported': {
    rule: 'A dependency is exported under its own name.',
    why: 'The generated code imports and calls it, and tests replace it by that name, with `overrides`.',
  },
  'not-a-dependency': {
    rule: '`Depends<typeof fn>` names an exported function of the app, with one signature and no type parameters.',
    why: 'Generated code calls the function with the values that its own parameters declare. A class cannot be called without `new`, a method needs an object, a `let` may be reassigned, and functions of packages have no declarators. A function that a dependency returns is an ordinary value: the handler may call it, and its parameters are not read from the request.',
  },
  'dependency-shadowed': {
    rule: '`typeof` in `Depends` refers to a function, not to the parameter itself.',
    why: 'Within a signature, a parameter hides everything of the same name outside: in `currentUser: Depends<typeof currentUser>`, the type refers to itself. Rename one of the two.',
  },
  'dependency-cycle': {
    rule: 'Dependencies do not depend on each other in a circle.',
    why: 'A function is called after the functions that it depends on, so in a circle none can be called first. Move what they share into another function, on which each of them depends.',
  },
  'dependency-result': {
    rule: 'The return type of a dependency says how to get its result, and how to release it.',
    why: 'The generated code awaits only promises, and releases only what has to be released; awaiting everything would be slower, and without awaiting, handlers would get a promise. So it must be known at build time whether the function returns a promise, a generator or a disposable object: always or never.',
  },
  'unread-guard': {
    rule: 'A dependency that denies access throws.',
    why: 'In NestJS, a guard that returns `false` denies access. Here, what a dependency returns is a value for the method: where nothing reads it, `false` would silently let everybody in. This is a warning. It is not given for a function that throws HTTP errors, nor for one that returns nothing but `true`, as after a call of a library that throws.',
  },
  'dependency-path': {
    rule: 'The path parameters of a dependency are segments of every path that uses it.',
    why: 'A dependency reads the request that it is called for. If it reads `id` from the path, only pages below a folder `[id]` can use it.',
  },
  'dependency-conflict': {
    rule: 'A handler and its dependencies declare the same parameter with the same type.',
    why: 'The document describes each parameter once, and clients cannot send one value with two types. Share a named declaration.',
  },
  'app-dependency-parameter': {
    rule: 'A dependency with the scope `app` reads nothing from a request.',
    why: 'Its result is created when it is first needed, and kept: values of the first request would be used for all later ones.',
  },
};
