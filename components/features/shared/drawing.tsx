import clsx from 'clsx';
import type { StaticImageData } from 'next/image';
import type { ComponentProps } from 'react';

type DrawingProps = Omit<ComponentProps<'img'>, 'src'> & { of: StaticImageData };

/**
 * A decorative drawing, at its natural size unless a class sets another. Low priority because React would preload it
 * before the headline.
 */
export function Drawing({ of: { src, width, height }, ...props }: DrawingProps) {
  return <img src={src} width={width} height={height} alt="" fetchPriority="low" {...props} />;
}

type SpriteProps = {
  of: StaticImageData;
  /** View of the file. */
  view: string;
  /** Edge of its square in px. */
  size: number;
  className?: string;
};

export function Sprite({ of: { src }, view, size, className }: SpriteProps) {
  return (
    <Drawing
      of={{ src: `${src}#${view}`, width: size, height: size }}
      className={clsx('h-fit max-w-none flex-none', className)}
    />
  );
}
