import { askOne, askText, type Terminal } from '../terminal/ask.ts';
import { packagesOf } from './app-files.ts';
import { type BackendName, backendNames, backends } from './backends.ts';
import { folderOf, projectNameFault } from './project-name.ts';
import { obstacleAt } from './write-folder.ts';

/**
 * Asks for the values that the command line of `init` leaves out.
 *
 * @throws ExitError when the user cancels
 */
export async function askForApp(
  given: BackendName | undefined,
  terminal: Terminal = {},
): Promise<{ name: string; framework: BackendName }> {
  // The backend first: the app cannot have the name of one of its packages.
  const options = backendNames.map((value) => ({ value, label: backends[value].title }));
  const framework = given ?? (await askOne('Which framework serves the app?', options, terminal));
  const faultOf = (name: string) => {
    const fault = projectNameFault(name, packagesOf(framework));
    return fault ?? withSubject(name, obstacleAt(folderOf(name)));
  };
  const name = await askText('What is the name of the app?', { placeholder: 'my-app', faultOf }, terminal);
  return { name, framework };
}

function withSubject(name: string, obstacle: string | undefined): string | undefined {
  return obstacle && `the folder ${JSON.stringify(folderOf(name))} ${obstacle}`;
}
