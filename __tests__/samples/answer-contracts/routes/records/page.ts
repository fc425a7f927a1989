import { answer } from '../../given.ts';

export default class Records {
  get(): Record<string, number> {
    return answer();
  }

  post(): { from?: string; to?: string } {
    return answer();
  }

  put(): { [key: string]: number | undefined; total?: number } {
    return answer();
  }
}
