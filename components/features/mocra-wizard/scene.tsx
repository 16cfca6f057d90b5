'use client';

export default function MocraWizardScene() {
  return null;
}
