/**
 * The packages as workers resolve them.
 *
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["workerd"]}
 */
import { testFetch } from './support/fetch.ts';

testFetch(true);
