import { detailedErrors } from 'routeclass';

export default detailedErrors();
