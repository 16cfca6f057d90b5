export { WizardCrop as MocraWizardCrop } from './old-scene';
