'use client';

export default function ImportAssistScene() {
  return null;
}
