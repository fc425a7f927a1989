import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { formats } from '../../runtime/formats.ts';
import { foldersIn } from '../compiler/support/compile.ts';
import { ClientProperties } from './support/client-properties.ts';
import { type Echo, echoOf } from './support/echo.ts';
import { Properties } from './support/properties.ts';
import { samples } from './support/samples.ts';
import { emptySamples, ownFormats, skips, unseen } from './support/skips.ts';
import { TextProperties } from './support/text-properties.ts';

const names = foldersIn(samples);

/** The fields of a sample that Ajv cannot check. */
const fieldsOf = (sample: string) => unseen.filter((one) => one.sample === sample).map(({ field }) => field);

describe.each(names)('%s', (sample) => {
  let echo: Echo;
  let properties: Properties;
  beforeAll(async () => {
    echo = await echoOf(join(samples, sample), fieldsOf(sample));
    properties = new Properties(sample, echo);
  });
  afterAll(() => echo?.remove());

  test('values of its types pass, and go out as they came', async () => {
    for (const one of echo.bodies) await properties.valuesPass(one);
    for (const one of echo.answers) await properties.answersFit(one);
  });

  test("a handler's result is refused, or written as a value of its type", async () => {
    for (const one of echo.bodies) await properties.brokenAnswersAreRefused(one, 'post');
    for (const one of echo.answers) await properties.brokenAnswersAreRefused(one, 'get');
  });

  test('what is spoiled is refused where it is wrong, by validator and schema alike', async () => {
    for (const one of echo.bodies) await properties.spoiledAreRefused(one);
  });

  test('validator and schema agree on changed values', async () => {
    for (const one of echo.bodies) await properties.changedAgree(one);
  });

  test('texts are read as the value that they were written of', async () => {
    const texts = new TextProperties(echo);
    for (const one of echo.texts) {
      const requests = texts.requests(one, (type) => properties.draw(type));
      await properties.hold(one.label, requests, 20, (request) => texts.comesBack(one, request));
    }
  });

  test('texts that are none of their type are refused where they are', async () => {
    const texts = new TextProperties(echo);
    for (const one of echo.texts) {
      const requests = texts.spoiledRequests(one, (type) => properties.draw(type));
      await properties.hold(one.label, requests, 20, (request) => texts.areJudged(one, request));
    }
  });

  test('what the emitted client sends is what the handler gets, and what this gives is what the client gets', async () => {
    const client = new ClientProperties(echo);
    for (const one of echo.bodies)
      await properties.hold(one.label, properties.draw(one.type), 8, (value) =>
        client.bodyPasses(one, value),
      );
    for (const one of echo.answers)
      await properties.hold(one.label, properties.drawGiven(one.type), 8, (value) =>
        client.answerPasses(one, value),
      );
  });

  test('texts that the emitted client sends come as they are', async () => {
    const client = new ClientProperties(echo);
    const texts = new TextProperties(echo);
    for (const one of echo.texts) {
      const requests = texts.requests(one, (type) => properties.draw(type));
      await properties.hold(one.label, requests, 20, ({ values }) => client.textsPass(one, values));
    }
  });

  test('the sample has something to try, or is listed as empty', () => {
    const cases = [...echo.bodies, ...echo.answers, ...echo.texts];
    expect({ sample, isTried: cases.length > 0 }).toEqual({ sample, isTried: !(sample in emptySamples) });
  });

  test('no schema is let off without need', async () => {
    for (const skip of skips.filter((one) => one.sample === sample))
      expect({ skip, isNeeded: await properties.isNeeded(skip) }).toEqual({ skip, isNeeded: true });
  });
});

test('what is skipped exists', () => {
  const skipped = [...Object.keys(emptySamples), ...[...skips, ...unseen].map(({ sample }) => sample)];
  expect(skipped.filter((sample) => !names.includes(sample))).toEqual([]);
});

test.each(unseen)('Ajv does not check a field $field', ({ field }) => {
  const ajv = new Ajv2020();
  const properties = Object.fromEntries([[field, { type: 'string' }]]);
  const wrong = JSON.parse(`{${JSON.stringify(field)}:1}`);
  expect(ajv.validate({ type: 'object', properties }, wrong)).toBe(true);
});

test.each(ownFormats)('Ajv takes the format $format for something else', ({ format, witness }) => {
  const ajv = new Ajv2020({ strict: false, logger: false });
  ajvFormats.default(ajv);
  expect(formats.get(format)?.(witness)).toBe(true);
  expect(ajv.validate({ type: 'string', format }, witness)).toBe(false);
});
