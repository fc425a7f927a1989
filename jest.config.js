/** ESM throughout: run with `node --experimental-vm-modules`. */
export default {
  rootDir: '.',
  roots: ['<rootDir>/__tests__'],
  // Apps that tests create, below the repository so that `routeclass` resolves.
  modulePathIgnorePatterns: ['<rootDir>/__tests__/.tmp/'],
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
  // The tests of the command line wait for processes; half of the cores would idle.
  maxWorkers: '100%',
  testTimeout: 60_000,
};
