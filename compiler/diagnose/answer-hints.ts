/** The objects by which other frameworks answer, as they are usually named. */
const answerers = /^(?:c|context|ctx|h|NextResponse|reply|res|response|set)$/;

/** What is called or set on them. */
const answering =
  /^\??\.(?:body|code|end|header|html|json|newResponse|response|send|sendStatus|set|status|text|type)(?:\(| = )/;

/** The functions by which other frameworks answer. */
export const answerFunctions = /^(?:error|json|status)$/;

/** What to write in place of a call that sends an answer. */
export const returnedInstead =
  "Return the answer: `return todo`, or `return reply(todo, 201)` with its status. An error is thrown: `throw new HttpError(404, 'No such todo')`.";

/**
 * What to write in place of `c.json(todo)`, `res.status(201)` or `status(404)`. `after` is the text after the
 * name.
 */
export function hintOfAnswer(name: string, after: string): string | undefined {
  if (answerers.test(name) && after.startsWith('.redirect('))
    return "Return the answer: `return redirect('/todos')`.";
  return (answerers.test(name) && answering.test(after)) ||
    (answerFunctions.test(name) && after.startsWith('('))
    ? returnedInstead
    : undefined;
}
