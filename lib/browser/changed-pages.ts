/*
 * Translators change the page under React. Chrome and Papago wrap each text in <font> elements, and some put other text
 * nodes inside. React then removes a text node, or inserts before it, where it no longer is, and throws; or it changes a
 * text node that no longer is on the page, and the visitor reads an old number.
 *
 * Most pages are never translated, so instrumentation-client.ts loads this with the first <font>.
 */

/** Text nodes that were taken from the page, with the element in their place. */
const replacements = new WeakMap<Node, Element>();

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** Returns the child of `parent` that is where React put `child`. */
function findInPlace(parent: Node, child: Node): Node | null {
  let node: Node | undefined | null = child.parentNode ? child : replacements.get(child);
  while (node && node.parentNode !== parent) node = isFont(node.parentNode) ? node.parentNode : null;
  return node ?? null;
}

/** Makes a text node that React still changes take its place on the page again. */
function follow(text: Text, replacement: Element): void {
  replacements.set(text, replacement);
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => text.data,
    set(value: string) {
      text.data = value;
      const current = replacements.get(text);
      if (!text.parentNode && current?.parentNode) current.replaceWith(text);
    },
  });
}

/** Follows the text nodes that were replaced. */
function followReplaced(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const replacement = [...addedNodes, previousSibling, nextSibling].find(isFont);
    if (!replacement) continue;
    for (const node of removedNodes) {
      if (node instanceof Text && !node.parentNode) follow(node, replacement);
    }
  }
}

/**
 * Keeps React working on a page that a translator changes.
 * @param records what has changed before this call.
 */
export function keepWorking(records: readonly MutationRecord[]): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const inPlace = findInPlace(this, child);
    if (inPlace) removeChild.call(this, inPlace);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, before && findInPlace(this, before));
    return child;
  };
  followReplaced(records);
  new MutationObserver(followReplaced).observe(document, { childList: true, subtree: true });
}
