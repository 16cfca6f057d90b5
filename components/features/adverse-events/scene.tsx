'use client';

export default function AdverseEventsScene() {
  return null;
}
