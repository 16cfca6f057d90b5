/**
 * Loads the rows of the table of names, as data, which a browser reads faster than a script.
 * @throws if the response is not 200.
 */
export async function loadNameRows(): Promise<readonly string[]> {
  const response = await fetch(new URL('./names.json', import.meta.url));
  if (!response.ok) throw new Error(`names.json: ${response.status}`);
  const { rows } = await response.json();
  return rows;
}
