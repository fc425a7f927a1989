import type { Example } from '../cli/explain/examples.ts';

export function collectExamples(): { readonly [code: string]: Example };
