/** The words of refusals: the only messages whose English texts aren't in `en`, since the server says them too. */
export { refusalWords as refusals } from '@wayfold/contract/refusals/words';
