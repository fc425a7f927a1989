import type { parameters } from '../catalogue/parameters.ts';
import type { Explanations } from './explanation.ts';

export const parameterExplanations: Explanations<typeof parameters> = {
  'parameter-without-declarator': {
    rule: 'Every parameter of a handler has a declarator, which says where its value comes from.',
    why: 'A request has a path, a query, headers, cookies and a body, and the type alone does not tell which of them is meant. A declarator does. To TypeScript, `Query<int>` is simply `number`, so tests still call the method with ordinary values.',
  },
  'declarator-as-value': {
    rule: 'A declarator is the type of a parameter. It is not a decorator, and not a default value.',
    why: "The compiler reads a handler's parameters when the app is built. Nothing is looked up at run time: no decorator is called, and the initializer of a parameter is an ordinary default.",
  },
  'tag-of-parameter': {
    rule: 'The constraints of a parameter are options of its declarator, and its default is an initializer.',
    why: 'JSDoc tags such as `@minimum` are read on the fields of models, for apps that have such models already. A parameter has its constraints in one place: a tag beside the parameter, or above the method as in tsoa (`@minimum limit 3`), would check nothing.',
  },
  'param-tag': {
    rule: 'A `@param` names a parameter of the method, or of the dependency, in whose JSDoc it is.',
    why: 'The text of `@param limit` is the description of `limit` in the document. The name is that of the parameter, not its `alias`. TypeScript does not compare the names of tags with those of parameters, so the text of a misspelt one, or of one that a parameter had before, would be lost. What a dependency reads is described in its own JSDoc. This is a warning.',
  },
  'tag-of-type': {
    rule: 'The constraints of a named type are options of a `Field`.',
    why: 'JSDoc tags such as `@pattern` are read on the fields of models, as typia reads them. In the JSDoc of an alias only the text, `@title`, `@example` and `@deprecated` are read, for the document: a constraint there, as in tsoa, would check nothing. A `Field` with options works wherever the alias is used, including in `Path<UserId>` and in lists.',
  },
  'parameter-pattern': {
    rule: 'A parameter has a name of its own: it is neither destructured nor a rest parameter.',
    why: 'The name of a parameter is its name on the wire, and in error answers. A destructured parameter has no name, and a rest parameter stands for an unknown number of parameters.',
  },
  'nested-declarator': {
    rule: 'A declarator of a source is the outermost type of a parameter.',
    why: 'A value has one source. A `Query` inside a model that is a `Body` would have two. `Field` is the declarator for constraints inside a type.',
  },
  'typed-event': {
    rule: "The type of h3's event is `H3Event`, without type arguments.",
    why: 'In `H3Event<{ query: { page: string } }>` the type argument is only a claim: nothing checks that the request has a `page`. `page: Query<string>` is checked, and is in the document.',
  },
  'name-as-type': {
    rule: 'The type argument of a declarator is the type of the value. The name is that of the parameter, or its `alias`.',
    why: "In other frameworks the argument is a name: `@Query('page') page: string`. Here `page: Query<'page'>` accepts the text `page` alone, and every other request is answered with 422. This is a warning, as the text may be meant: with an `alias`, which is the name, it is not given.",
  },
  'wire-name': {
    rule: 'The name of a header or a cookie consists of characters that HTTP allows.',
    why: 'HTTP allows few characters in header names, and a cookie ends at a semicolon. No request could send a parameter with another name, and an answer with such a header would fail with 500.',
  },
  'several-declarators': {
    rule: 'A parameter has one declarator, around the whole type.',
    why: 'A value has one source. If a parameter could come from a query or a header, nothing would say which one counts when both are sent, or where the document should list it.',
  },
  'path-name-not-in-folder': {
    rule: 'A `Path` parameter has the name of a segment of its folder.',
    why: 'The folders are the path: `users/[id]` has the single parameter `id`. A segment that no method reads is fine.',
  },
  'unread-segment': {
    rule: 'A parameter with the name of a segment of its folder is a `Path`.',
    why: 'With a `Query`, the request `/users/5` would be answered with 422, because its query has no `id`. In other frameworks the path alone decides where such a parameter comes from. This is a warning, because the query may be meant; with an `alias`, which says so, it is not given. A segment that no parameter is named after is fine.',
  },
  'list-of-segments': {
    rule: 'The `Path` of a rest segment is one string, with `/` between the segments.',
    why: 'A list in a string is split at commas, in a path as in a query: `/files/a/b` would give a list with the single item `a/b`. OpenAPI has no parameter for several segments either, so the document could not describe a list.',
  },
  'optional-path': {
    rule: 'A `Path` parameter is required, and has no initializer.',
    why: 'A request reaches the page only if its path has every segment, so the value is never missing. For a value that clients may leave out, use a `Query`, or add a page for the shorter path.',
  },
  'optional-form': {
    rule: 'A `Form<Model>` is required; its fields may be optional.',
    why: 'The fields of the model are the fields of the form, and a form does not say whether the model as a whole was sent. Make the fields optional, or give them defaults.',
  },
  'duplicate-wire-name': {
    rule: 'Two parameters of a method do not read the same name from the same source.',
    why: 'One of the two names is probably a mistake. Header names ignore case, and the parameter `user_agent` reads `user-agent`, so two different names may mean one header. To use a value twice, declare it once.',
  },
  'default-not-constant': {
    rule: 'The initializer of a parameter is a constant expression.',
    why: 'The default is written into the document when the app is built, and the build runs no code of the app. Constant expressions are literals, lists and objects of constants, enum members, `const`s and `static readonly` members with constant values (imported ones too), and arithmetic on them, such as `60 * 24`. Calls and `let` variables are not constant.',
  },
  'example-breaks-constraint': {
    rule: 'An example satisfies the declaration that it belongs to.',
    why: 'The first request that people send from the documentation contains the example. It should not be answered with 422.',
  },
  'default-breaks-constraint': {
    rule: 'A default satisfies the declaration that it belongs to.',
    why: 'Defaults are not checked at run time: the handler would get a value that clients are not allowed to send, and the document would contradict itself. The handler gets a default as it is, so an object holds all fields, also those that have defaults of their own.',
  },
  'unfilled-default': {
    rule: 'A field with a default is not optional.',
    why: 'A field with a default is optional for clients, and always present for the handler. A `?` allows the field to be missing for the handler as well, so the default is not filled in. This is what an update needs: with `Partial`, a PATCH of `{}` changes nothing, even where the fields have defaults. Directly beside a `?`, however, a default never has an effect. This is a warning, because nothing else goes wrong.',
  },
  'unused-initializer': {
    rule: 'The default of a field is an option of `Field`, not an initializer. A dependency needs no initializer.',
    why: "A body is checked and passed on as a plain object. Its class is not constructed, so initializers do not run, and clients must send the field. A default that clients can rely on belongs in the type, which the document shows. The compiler does not warn about a constant tag such as `kind = 'cat' as const`, which has the same value either way, or about a field that may be missing, as in `Partial<User>`, which the handler's type shows. A dependency is called for every request, so its initializer is used only if it returns `undefined`. This is a warning, because the app may construct the class elsewhere, and a test may call the method.",
  },
};
