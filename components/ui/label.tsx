import type { ComponentProps } from 'react';

export function Label(props: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller associates the control
  return <label className="mb-1.5 block text-small font-semibold" {...props} />;
}
