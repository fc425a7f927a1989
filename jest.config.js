import { availableParallelism } from 'node:os';

/** ESM throughout: run with `node --experimental-vm-modules`. */
export default {
  rootDir: '.',
  roots: ['<rootDir>/__tests__'],
  // Apps that tests create, below the repository so that `routeclass` resolves; and a package.json that is no
  // JSON, which jest would read. Patterns: `<rootDir>` in them would match no folder such as `copy (2)`.
  modulePathIgnorePatterns: ['/__tests__/\\.tmp/', '/__tests__/errors/package-unreadable/'],
  testEnvironment: '<rootDir>/__tests__/shared/environment.cjs',
  moduleNameMapper: {
    '^typescript$': '<rootDir>/__tests__/shared/typescript.cjs',
    '^ts-morph$': '<rootDir>/__tests__/shared/ts-morph.cjs',
  },
  testSequencer: '<rootDir>/__tests__/shared/sequencer.cjs',
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  // Many tests wait for processes and clocks: three workers on two cores, or these would idle. Jest takes no percentage above 100.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testTimeout: 60_000,
};
