export { VaultCrop as EvidenceVaultCrop } from './old-scene';
