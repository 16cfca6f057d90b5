import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Dataset, imagesPath } from './dataset.ts';

/**
 * Copies the images of a dataset to where the pages name them, below `publicDir`: no embedded service runs on a platform.
 * A file has one size, whatever size an address asks for.
 * @throws when the dataset cannot be read.
 */
export async function writeStaticImages(datasetDir: string, publicDir: string): Promise<void> {
  const { images } = await new Dataset(datasetDir, '').current().catch(() => {
    throw new Error('The dataset of EMBEDDED_DATASET_DIR cannot be read.');
  });
  const folder = path.join(publicDir, imagesPath);
  await mkdir(folder, { recursive: true });
  await Promise.all(
    [...images.values()].map((image) => copyFile(image.path, path.join(folder, image.address))),
  );
}
