// Runs in the browser, after swagger-ui-bundle.js.
/* global SwaggerUIBundle */
import { followColorScheme } from './dark-mode.js';
import { linked } from './deep-links.js';
import { keepFieldsNamed } from './field-names.js';
import { withFitSamples } from './fit-samples.js';
import { ending } from './recursive-samples.js';
import { complete } from './requests.js';
import { withServers } from './servers.js';

const prepared = {
  statePlugins: {
    spec: {
      wrapActions: { updateJsonSpec: (update) => (spec) => update(withServers(withFitSamples(spec))) },
    },
  },
};

followColorScheme();
keepFieldsNamed(document.getElementById('docs'));
SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  displayRequestDuration: true,
  // The validator runs on another host.
  validatorUrl: null,
  plugins: [prepared, linked, complete, ending],
});
