export default class Broken {
  get(): string {
    throw new Error('a secret of /etc/app');
  }

  async post(): Promise<string> {
    return JSON.parse('{');
  }
}
