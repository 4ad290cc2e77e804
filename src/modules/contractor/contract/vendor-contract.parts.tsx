/** What the page of a contract asks of the ledger of constructions. */
import type { ControlProps } from '#platform/web/form/form-field.tsx'
import { partOfOthers } from '#platform/web/parts/part-of-others.tsx'

/** Chooses a construction by its number, or takes the number as long as the ledger has none. */
export const constructionPick = partOfOthers<ControlProps<string>>()
/** Its name and how it stands, for who may open the ledger. */
export const constructionName = partOfOthers<{ constDocNo: string | null }>()
