import type { StaticImageData } from 'next/image';
import type { ComponentProps } from 'react';

type DrawingProps = Omit<ComponentProps<'img'>, 'src'> & { of: StaticImageData };

/**
 * A drawing that nobody operates, at its own size where no class gives another. Of low priority: React would preload it
 * before the headline.
 */
export function Drawing({ of: { src, width, height }, ...props }: DrawingProps) {
  return <img src={src} width={width} height={height} alt="" fetchPriority="low" {...props} />;
}
