export { detailedErrors as default } from 'routeclass';
