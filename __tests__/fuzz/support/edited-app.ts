import { absentAtFirst, files } from './edited-files.ts';
import { slots } from './edited-slots.ts';

/** One edit of the app. */
export type Edit =
  | { readonly kind: 'choose'; readonly slot: string; readonly choice: number }
  | { readonly kind: Toggle; readonly file: string };

/** Edits that a second application to the same file reverts. */
export const toggles = ['remove', 'break', 'truncate', 'comment', 'crlf', 'bom'] as const;
type Toggle = (typeof toggles)[number];

/** The app in its current state after all edits. */
export class EditedApp {
  readonly #choices = new Map<string, number>();
  readonly #toggled = new Set<string>(absentAtFirst.map((file) => `remove ${file}`));

  apply(edit: Edit): void {
    if (edit.kind === 'choose') this.#choices.set(edit.slot, edit.choice);
    else {
      const key = `${edit.kind} ${edit.file}`;
      if (!this.#toggled.delete(key)) this.#toggled.add(key);
    }
  }

  /** The files of the app: path to text. */
  render(): ReadonlyMap<string, string> {
    const rendered = new Map<string, string>();
    for (const [file, text] of Object.entries(files)) {
      if (!this.#is('remove', file)) rendered.set(this.#fill(file), this.#spoil(file, this.#fill(text)));
    }
    return rendered;
  }

  #is(toggle: Toggle, file: string): boolean {
    return this.#toggled.has(`${toggle} ${file}`);
  }

  #fill(text: string): string {
    return text.replaceAll(/<([a-z]\w*)>/gi, (whole, name: string) => {
      const choices = slots[name];
      return choices === undefined ? whole : choices[this.#choices.get(name) ?? 0]!;
    });
  }

  #spoil(file: string, text: string): string {
    let spoiled = text;
    if (this.#is('truncate', file)) spoiled = spoiled.slice(0, spoiled.length * 0.6);
    if (this.#is('break', file)) spoiled = `${spoiled}\nconst = };\n`;
    if (this.#is('comment', file))
      spoiled = `// A remark.\n\n${spoiled.replaceAll('{\n', '{\n  // Another.\n')}`;
    if (this.#is('crlf', file)) spoiled = spoiled.replaceAll('\n', '\r\n');
    return this.#is('bom', file) ? `\ufeff${spoiled}` : spoiled;
  }
}

/** The files that edits may change: not the JSON files that configure the app. */
export const editable = Object.keys(files).filter((file) => !file.endsWith('.json'));

export function showEdit(edit: Edit): string {
  return edit.kind === 'choose'
    ? `${edit.slot} = ${slots[edit.slot]![edit.choice]}`
    : `${edit.kind} ${edit.file}`;
}
