import type { classes } from '../catalogue/classes.ts';
import type { Explanations } from './explanation.ts';

export const classExplanations: Explanations<typeof classes> = {
  'no-default-class': {
    rule: 'The default export of a `page.ts` is a class.',
    why: 'The generated table imports the default export of each page and creates one instance of it. Other exports are not used.',
  },
  'abstract-class': {
    rule: 'A route class is not abstract.',
    why: 'One instance of the class answers all requests, and an abstract class has no instances. A base class may be abstract: put it into a module of its own, and extend it in the page.',
  },
  'hidden-constructor': {
    rule: 'A route class has a public constructor.',
    why: 'The table creates one instance of every page when the app is created, and cannot call a private or protected constructor.',
  },
  'generic-class': {
    rule: 'A route class has no type parameters.',
    why: 'The table creates the instance without type arguments, so a type parameter would have no type that could be checked. A class may extend a generic class, and gives its type arguments there.',
  },
  'constructor-parameters': {
    rule: 'A route class can be constructed without arguments.',
    why: "The table creates one instance when the app starts, and has no arguments to pass. Values of a request are parameters of the method. Values that the app has once are `Depends<typeof fn, { scope: 'app' }>`, or constants of the module.",
  },
  'no-verbs': {
    rule: 'A route class has at least one method named `get`, `post`, `put`, `patch` or `delete`.',
    why: 'Each public method answers the HTTP verb of its name; `HEAD` is answered by `get`, and `OPTIONS` by the table. Without such a method, the path would exist and answer nothing.',
  },
  'unknown-method': {
    rule: 'The public methods of a route class are named after HTTP verbs. Other methods are private.',
    why: 'A public method is an entry point. One that is misspelt, or that was meant as a helper, would look like a route without being one. `private`, `#name` and `static` members are not looked at.',
  },
  'foreign-base': {
    rule: 'The only public methods that a route class inherits from a package are named after HTTP verbs.',
    why: 'A public method is an entry point, and any other name would look like a route without being one. The app cannot make a method of a package private. In other frameworks a base class sets status and headers; here a method returns them, so that the document contains them.',
  },
  'verb-not-a-method': {
    rule: 'A verb is a method of the class, neither optional nor a property that holds a function. It declares no `this` that the page is not.',
    why: 'The compiler reads methods: their JSDoc, their parameters with initializers, and their return types. A property may be replaced at any time, or not be set yet.',
  },
  'static-verb': {
    rule: 'A verb is an instance method, not a static method.',
    why: 'The instance that the table creates answers the requests. A static method named `get` is most likely a mistake, and the path would answer 405. Beside an instance method of the same name, or `private`, it is a helper like any other static method.',
  },
  'generic-method': {
    rule: 'A verb has no type parameters.',
    why: 'The caller of a generic method chooses the types, and a request cannot. The types must be known at build time, for checks and document. A class may extend a generic class: `class Todos extends Listing<Todo>`.',
  },
  'overloaded-method': {
    rule: 'A verb has one signature.',
    why: 'A request does not say which overload it means. Write one signature, with optional parameters and a union of the return types.',
  },
  'class-constant': {
    rule: '`static tag` and `static limits` are constants.',
    why: 'Both are read at build time, without running code of the app: the tag is written into the document, and the limits into the table. The keys of `static limits` are those of `limits` in the config, and the values are whole numbers of at least zero.',
  },
  'unread-setting': {
    rule: 'The settings of a route are `static tag` and `static limits`; the credentials that it asks for are parameters.',
    why: "Under another name (`static tags`), as an instance field (`tag = 'todos'`) or in a JSDoc tag (`@tag todos`, `@security bearer`, `@status 201`), the value has no effect: it groups nothing in the document, limits nothing and keeps nobody out. Nor have the settings of other frameworks, such as `static guards` or `static status_code`, and exports beside the class, such as `middleware` or a function `POST`. This is a warning, because the member may have another purpose: it is given only for `tag` and `limits` with a valid value, for others only if nothing in the file reads them, and never for private ones. Nor is it given for exports that another file imports.",
  },
  'unread-decorator': {
    rule: 'Checks, answers and access are declared with types, dependencies and middleware, not with decorators of other frameworks.',
    why: 'A decorator of class-validator or NestJS stores metadata, which code of that framework reads at run time. That code does not run in this app: `@MinLength(3)` would check nothing, `@Exclude()` would leave the password in the answer, and `@UseGuards(AuthGuard)` would let everybody in, all of it silently. On fields this is a warning if tsconfig.json has `experimentalDecorators`, because the model may be shared with an app that uses its decorators; without that option TypeScript refuses them. A field that also has options of `Field` gets no warning. Decorators of the app itself, which wrap a method, run as usual.',
  },
  'operation-id': {
    rule: 'An `@operationId` is one word from which client generators can make a name.',
    why: 'Client generators name their methods after it, and links in a document refer to it. An empty id, several words, or two tags on one operation would be ambiguous, and an id on the class would apply to all of its operations. The tags that are allowed on the class are `@deprecated` and `@hidden`.',
  },
  'misspelt-tag': {
    rule: 'JSDoc tags on routes and fields are spelt correctly: `@deprecated`, `@hidden`, `@operationId`, `@throws`, `@minimum`.',
    why: 'Unknown tags are ignored, because other tools have tags of their own. A tag that differs from a known one by a letter or two is probably a mistake: `@hiden` would leave the operation in the document, and `@mininum 1` would check nothing. Tags are case-sensitive. This is a warning, because the tag may belong to another tool.',
  },
  'duplicate-operation-id': {
    rule: 'Every operation of the document has an id of its own.',
    why: 'Client generators create a function for each operation id: of two operations with the same id, one would be lost. The default id consists of the verb and the path, `getUsersById`; `@operationId` in the JSDoc sets another. Operations with `@hidden` are not in the document, and have no id.',
  },
};
