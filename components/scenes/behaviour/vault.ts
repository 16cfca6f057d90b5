import { stage } from './stage';

export function enhance(root: HTMLElement): () => void {
  return stage(root).leave;
}
