import clsx from 'clsx';
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

type SpriteProps = {
  of: StaticImageData;
  /** Which of the file's views. */
  view: string;
  /** Edge of its square in px. */
  size: number;
  className?: string;
};

/** One of several drawings in a file. */
export function Sprite({ of: { src }, view, size, className }: SpriteProps) {
  return (
    <Drawing
      of={{ src: `${src}#${view}`, width: size, height: size }}
      className={clsx('h-fit max-w-none flex-none', className)}
    />
  );
}
