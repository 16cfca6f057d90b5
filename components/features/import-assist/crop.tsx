export { ImportCrop as ImportAssistCrop } from './old-scene';
