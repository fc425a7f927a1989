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
    rule: 'A verb is a method, not a property that holds a function.',
    why: 'The compiler reads methods: their JSDoc, their parameters with initializers, and their return types. A property may be replaced at any time, or not be set yet.',
  },
  'static-verb': {
    rule: 'A verb is an instance method, not a static method.',
    why: 'The instance that the table creates answers the requests. A static method named `get` is most likely a mistake, and the path would answer 405.',
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
    why: "Under another name (`static tags`), as an instance field (`tag = 'todos'`) or in a JSDoc tag (`@tag todos`, `@security bearer`), the value has no effect: it groups nothing in the document, limits nothing and keeps nobody out. Nor have the settings of other frameworks, such as `static guards` or `static status_code`. This is a warning, because the member may have another purpose: it is given only for `tag` and `limits` with a valid value, for others only if nothing in the file reads them, and never for private ones.",
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
  'throws-tag': {
    rule: 'A `@throws` names HTTP errors by status or by class: `@throws {404} Text`, `@throws {ResourceNotFound} Text`.',
    why: 'The compiler finds the errors that handlers throw by following their calls, and lists them in the document. The tag adds errors that it cannot see, such as those of packages, and its text replaces the description of those that it does see. A status may be followed by a code, `{404 USER_NOT_FOUND}`, or be written without braces, `@throws 404 Text`; several errors are separated by `|`, `{404 | 409}`. With an invalid status, or with a name that is not a class, the error would silently be missing from the document. Other errors, `@throws {RangeError}`, and plain text, `@throws when the disk is full`, are ignored.',
  },
  'error-status': {
    rule: 'The status of an `HttpError` is between 400 and 599.',
    why: 'Error handlers, logs and the document recognise errors by their status. The constructor throws for any other status, so the client would get 500. Answers that are not errors are returned: `reply(body, 201)`, `redirect(location)`.',
  },
  'unread-status': {
    rule: 'The status of an answer is the one that the method returns.',
    why: 'A method returns the status together with the body, `reply(body, 201)`, so that the document and the types of clients contain it; a body alone has the status 200. In h3, handlers set the status on the event. Here it would contradict the document, and is ignored. A status in a field, `{ statusCode: 201, body }`, is part of the body. This is a warning. Headers that are set on the event are sent.',
  },
  'lost-body': {
    rule: 'A body and its status are returned as `reply(body, 201)`.',
    why: 'In Python, `return body, 201` returns both. In JavaScript, the comma operator evaluates to its last operand: clients would get the number as the body, with status 200, and the document would say the same. This is a warning, because the code is valid. Other uses of the comma operator are not reported.',
  },
  'thrown-answer': {
    rule: 'Answers are returned, and errors are thrown.',
    why: 'In other frameworks, `throw redirect(location)` and `throw new Response(...)` answer a request. Here, the answer is what a method returns, so that its type says what clients get. A thrown value that is not an HTTP error is a fault of the app: 500, with a line in the log. This is a warning, because the `unhandled` handler of an `error.ts` may know the value. Values that the function itself catches are not reported.',
  },
  'dropped-answer': {
    rule: 'An answer is returned.',
    why: 'In other frameworks, `redirect(location)` sends an answer, or throws it. Here, `reply` and `redirect` only make a tuple of a body, a status and headers: what a method returns is the answer, so that its type says what clients get. This is a warning.',
  },
  'foreign-error': {
    rule: 'Errors with a status are `HttpError`, or classes that extend it.',
    why: "In other frameworks, Hono's `HTTPException`, NestJS's `HttpException`, errors with a `statusCode`, as in Fastify and `http-errors`, and those of an app's own with a `status`, as in `new ApiError('No such todo', 404)`, and objects such as `{ status: 404, message }` determine the answer. Here, every error other than an `HttpError` or h3's `HTTPError` is a fault of the app: 500, with a line in the log. This is a warning. It is not given for errors that are caught, or where an `error.ts` above the route has a function of the app's own for `unhandled`, which may know them.",
  },
  'duplicate-operation-id': {
    rule: 'Every operation of the document has an id of its own.',
    why: 'Client generators create a function for each operation id: of two operations with the same id, one would be lost. The default id consists of the verb and the path, `getUsersById`; `@operationId` in the JSDoc sets another. Operations with `@hidden` are not in the document, and have no id.',
  },
};
