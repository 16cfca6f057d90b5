'use client';

export default function EvidenceVaultScene() {
  return null;
}
