import { execFileSync } from 'node:child_process';
import { expect } from '@jest/globals';
import { TestApp, testEnv } from './app.ts';

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
  /** An app that is built and committed on `main`. */
  static async committed(): Promise<RepositoryApp> {
    const app = new RepositoryApp({ 'app/routes/items/page.ts': page(100) });
    app.git('init', '-q');
    await app.commit('first');
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

  async commit(message: string): Promise<void> {
    expect(await this.run(['build'])).toMatchObject({ status: 0 });
    this.git('add', '-A');
    this.git('commit', '-q', '-m', message);
  }
}

export const firstLine = (text: string) => text.split('\n')[0];
