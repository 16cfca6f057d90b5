'use client';

export default function UsAgentServiceScene() {
  return null;
}
