const { default: Sequencer } = require('@jest/test-sequencer');

/** Small files that take half a minute and more, since they read others, or start servers and tools. */
const long = /[\\/]__tests__[\\/](?:agreement[\\/]agreement|backends|corpus|generators|typescripts)\b/;

/**
 * Starts those first. In a fresh clone jest knows only sizes, and would start the smallest files last: one of
 * these, while the other workers have nothing left to do.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ duration, path }) => duration === undefined && long.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((one) => !isLong(one))];
  }
};
