import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { onlyLanguage, TestApp } from './app.ts';
import { testEnv } from './running.ts';

export const page = (limit: number, more = '') => `import type { int, Query } from 'routeclass';

export default class Items {
  get(
    limit: Query<int, { le: ${limit} }>,${more}
  ): { limit: int } {
    return { limit };
  }
}
`;

/** An app in its own git repository. */
export class RepositoryApp extends TestApp {
  constructor(files: { readonly [path: string]: string }) {
    super({ ...onlyLanguage, ...files });
  }

  /** The output for the app of `committed`, which is built once for all tests of a file. */
  static #output: { readonly [path: string]: string } | undefined;

  /** An app that is built and committed on `main`. */
  static async committed(): Promise<RepositoryApp> {
    const app = new RepositoryApp({ 'app/routes/items/page.ts': page(100), ...RepositoryApp.#output });
    app.git('init', '-q');
    if (RepositoryApp.#output === undefined) await app.commit('first');
    else app.#commitAll('first');
    RepositoryApp.#output ??= app.files('generated');
    return app;
  }

  git(...args: readonly string[]): string {
    const as = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'init.defaultBranch=main'];
    return execFileSync('git', [...as, ...args], {
      cwd: this.root,
      encoding: 'utf8',
      env: testEnv(),
      stdio: 'pipe',
    });
  }

  /**
   * What differs from the last commit, as soon as nothing does: on a busy machine `dev` sees a checkout in
   * parts, and builds once for each.
   */
  async changes(): Promise<string> {
    let changes = this.git('status', '--porcelain');
    for (let waited = 0; changes !== '' && waited < 10_000; waited += 50) {
      await pause(50);
      changes = this.git('status', '--porcelain');
    }
    return changes;
  }

  async commit(message: string): Promise<void> {
    expect(await this.run(['build'])).toMatchObject({ status: 0 });
    this.#commitAll(message);
  }

  #commitAll(message: string): void {
    this.git('add', '-A');
    this.git('commit', '-q', '-m', message);
  }
}

export const firstLine = (text: string) => text.split('\n')[0];
