import { detailedErrors, problemDetails } from 'routeclass';
import { isLocal } from '../../../lib/host.ts';

export default isLocal ? detailedErrors() : problemDetails();
