import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { foldersIn } from '../compiler/support/compile.ts';
import { ClientProperties } from './support/client-properties.ts';
import { type Echo, echoOf } from './support/echo.ts';
import { Properties } from './support/properties.ts';
import { samples } from './support/samples.ts';
import { unseen } from './support/skips.ts';
import { TextProperties } from './support/text-properties.ts';

/** What the emitted client sends is what the handler gets, and what the handler gives is what the client gets. */
describe.each(foldersIn(samples))('%s', (sample) => {
  let echo: Echo;
  let properties: Properties;
  beforeAll(async () => {
    const fields = unseen.filter((one) => one.sample === sample).map(({ field }) => field);
    echo = await echoOf(join(samples, sample), fields);
    properties = new Properties(sample, echo);
  });
  afterAll(() => echo?.remove());

  test('bodies come and go', async () => {
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

  test('texts come as they were sent', async () => {
    const client = new ClientProperties(echo);
    const texts = new TextProperties(echo);
    for (const one of echo.texts) {
      const requests = texts.requests(one, (type) => properties.draw(type));
      await properties.hold(one.label, requests, 20, ({ values }) => client.textsPass(one, values));
    }
  });
});
