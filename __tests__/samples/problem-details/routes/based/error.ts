import { problemDetails } from 'routeclass';

export default problemDetails({ typeBase: 'https://shop.example/problems/' });
