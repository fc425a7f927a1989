import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { machineText } from './machine.ts';

const head =
  '# What routeclass costs at run time\n\nWritten by `npm run bench`; `bench/README.md` says how to read it.';

/**
 * A Markdown file with a section for each part that was ever measured. A new section replaces that of the
 * same part only.
 */
export class Report {
  readonly #file: string;
  readonly #sections = new Map<string, string>();

  constructor(file: string) {
    this.#file = file;
    const [, ...marked] = existsSync(file) ? readFileSync(file, 'utf8').split(/^<!-- (\w+) -->$/m) : [];
    for (let i = 0; i + 1 < marked.length; i += 2) this.#sections.set(marked[i]!, marked[i + 1]!.trim());
  }

  /** Writes the file with a new section, ordered by `parts`. Returns the section. */
  put(part: string, text: string, parts: readonly string[]): string {
    const section = `${text}\n\nMeasured on ${new Date().toISOString().slice(0, 10)}: ${machineText()}.`;
    this.#sections.set(part, section);
    const sections = parts
      .filter((one) => this.#sections.has(one))
      .map((one) => `<!-- ${one} -->\n\n${this.#sections.get(one)}`);
    writeFileSync(this.#file, `${[head, ...sections].join('\n\n')}\n`);
    return section;
  }
}
