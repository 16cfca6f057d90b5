type FormFailureProps = {
  failure: { title: string; description: string };
  /** Whether it takes the focus as soon as it appears, which also brings it into view. */
  focused?: boolean;
  /** The same for a page that comes as the answer to its form, without scripts. */
  autoFocus?: boolean;
};

/** Outside the component: React calls a ref that stays the same once, when its element appears. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Why a form was not stored: a box beside its button. */
export function FormFailure({ failure, focused, autoFocus }: FormFailureProps) {
  return (
    <div
      tabIndex={-1}
      ref={focused ? focus : undefined}
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to this form; where no field is wrong, its outcome has the focus
      autoFocus={autoFocus}
      data-failure
      className="mt-4.5 rounded-control border-l-4 border-seal-600 bg-seal-50 px-4 py-3"
    >
      <p className="font-semibold text-seal-700">{failure.title}</p>
      <p>{failure.description}</p>
    </div>
  );
}
