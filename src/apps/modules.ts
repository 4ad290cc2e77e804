/** The modules of the product, by hand: what is not in these lists does not exist. */

import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import type { AnyDocument } from '#platform/model/document.ts'

export const models: readonly AnyDocument[] = [nearMiss]
