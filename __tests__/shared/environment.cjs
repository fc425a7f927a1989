const { AsyncLocalStorage } = require('node:async_hooks');
const { TestEnvironment } = require('jest-environment-node');
// Jest's own environment asks this very object for its context.
const vm = require('node:vm');

const { createContext } = vm;
const { run } = AsyncLocalStorage.prototype;

/** Those that the test file and jest have used. */
const storages = new Set();
AsyncLocalStorage.prototype.run = function (...args) {
  storages.add(this);
  return run.apply(this, args);
};

/**
 * Jest's environment for Node, with a plain context. By default a context asks a proxy of Jest for every
 * global that the code in it uses, be it `Math` or `Map`: half of the time of tests that compute much. Jest
 * does so to delete what tests have left in the globals, which a plain context takes with it.
 *
 * Every promise visits every storage in use, also those of earlier test files: of each file one at least,
 * jest's own. So they are given up with the file.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }

  async teardown() {
    for (const storage of storages) storage.disable();
    storages.clear();
    await super.teardown();
  }
};
