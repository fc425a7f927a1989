export interface Price {
  symbol: string;
  value: number;
}

interface Feed {
  changes(options: { signal: AbortSignal }): AsyncIterable<Price>;
  close(): void;
}

export async function openFeed(_symbol: string): Promise<Feed> {
  throw new Error('There is no feed here');
}
