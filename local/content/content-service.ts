import type { IncomingMessage, ServerResponse } from 'node:http';
import { abandonBody, sendJson } from '../http-exchange.ts';
import { DatasetFolder } from './dataset-folder.ts';
import { ImageEndpoint } from './image-endpoint.ts';
import { QueryRunner } from './query.ts';
import { answerQuery } from './query-endpoint.ts';

/** The only dataset. Project ids are not checked: there is one project here. */
const embeddedDataset = 'production';
/** Project id in the addresses of asset documents. */
const embeddedProject = 'embedded';

const queryPath = /^\/v(?:\d{4}-\d{2}-\d{2}|1|X)\/data\/query\/([^/]+)$/;
const imagePath = /^\/images\/([^/]+)\/([^/]+)\/([^/]+)(?:\/[^/]+)?$/;

/** The stand-in for Sanity: query API and image CDN over an export folder. */
export class ContentService {
  readonly #folder: DatasetFolder;
  readonly #runner = new QueryRunner();
  readonly #images: ImageEndpoint;

  /**
   * @param datasetDir absolute folder of the export.
   * @param origin where this service answers, without trailing slash.
   */
  constructor(datasetDir: string, origin: string) {
    this.#folder = new DatasetFolder(datasetDir, `${origin}/images/${embeddedProject}/${embeddedDataset}`);
    this.#images = new ImageEndpoint(this.#folder);
  }

  /** Reads the dataset before the first request does. A failure is logged and left to the requests. */
  async warmUp(): Promise<void> {
    await this.#folder.current().catch(() => undefined);
  }

  /** Answers one request, whatever its path: what Sanity does not have is a 404 in its shape. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const query = queryPath.exec(url.pathname);
    const image = query ? null : imagePath.exec(url.pathname);
    if (!query && !image) {
      abandonBody(request, response);
      sendJson(response, 404, { statusCode: 404, error: 'Not Found', message: 'Not Found' });
      return;
    }
    const methods = query ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    if (!methods.includes(request.method ?? '')) {
      abandonBody(request, response);
      const body = {
        statusCode: 405,
        error: 'Method Not Allowed',
        message: `${request.method} is not allowed here.`,
      };
      sendJson(response, 405, body, { allow: methods.join(', ') });
      return;
    }
    const dataset = decoded((query ? query[1] : image?.[2]) ?? '');
    if (dataset !== embeddedDataset) {
      abandonBody(request, response);
      const message = `Dataset not found: the embedded content service has the dataset "${embeddedDataset}" only.`;
      sendJson(response, 404, { statusCode: 404, error: 'Not Found', message });
      return;
    }
    if (image) await this.#images.answer(request, response, decoded(image[3] ?? ''), url.searchParams);
    else
      await answerQuery(request, response, url.searchParams, { folder: this.#folder, runner: this.#runner });
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
