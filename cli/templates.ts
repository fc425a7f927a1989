import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ejs from 'ejs';
import { filesBelow } from '../compiler/files/files-below.ts';

/** The values for the placeholders of a template, inserted as they are. */
interface Values {
  readonly [name: string]: string;
}

/**
 * The templates packed with the command line, copied from the repository's `templates/` when the package is
 * built.
 */
export class Templates {
  readonly #folder: string;

  /** @param packageRoot folder of the package `@routeclass/cli` */
  constructor(packageRoot: string) {
    this.#folder = join(packageRoot, 'dist/templates');
  }

  /** The text of one template, such as `create/page.ts`, with the values inserted. */
  render(name: string, values: Values): string {
    return ejs.render(readFileSync(join(this.#folder, `${name}.ejs`), 'utf8'), values);
  }

  /** The texts of all templates below a folder, by their paths relative to it. */
  renderAll(folder: string, values: Values): ReadonlyMap<string, string> {
    const names = filesBelow(join(this.#folder, folder)).map((path) => path.replace(/\.ejs$/, ''));
    return new Map(names.map((name) => [name, this.render(`${folder}/${name}`, values)]));
  }

  /** The version of a package that a new app depends on: the one that this repository is tested with. */
  versionOf(packageName: string): string {
    const versions: { readonly [name: string]: string } = JSON.parse(
      readFileSync(join(this.#folder, 'versions.json'), 'utf8'),
    );
    const version = versions[packageName];
    if (version === undefined) throw new Error(`the version of ${packageName} is not known`);
    return version;
  }
}
