import { problemDetails } from 'routeclass';

export default problemDetails();
