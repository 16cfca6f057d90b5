import type { ComponentProps } from 'react';
import { type DialogName, plainFormIds } from './dialog-name';

type DialogButtonProps = Omit<ComponentProps<'button'>, 'type'> & { dialog: DialogName };

/**
 * Opens a form: as a dialog once `DialogHost` is there, until then and without scripts as the popover of
 * `PlainForms`. Plain server HTML that brings no script of its own.
 */
export function DialogButton({ dialog, ...props }: DialogButtonProps) {
  return (
    <button
      type="button"
      data-dialog={dialog}
      popoverTarget={plainFormIds[dialog]}
      aria-haspopup="dialog"
      {...props}
    />
  );
}
