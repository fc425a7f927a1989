import type { classes } from '../catalogue/classes.ts';
import type { Explanations } from './explanation.ts';

export const classExplanations: Explanations<typeof classes> = {
  'no-default-class': {
    rule: 'A `page.ts` exports one class by default.',
    why: 'The generated table imports the default export of each page and makes one instance of it. A class under another name, or anything else than a class, would never be called.',
  },
  'abstract-class': {
    rule: 'A route class is not abstract.',
    why: 'One instance of it answers all requests, and an abstract class can have none. A base class may well be abstract: it lies in a module of its own, and the page extends it.',
  },
  'hidden-constructor': {
    rule: 'A page class has a public constructor.',
    why: 'The table makes one instance of every page when the app is made. A private or protected constructor keeps everybody out but the class itself.',
  },
  'generic-class': {
    rule: 'A page class says all of its types.',
    why: 'A page is made without type arguments, so a type parameter of the class would stand for nothing that could be checked; and one with a default would never stand for anything else. A class that extends a generic one fills it in.',
  },
  'constructor-parameters': {
    rule: 'A route class can be made without arguments.',
    why: "It is made once, when the app starts, and nobody is there to pass anything. What belongs to a request is a parameter of the method; what the app has once is `Depends<typeof fn, { scope: 'app' }>`, or a constant of the module.",
  },
  'no-verbs': {
    rule: 'A route class has at least one method named `get`, `post`, `put`, `patch` or `delete`.',
    why: 'Each public method answers the verb of its name; `HEAD` is answered from `get`, and `OPTIONS` by the table. Without any of them the path would exist and answer nothing.',
  },
  'unknown-method': {
    rule: 'Public methods of a route class are named after verbs; every other method is private.',
    why: 'A public method is an entrance. One that is misspelt, or that was meant as a helper, would look like a route and not be one. `private`, `#name` and `static` members are the business of the class alone.',
  },
  'foreign-base': {
    rule: 'A route class inherits nothing public from a package but verbs.',
    why: 'A public method is an entrance, and one that is not named after a verb would look like a route and not be one. In a package nobody can make it private. Other frameworks hand status and headers to a base class; here they are what a method returns, so that the document knows them.',
  },
  'verb-not-a-method': {
    rule: 'A verb is a method, not a property that holds a function.',
    why: 'Methods are what is read: their JSDoc, their parameters with their initializers, their return types. A property may be replaced at any time, or not be there yet.',
  },
  'static-verb': {
    rule: 'A verb is a method of the instance, not a static one.',
    why: 'Requests are answered by the one instance that the table makes. A static method named `get` is in all likelihood a slip, and the path would answer 405.',
  },
  'generic-method': {
    rule: 'A verb has no type parameters of its own.',
    why: 'Whoever calls a generic method chooses the type, and a request cannot. What is checked and documented must be known when the app is built. The class may extend a generic one: `class Todos extends Listing<Todo>`.',
  },
  'overloaded-method': {
    rule: 'A verb has one signature.',
    why: 'A request does not say which overload it means. Write one signature with optional parameters, and a union of what it returns.',
  },
  'class-constant': {
    rule: '`static tag` and `static limits` are constants.',
    why: 'Both are read when the app is built, and nothing is run for it: the tag goes into the document, the limits into the table. Limits are what the config takes under the same names: whole numbers, zero or more.',
  },
  'unread-setting': {
    rule: 'What a class says of its route it says as `static tag` and `static limits`.',
    why: "Under another name, `static tags`, as a field of the instance, `tag = 'todos'`, or in a comment, `@tag todos`, the same value silently groups nothing in the document and limits nothing. It is a warning, and of members only where the value is what the setting would take, for it may be meant as it stands; what is private is left alone.",
  },
  'unread-decorator': {
    rule: 'What is checked, sent and let through is said by types, dependencies and middleware, and never by decorators of another framework.',
    why: 'A decorator of class-validator or NestJS notes something down, for their own code to look it up while a request is served. That code has no part in the app: `@MinLength(3)` would check nothing, `@Exclude()` would leave the password in the answer, and `@UseGuards(AuthGuard)` would let everybody in, all of it silently. On fields it is a warning, for a model may be shared with an app that asks for its decorators; a field with options of its own is left alone. Decorators of the app itself, which wrap a method, run as JavaScript runs them.',
  },
  'operation-id': {
    rule: 'An `@operationId` is one word that clients can be generated with.',
    why: 'Generators of clients make a method of the id, and links of a document name it. Nothing, several words or two tags for one operation would leave them to guess, and at the class one id would stand for all its operations. What holds for all of them there is `@deprecated` and `@hidden`.',
  },
  'misspelt-tag': {
    rule: 'Tags in the JSDoc of routes and fields are spelt as they are read: `@deprecated`, `@hidden`, `@operationId`, `@throws`, `@minimum`.',
    why: 'Tags that nobody knows are left alone, for other tools have theirs. One that is nearly one of these is taken for a slip: `@hiden` would leave in the document what was to be hidden, and `@mininum 1` would silently check nothing. Upper and lower case count. It is a warning, for the tag may be meant as it stands.',
  },
  'throws-tag': {
    rule: 'A `@throws` names HTTP errors by status or by class: `@throws {404} Text`, `@throws {ResourceNotFound} Text`.',
    why: 'What handlers throw is found by following their calls, and is in the document by itself. The tag tells what no compiler can see, such as what a package throws, and describes what is seen: its text stands in place of what the error says. A status may have its code beside it, `{404 USER_NOT_FOUND}`, or stand without braces, `@throws 404 Text`; several errors have `|` between them, `{404 | 409}`. A status that is none, or a name that is no class, would be missing in the document without anybody noticing. Errors that are not HTTP errors, `@throws {RangeError}`, and plain text, `@throws when the disk is full`, say nothing of an answer and are left alone.',
  },
  'error-status': {
    rule: 'The status of an `HttpError` is one of errors: from 400 to 599.',
    why: 'Error handlers, logs and the document tell errors by their status. The constructor throws at any other, so that the client would get 500, whatever was meant. An answer that is no error is returned: `reply(body, 201)`, `redirect(location)`.',
  },
  'unread-status': {
    rule: 'The status of an answer is the one that its method returns.',
    why: 'What a method returns says its status, `reply(body, 201)`, so that it is in the document and in the types of clients; a body alone is 200. In handlers of h3 it is set on the event. Here that would contradict the document, so it is not read. It is a warning; headers that are set on the event go with the answer.',
  },
  'lost-body': {
    rule: 'A body goes with its status as `reply(body, 201)`.',
    why: 'In Python `return body, 201` gives both. In JavaScript a comma gives what stands last: clients would get the number for a body, with status 200, and the document would say the same. It is a warning, for that is what the code says; a comma without a status is left alone.',
  },
  'thrown-answer': {
    rule: 'Answers are returned, and errors are thrown.',
    why: 'Elsewhere `throw redirect(location)` and `throw new Response(...)` answer a request. Here what a method returns is its answer, so that its type says what clients get; anything thrown that is not an HTTP error is a fault of the app: 500, with a line in the log. It is a warning, for an `error.ts` of the app may know what it is given as `unhandled`. What the function catches itself is left alone.',
  },
  'foreign-error': {
    rule: 'Errors with a status are `HttpError`, or classes that extend it.',
    why: "Hono's `HTTPException`, NestJS's `HttpException`, and errors with a `statusCode`, as Fastify and `http-errors` have them, answer a request elsewhere. Here their status is not asked for: what is neither an `HttpError` nor h3's `HTTPError` is a fault of the app: 500, with a line in the log. It is a warning, and is not given where an `error.ts` above the route has a function of the app's own for `unhandled`, which may know such errors. What is caught on its way is left alone.",
  },
  'duplicate-operation-id': {
    rule: 'Every operation of the document has an id of its own.',
    why: 'Generators of clients make a function of each operation id: of two with one id, one is lost. The default is the verb and the path, `getUsersById`; `@operationId` in the JSDoc names another. What is `@hidden` is not in the document, and takes no id.',
  },
};
