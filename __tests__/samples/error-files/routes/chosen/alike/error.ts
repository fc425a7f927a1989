import { detailedErrors } from 'routeclass';
import { isLocal } from '../../../lib/host.ts';

export default isLocal ? detailedErrors({ debug: true }) : detailedErrors();
