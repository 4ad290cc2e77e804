/** Which texts of an analysis are read by those who do the work, in the order in which they stand. */
import { isWorded } from '#modules/common/site-langs.logic.ts'
import type { JsaLine } from './jsa.model.ts'

const read = ['stepNm', 'hazardDesc', 'curMeasureDesc', 'addMeasureDesc'] as const
type Read = { readonly [N in (typeof read)[number]]?: JsaLine[N] | null }

export const koreansOf = (rows: readonly Read[]): string[] => [
  ...new Set(rows.flatMap((row) => read.flatMap((name) => row[name] ?? [])).filter(isWorded)),
]
