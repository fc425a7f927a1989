// Runs in the browser, after swagger-ui-bundle.js.
/* global SwaggerUIBundle */
import { followColorScheme } from './dark-mode.js';
import { followLinks, linked } from './deep-links.js';
import { modal } from './dialog.js';
import { withFitSamples } from './fit-samples.js';
import { keepNamed } from './names.js';
import { ending } from './recursive-samples.js';
import { complete } from './requests.js';
import { followSending } from './sending.js';
import { withServers } from './servers.js';

const prepared = {
  statePlugins: {
    spec: {
      wrapActions: { updateJsonSpec: (update) => (spec) => update(withServers(withFitSamples(spec))) },
    },
  },
};

followColorScheme();
const page = document.getElementById('docs');
keepNamed(page);
followSending(page);
const ui = SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  displayRequestDuration: true,
  // The validator runs on another host.
  validatorUrl: null,
  // The numbers of the default are too pale to be read.
  syntaxHighlight: { theme: 'obsidian' },
  plugins: [prepared, linked, complete, ending, modal],
});
followLinks(ui);
