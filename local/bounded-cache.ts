/**
 * A map with a limit on what its values weigh in total; what was used longest ago goes first. Values heavier than an
 * eighth of the limit are not kept, so that one of them cannot empty the cache.
 */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, { value: Value; weight: number }>();
  readonly #limit: number;
  #total = 0;

  /** @param limit total weight, in whatever unit `set` is given (bytes here). */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A Map iterates in order of insertion: inserting again makes this entry the youngest.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, weight: number): void {
    this.#remove(key);
    if (weight > this.#limit / 8) return;
    this.#entries.set(key, { value, weight });
    this.#total += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#total <= this.#limit) break;
      this.#remove(oldest);
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#total = 0;
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#total -= entry.weight;
  }
}
