export { AdverseEventsCrop } from './old-scene';
