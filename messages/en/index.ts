// One line per page or area; the name is the namespace.
export { default as common } from './common.json';
export { default as features } from './features.json';
export { default as footer } from './footer.json';
export { default as forms } from './forms.json';
export { default as header } from './header.json';
export { default as login } from './login.json';
export { default as notFound } from './not-found.json';
export { default as resources } from './resources.json';
export { default as sceneAdverseEvents } from './scene-adverse-events.json';
export { default as sceneAgent } from './scene-agent.json';
export { default as sceneImport } from './scene-import.json';
export { default as sceneLabel } from './scene-label.json';
export { default as sceneVault } from './scene-vault.json';
export { default as sceneWizard } from './scene-wizard.json';
