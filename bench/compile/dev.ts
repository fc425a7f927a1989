import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../numbers.ts';
import { routeclassCommand } from './contestants.ts';
import { type Edited, editedFiles, restore, save } from './edits.ts';
import { ask, freePort } from './http.ts';
import { firstAnswer, measureRun, start } from './measure.ts';

/** Milliseconds, medians. */
export interface EditRow {
  readonly edited: string;
  /** From the save to the first changed answer of `routeclass dev`. */
  readonly answer: number;
  /** `Compiler.update` alone. */
  readonly update: number;
}

/** Number of first edits that are not counted, because the code that handles them is not compiled yet. */
export const warmUps = 3;

/**
 * Edits the files of an app, one after the other, while `routeclass dev` serves it, and then repeats the
 * edits with the compiler alone.
 */
export async function measureEdits(
  root: string,
  resource: number,
  count: number,
): Promise<readonly EditRow[]> {
  const files = editedFiles(root, resource);
  const answers = await answerTimes(root, files, count);
  for (const file of files) restore(file);
  const updates = await updateTimes(root, resource, count);
  return files.map(({ name }, i) => ({
    edited: name,
    answer: median(answers[i]!),
    update: median(updates[i]!),
  }));
}

async function answerTimes(
  root: string,
  files: readonly Edited[],
  count: number,
): Promise<readonly number[][]> {
  const port = await freePort();
  const dev = start(root, [routeclassCommand, 'dev', '--port', String(port)], {});
  try {
    await firstAnswer(dev, port, '/items-0');
    const times: number[][] = [];
    for (const file of files) {
      const all: number[] = [];
      for (let turn = 1; turn <= warmUps + count; turn++) {
        all.push(await timeOf(file, turn, port, dev.text));
        await sleep(200);
      }
      times.push(all.slice(warmUps));
    }
    return times;
  } finally {
    dev.child.kill('SIGTERM');
    await Promise.race([dev.ended, sleep(5000)]);
    dev.child.kill('SIGKILL');
  }
}

async function timeOf(file: Edited, turn: number, port: number, said: () => string): Promise<number> {
  const begin = performance.now();
  let saved = begin;
  save(file, turn);
  for (;;) {
    const { status, text } = await ask(port, file.request(turn));
    const now = performance.now();
    if (file.shows(turn, status, text)) return now - begin;
    if (now - begin > 60_000) throw new Error(`no new answer within a minute\n${said()}`);
    // A watcher that has just started may miss the first save.
    if (turn === 1 && now - saved > 5000) {
      save(file, turn);
      saved = now;
    }
    await sleep(4);
  }
}

async function updateTimes(root: string, resource: number, count: number): Promise<readonly number[][]> {
  const { output } = await measureRun(root, [
    ...['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'update.ts')],
    ...[root, String(resource), String(count)],
  ]);
  return JSON.parse(output.trim().split('\n').at(-1)!);
}
