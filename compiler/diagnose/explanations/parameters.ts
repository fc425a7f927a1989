import type { parameters } from '../catalogue/parameters.ts';
import type { Explanations } from './explanation.ts';

export const parameterExplanations: Explanations<typeof parameters> = {
  'parameter-without-declarator': {
    rule: 'Every parameter of a handler says where its value comes from.',
    why: 'A request has a path, a query, headers, cookies and a body, and the type alone does not tell which of them is meant. A declarator does: `Query<int>` is plainly a `number` to TypeScript, so a test still calls the method with ordinary values.',
  },
  'declarator-as-value': {
    rule: 'A declarator is a type: it stands behind the name of the parameter, neither before it as a decorator nor as its default.',
    why: 'What a handler takes is known when the app is built, and nothing of it is looked up when it runs: no decorator is called, and the default of a parameter is plainly the value that it has.',
  },
  'tag-of-parameter': {
    rule: 'What holds of a parameter stands in its declarator.',
    why: 'Comment tags such as `@minimum` are read at the fields of models, for those who have such models already. A parameter has its options in one place, and a bound that is written in a comment beside it, or above the method as with tsoa, `@minimum limit 3`, would only seem to hold.',
  },
  'tag-of-type': {
    rule: 'What holds of every value of a named type stands among the options of a `Field`.',
    why: 'Comment tags such as `@pattern` are read at the fields of models, as typia does. TypeScript forgets the name of a type that is a mere text or number, and its comment with it: a pattern that is written there, as with tsoa, would seem to hold. A `Field` with the options takes its place everywhere, `Path<UserId>` and lists of it included.',
  },
  'parameter-pattern': {
    rule: 'A parameter has a name, and is no rest parameter.',
    why: 'Its name is the name on the wire, and in the answers that say what was wrong. What is destructured in the signature has none; of a rest parameter nobody knows how many there are.',
  },
  'nested-declarator': {
    rule: 'A declarator of a source stands at a parameter, and never inside a type.',
    why: 'A value comes from one place. A `Query` inside a model that is itself a `Body` would come from two. `Field` is what carries constraints inside of types.',
  },
  'typed-event': {
    rule: "h3's event is `H3Event`, with nothing said of the request.",
    why: 'In `H3Event<{ query: { page: string } }>` the type is a claim: the event is that of whatever request comes in, and nobody looks whether it has a page. `page: Query<string>` is checked, and stands in the document.',
  },
  'wire-name': {
    rule: 'A header or a cookie has a name that can be sent.',
    why: 'HTTP has few characters for names of headers, and a cookie ends at a semicolon. Under another name no request can bring the value, and the parameter would be missing for good; no answer can carry it, and each would be a 500.',
  },
  'several-declarators': {
    rule: 'A parameter has one declarator, around the whole of its type.',
    why: 'A value comes from one place. Of a query and a header that are both there, nobody could say which one counts, nor the document where to put it.',
  },
  'path-name-not-in-folder': {
    rule: 'A `Path` is named like a segment of its folder.',
    why: 'The folders are the path: `users/[id]` has the one parameter `id`, and there is no other to be read. In return a segment that no method asks for is fine.',
  },
  'list-of-segments': {
    rule: 'The `Path` of a rest segment is one text, with `/` between its segments.',
    why: 'A list in a text is split at its commas, in a path as in a query: of `/files/a/b` it would be the one item `a/b`. OpenAPI has no parameter for several segments either, so the document could not tell clients to send a list.',
  },
  'optional-path': {
    rule: 'A `Path` is required, and has no initializer.',
    why: 'A request that comes to the page has every segment of its path, so nothing else could ever happen. What may be left out is a `Query`, or a page of its own for the shorter path.',
  },
  'optional-form': {
    rule: 'A `Form<Model>` is required; its fields may be optional.',
    why: 'The fields of a model are the fields of the form, and a form does not tell whether the model as a whole is there. Give the fields defaults, or make them optional.',
  },
  'duplicate-wire-name': {
    rule: 'Two parameters of a method do not read the same name of the same source.',
    why: 'One of the two is most likely misspelt. Headers have no case, and `user_agent` is `user-agent`, so two names may be one header. The value is there once: use it twice in the method.',
  },
  'several-bodies': {
    rule: 'A method has one `Body`.',
    why: 'A request has one. Several models in it are fields of one: `Body<{ todo: Todo; author: Author }>` says how clients must write them. What a dependency reads counts too.',
  },
  'default-not-constant': {
    rule: 'An initializer of a parameter is a constant.',
    why: 'The default goes into the document, which is written when the app is built, and nothing of the app is run for it. Literals, constant lists and objects, enum members, `const`s and `static readonly` members that hold such are constants, also imported ones, and so is arithmetic on them, `60 * 24`; a call or a `let` is not.',
  },
  'example-breaks-constraint': {
    rule: 'An example is a value that the declaration takes.',
    why: 'Whoever tries the documentation sends the example first, and would get a 422 for what the app itself has proposed.',
  },
  'default-breaks-constraint': {
    rule: 'A default satisfies the declaration that it belongs to.',
    why: 'Nobody checks it later: the handler would get a value that every client is refused for, and the document would contradict itself.',
  },
  'unfilled-default': {
    rule: 'A field with a default has no `?`.',
    why: 'A field with a default is optional for clients, and always there for the handler. With a `?` it may be missing for the handler, too, so nothing is filled in: a PATCH of `{}` changes nothing, also where a type with a default is used again, or `Partial` makes its fields optional. A default right beside a `?` has no effect, and was hardly written for that. It is a warning, for nothing goes wrong but that.',
  },
  'unused-initializer': {
    rule: 'A default of a field is an option, and no initializer; and what is depended on needs none.',
    why: "A body is checked and handed over as it came: no class is constructed for it, so no initializer runs, and clients must send the field. A default that clients may rely on belongs to the type, where the document says it, too. A tag, `kind = 'cat' as const`, is left alone: it has one value, whoever gives it. So is a field that may be missing, as in `Partial<User>`: the handler's type says so. A dependency is called for every request, so that an initializer is used only where it returns `undefined`. It is a warning, for the class may be constructed elsewhere, and a test may call the method.",
  },
};
