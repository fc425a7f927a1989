import type { Entry } from '../diagnostic.ts';
import { code } from './code.ts';

/** A dependency that reads the body, and the parameter or dependency that reads it as well. */
interface BodyReaders {
  readonly dependency: string;
  readonly other: string;
}

/** A call that reads the body, in a method of which a parameter has read it. */
interface ReadAgain {
  readonly call: string;
  readonly parameter: string;
}

/** What is read from the body of a request: JSON, or the fields and files of a form. */
export const bodies = {
  'several-bodies': (readers?: BodyReaders | ReadAgain): Entry => {
    if (readers === undefined)
      return {
        message: 'only one `Body` can be declared, because a request has one body',
        hint: 'Declare one `Body` with a field for each value: `body: Body<{ todo: Todo; author: Author }>`.',
      };
    if ('call' in readers)
      return {
        message: `${code(readers.call)} finds no body: it has been read for the parameter \`${readers.parameter}\``,
        hint: `Use \`${readers.parameter}\`. For the text as it was sent, such as that of a signed webhook, declare \`raw: Depends<typeof rawBody>\`, with \`export const rawBody = async (event: H3Event) => await event.req.clone().text()\`.`,
      };
    return {
      message: `both \`${readers.dependency}\` and \`${readers.other}\` read the request body`,
      hint: `Let \`${readers.dependency}\` return what it has read, and use its result; or let it read from another source.`,
    };
  },
  'body-and-form': (readers?: BodyReaders): Entry => ({
    message: readers
      ? `one of \`${readers.dependency}\` and \`${readers.other}\` reads a \`Body\`, and the other reads fields or files of a form`
      : 'a method cannot read both a `Body` and fields or files of a form',
    hint: readers
      ? `A request has one body: let \`${readers.dependency}\` read from another source, with \`Query\` or \`Header\`, or let both read the form.`
      : 'A request has one body: remove one of the two.',
  }),
  'form-of-get': (name: string, kind: 'field' | 'model' | 'file' | 'dependency'): Entry => ({
    severity: 'warning',
    message: `\`${name}\` ${kind === 'dependency' ? 'reads' : 'is read from'} a form in the body, which neither browsers nor \`fetch\` send with GET`,
    hint: {
      field: 'Write `Query` in place of `Form`, or name the method `post`.',
      model: 'Declare a `Query` for each field, or name the method `post`.',
      file: 'Name the method `post`.',
      dependency: 'Read a `Query` there in place of the form, or name the method `post`.',
    }[kind],
  }),
  'not-an-upload': (type: string, options: string | undefined): Entry => ({
    message: `a \`File\` must be an upload, not \`${type}\``,
    hint:
      options === undefined
        ? 'Write `file: File` for one upload, `files: File[]` for several, and `File<Upload, { maxSize: 1_000_000 }>` to add options.'
        : `Options are the second argument: write \`File<Upload, ${options}>\`.`,
  }),
} as const;
