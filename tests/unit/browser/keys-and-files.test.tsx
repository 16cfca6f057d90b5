/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { keepPageOnDrop } from '@/lib/browser/keep-page';

function showDialog() {
  const onOpenChange = jest.fn();
  render(
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>Contact</DialogTitle>
        <DialogDescription>A form</DialogDescription>
        <input aria-label="Name" />
      </DialogContent>
    </Dialog>,
  );
  return { onOpenChange, field: screen.getByLabelText('Name') };
}

test.each([
  ['Chrome and Firefox', { isComposing: true }],
  ['Safari, which ends the composition first', { keyCode: 229 }],
])('leaves a dialog open for the Escape of an input method in %s', (_, key) => {
  const { onOpenChange, field } = showDialog();
  fireEvent.keyDown(field, { key: 'Escape', ...key });
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 });
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('keeps the page when a file is dropped on it, and lets text be dropped', () => {
  const isKept = (types: string[]) => {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { types } });
    return !document.body.dispatchEvent(event);
  };
  const end = keepPageOnDrop();
  expect([isKept(['Files']), isKept(['text/plain'])]).toEqual([true, false]);
  end();
  expect(isKept(['Files'])).toBe(false);
});
