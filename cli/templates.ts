import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ejs from 'ejs';
import { slashed } from '../compiler/paths.ts';

/** What a template's holes are filled with: finished texts. */
export interface Values {
  readonly [name: string]: string;
}

/**
 * The scaffolds that are packed with the command line: `templates/` of the repository, copied when the
 * package is built.
 */
export class Templates {
  readonly #folder: string;

  /** @param packageRoot folder of the package `@routeclass/cli` */
  constructor(packageRoot: string) {
    this.#folder = join(packageRoot, 'dist/templates');
  }

  /** One template, `create/page.ts`, filled. */
  render(name: string, values: Values): string {
    return ejs.render(readFileSync(join(this.#folder, `${name}.ejs`), 'utf8'), values);
  }

  /** All templates below a folder, filled: path below that folder to text. */
  renderAll(folder: string, values: Values): ReadonlyMap<string, string> {
    const entries = readdirSync(join(this.#folder, folder), { recursive: true, withFileTypes: true });
    const start = join(this.#folder, folder).length + 1;
    const names = entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ejs'))
      .map((entry) => slashed(join(entry.parentPath, entry.name).slice(start, -'.ejs'.length)));
    return new Map(names.sort().map((name) => [name, this.render(`${folder}/${name}`, values)]));
  }

  /** The versions that a new app asks for: those that this repository is tested with. */
  versionOf(packageName: string): string {
    const versions: { readonly [name: string]: string } = JSON.parse(
      readFileSync(join(this.#folder, 'versions.json'), 'utf8'),
    );
    const version = versions[packageName];
    if (version === undefined) throw new Error(`the version of ${packageName} is not known`);
    return version;
  }
}
