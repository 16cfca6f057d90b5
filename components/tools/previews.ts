import type { ReactNode } from 'react';
import type { PlainDate } from '@/lib/rules/dates';
import { lastRead } from '@/lib/rules/ledger';
import { colorsRead } from '@/lib/tools/color-additives/readings';
import { restrictionsRead } from '@/lib/tools/ingredients/list';
import type { ToolId } from '@/lib/tools/list';
import { fileRead } from '@/lib/tools/product-file/version';
import { RulesPreview } from '../rules/preview';
import { CatalogPreview } from './catalog/preview';
import { ColorAdditivesPreview } from './color-additives/preview';
import { IngredientsPreview } from './ingredients/preview';
import { MocraDutiesPreview } from './mocra-duties/preview';
import { ProductFilePreview } from './product-file/preview';
import { UsLabelPreview } from './us-label/preview';

type ToolPreview = {
  Preview: () => ReactNode;
  /** When the law behind the tool was last compared with its sources. */
  comparedOn: PlainDate;
};

/** The preview of each tool on the page of tools, beside its question. */
export const previews: Readonly<Record<ToolId, ToolPreview>> = {
  'product-file': { Preview: ProductFilePreview, comparedOn: fileRead },
  'mocra-duties': { Preview: MocraDutiesPreview, comparedOn: lastRead },
  'us-label': { Preview: UsLabelPreview, comparedOn: lastRead },
  ingredients: { Preview: IngredientsPreview, comparedOn: restrictionsRead },
  catalog: { Preview: CatalogPreview, comparedOn: restrictionsRead },
  'color-additives': { Preview: ColorAdditivesPreview, comparedOn: colorsRead },
  rules: { Preview: RulesPreview, comparedOn: lastRead },
};
