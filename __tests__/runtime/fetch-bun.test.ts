/**
 * The packages as Bun resolves them.
 *
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["bun"]}
 */
import { testFetch } from './support/fetch.ts';

testFetch(false);
