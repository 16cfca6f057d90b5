export type DialogName = 'contact' | 'signup';

/** Ids of the forms that stand in the page itself; every `DialogButton` names one as its `popovertarget`. */
export const plainFormIds = { contact: 'contact-form', signup: 'signup-form' } as const satisfies Record<
  DialogName,
  string
>;
