export default 'It failed';
