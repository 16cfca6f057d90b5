import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../../lib/log.ts';
import {
  type ImageCache,
  type ImageFile,
  type LoadedExport,
  loadExport,
  type SanityDocument,
} from './export-layout.ts';

export type Snapshot = {
  /** Counts the versions of the data that this process has served; caches compare it. */
  revision: number;
  documents: SanityDocument[];
  byId: ReadonlyMap<string, SanityDocument>;
  images: ReadonlyMap<string, ImageFile>;
};

export class DatasetUnavailableError extends Error {
  override name = 'DatasetUnavailableError';
}

/** How often a request looks for changes of the files, in ms. */
const checkInterval = 250;
/** A file that changed is read when nobody has written to it for this long, in ms. */
const settleTime = 150;
/** A file that was emptied is believed after this long, in ms: most programs empty a file before they write it. */
const emptySettleTime = 1000;

/** A time in the future is not young: a clock or a `touch` was wrong, and waiting would not help. */
const isYoung = (age: number, limit: number) => age >= 0 && age < limit;

/**
 * An export folder that is read again when it changes. Requests ask for `current()`; there is no watcher, because
 * file-system events get lost on network and container volumes.
 *
 * The last good version stays while the file is missing, unreadable or half-written. A complete file with corrupt
 * lines is served without them; each is logged with file and line.
 */
export class DatasetFolder {
  readonly #folder: string;
  readonly #imageBaseUrl: string;
  readonly #imageCache: ImageCache = new Map();
  #snapshot: Snapshot | null = null;
  #fingerprint = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;
  #reported = '';

  constructor(folder: string, imageBaseUrl: string) {
    this.#folder = folder;
    this.#imageBaseUrl = imageBaseUrl;
  }

  /**
   * The data as of at most `checkInterval` ago.
   * @throws DatasetUnavailableError when no version could be read so far.
   */
  async current(): Promise<Snapshot> {
    if (performance.now() - this.#checkedAt >= checkInterval) {
      this.#checking ??= this.#check().finally(() => {
        this.#checkedAt = performance.now();
        this.#checking = null;
      });
      await this.#checking;
    }
    if (!this.#snapshot) throw new DatasetUnavailableError('The dataset cannot be read.');
    return this.#snapshot;
  }

  async #check(): Promise<void> {
    try {
      let seen = await this.#look();
      if (seen.fingerprint === this.#fingerprint) return;
      // The first version is read as it is: there is nothing better to serve.
      for (let attempt = 0; this.#snapshot && isYoung(seen.age, settleTime); attempt += 1) {
        // Somebody keeps writing: serve the last good version, look again at the next check.
        if (attempt === 5) return;
        await sleep(settleTime - seen.age);
        seen = await this.#look();
      }
      const loaded = await loadExport({
        folder: this.#folder,
        imageBaseUrl: this.#imageBaseUrl,
        imageCache: this.#imageCache,
      });
      const after = await this.#look();
      if (after.fingerprint !== seen.fingerprint && this.#snapshot) return;
      if (this.#snapshot && loaded.empty && isYoung(seen.age, emptySettleTime)) return;
      // Remembered also when the version is not taken, so that it is read and reported once.
      this.#fingerprint = seen.fingerprint;
      this.#take(loaded);
    } catch (error) {
      this.#reportOnce(
        (error as NodeJS.ErrnoException).code ?? (error instanceof Error ? error.message : String(error)),
      );
    }
  }

  #take(loaded: LoadedExport): void {
    this.#reported = '';
    for (const { file, line, reason } of loaded.problems) {
      if (line === undefined) log('warn', 'dataset_file_skipped', { file, reason });
      else log('warn', 'dataset_line_skipped', { file, line, reason });
    }
    if (loaded.truncated && this.#snapshot) {
      log('warn', 'dataset_half_written', {
        file: join(this.#folder, 'data.ndjson'),
        served: 'last good version',
      });
      return;
    }
    this.#snapshot = {
      revision: (this.#snapshot?.revision ?? 0) + 1,
      documents: loaded.documents,
      byId: new Map(loaded.documents.map((document) => [document._id, document])),
      images: loaded.images,
    };
    log('info', 'dataset_loaded', {
      folder: this.#folder,
      documents: loaded.documents.length,
      images: loaded.images.size,
    });
  }

  /** One line per outage and cause, not one per request. */
  #reportOnce(reason: string): void {
    if (this.#reported === reason) return;
    this.#reported = reason;
    // What was known about the file is void: it may come back unchanged in size and time.
    this.#fingerprint = '';
    log('error', 'dataset_unreadable', {
      file: join(this.#folder, 'data.ndjson'),
      reason,
      served: this.#snapshot ? 'last good version' : 'nothing',
    });
  }

  /** What the files look like from outside, and how long ago data.ndjson was written, in ms. */
  async #look(): Promise<{ fingerprint: string; age: number }> {
    const data = await stat(join(this.#folder, 'data.ndjson'), { bigint: true });
    const others = await Promise.all(
      ['assets.json', 'images'].map((name) =>
        stat(join(this.#folder, name), { bigint: true }).catch(() => null),
      ),
    );
    const fingerprint = [data, ...others].map((s) => (s ? `${s.mtimeNs}:${s.size}:${s.ino}` : '-')).join('|');
    return { fingerprint, age: Date.now() - Number(data.mtimeMs) };
  }
}
