import type { bodies } from '../catalogue/bodies.ts';
import type { Explanations } from './explanation.ts';

export const bodyExplanations: Explanations<typeof bodies> = {
  'several-bodies': {
    rule: 'A method has one `Body`.',
    why: 'A request has one body. To receive several models, make them fields of one: `Body<{ todo: Todo; author: Author }>` also tells clients how to send them. A body that a dependency reads counts too. What a method requires has been read when it is called, so `event.req.text()` fails in it; before, in a dependency or a middleware, a copy can be read.',
  },
  'body-and-form': {
    rule: 'A method reads a JSON body or a form, but not both.',
    why: 'A request has one body, with one content type. Fields that are sent together with a file are `Form` parameters. A body that a dependency reads counts too.',
  },
  'form-of-get': {
    rule: 'A form, with or without files, is read by `post`, `put`, `patch` or `delete`.',
    why: 'A browser sends the fields of a form with the method GET in the query, and `fetch` refuses to send a body with it. So a required field would be missing in nearly every request, and the client has no method for such an operation. The same goes for a form that a dependency requires. This is a warning, because other clients can send such a body. A `Body` is not reported: in some APIs, JSON with GET is a convention of its own.',
  },
  'not-an-upload': {
    rule: 'A `File` is an upload, or a list of uploads.',
    why: 'A file arrives as bytes with a name and a media type. A string from a form is a `Form<string>`. The method can read the content of a file: `await image.text()`.',
  },
};
