export const GET = () => new Response('up');
