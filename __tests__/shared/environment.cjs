const { TestEnvironment } = require('jest-environment-node');
// Jest's own environment asks this very object for its context.
const vm = require('node:vm');

const { createContext } = vm;

/**
 * Jest's environment for Node, with a plain context. By default a context asks a proxy of Jest for every
 * global that the code in it uses, be it `Math` or `Map`: half of the time of tests that compute much. Jest
 * does so to delete what tests have left in the globals, which a plain context takes with it.
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
};
