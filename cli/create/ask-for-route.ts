import { type Verb, verbs } from '../../compiler/model/model.ts';
import { pascal } from '../../compiler/words.ts';
import { askSeveral, askText, type Terminal } from '../terminal/ask.ts';
import { pathFault } from './route-path.ts';
import { classNameFault } from './route-words.ts';

interface GivenAnswers {
  readonly path: string | undefined;
  readonly className: string | undefined;
  readonly verbs: readonly Verb[] | undefined;
}

/**
 * Asks for the values that the flags of `create route` leave out, if any.
 *
 * @throws ExitError when the user cancels
 */
export async function askForRoute(
  given: GivenAnswers,
  terminal: Terminal = {},
): Promise<{ path: string; className: string; verbs: readonly Verb[] }> {
  const path =
    given.path ??
    (await askText(
      'What is the path of the route?',
      { placeholder: '/users/{id}', faultOf: pathFault },
      terminal,
    ));
  const className =
    given.className ??
    (await askText(
      'What is the name of the class?',
      { suggestion: pascal(path), faultOf: classNameFault },
      terminal,
    ));
  return {
    path,
    className,
    verbs: given.verbs ?? (await askSeveral('Which HTTP verbs does the route answer?', verbs, terminal)),
  };
}
