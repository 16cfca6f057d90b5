import { movedField } from '@/lib/leads/result';

/** Time limit for loading the new page, in milliseconds. */
const navigationTimeLimit = 10_000;

/** True for the hidden fields that React uses to name an action in a form without scripts. */
const isActionField = (name: string) => name.startsWith('$ACTION');

/**
 * Loads the form's page from the new deployment and keeps the visitor's input.
 *
 * A tab from before a deployment may call an action that the server does not know. The page of the new deployment can
 * reach its action without scripts: React writes hidden fields for that. This function adds them to the input and posts
 * the form as a browser without scripts does. `movedField` makes the server return the page with the values and store
 * nothing, so that the visitor reads the new privacy notice and the new fields before sending. The values travel in the
 * request, so the browser stores nothing.
 * @throws if the new page cannot be loaded; the form then keeps its values.
 */
export async function moveToNewDeployment(pageHref: string, data: FormData): Promise<void> {
  const response = await fetch(pageHref, { cache: 'no-store' });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const action = new FormData();
  action.set(movedField, '1');
  for (const { name, value } of page.querySelectorAll<HTMLInputElement>('form input[type="hidden"]')) {
    if (isActionField(name)) action.set(name, value);
  }
  // A shared cache may still contain the old page: check that its new action responds before leaving this page.
  const probe = await fetch(pageHref, { method: 'POST', body: action });
  if (!probe.ok || ![...action.keys()].some(isActionField)) throw new Error('The new page has no action.');

  // The old page may have such fields too, with the id unknown to the server.
  const typed = [...data].filter(([name]) => !isActionField(name));
  const form = document.createElement('form');
  form.action = pageHref;
  form.method = 'post';
  form.enctype = 'multipart/form-data';
  form.hidden = true;
  for (const [name, value] of [...typed, ...action]) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = String(value);
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  await new Promise((resolve) => setTimeout(resolve, navigationTimeLimit));
  form.remove();
  throw new Error('The new page did not load.');
}
