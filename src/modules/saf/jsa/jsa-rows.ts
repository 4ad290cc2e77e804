/** Rows as they are stored: numbered, computed, with what no person may set put back. */
import type { DraftOf } from '#platform/model/document.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { setting } from '#platform/server/directory/setting.ts'
import type { RuleProblem } from '#platform/server/refusal.ts'
import { type RowProblem, summaryOf } from './jsa.logic.ts'
import type { JsaLine, jsa } from './jsa.model.ts'
import { codesIn, type Stage } from './jsa-codes.model.ts'
import {
  DEFAULT_SCALE,
  gradeOf,
  measureTypeCds,
  residualOf,
  riskOf,
  type ScaleCd,
  scaleOf,
  scales,
} from './risk.logic.ts'

type Line = { [K in keyof JsaLine]: JsaLine[K] | null }

/** @param before as they were: the register's number and the origin of a row stay what they are */
function tidyRows(given: readonly Line[], before: readonly JsaLine[], scaleCd: string | null): JsaLine[] {
  const scale = scaleOf(scaleCd)
  const old = new Map(before.map((row) => [row.rowNo, row]))
  let last = Math.max(0, ...given.map(({ rowNo }) => rowNo ?? 0), ...before.map(({ rowNo }) => rowNo ?? 0))
  const seen = new Set<number>()
  return given.map((row) => {
    const isOwn = row.rowNo !== null && row.rowNo > 0 && !seen.has(row.rowNo)
    const rowNo = isOwn && row.rowNo !== null ? row.rowNo : ++last
    seen.add(rowNo)
    const known = old.get(rowNo)
    const residual = residualOf(row)
    const isOnScale = residual !== null && residual >= 1 && residual <= scale.freqMax * scale.sevMax
    return {
      ...row,
      rowNo,
      measureTypeCds: codesIn(row.measureTypeCds, measureTypeCds).join(' ') || null,
      riskBeforeVal: riskOf(row.freqBeforeVal, row.sevBeforeVal),
      riskAfterVal: residual,
      gradeAfterCd: isOnScale ? gradeOf(residual, scale) : null,
      imprYn: row.imprYn ?? 'N',
      legalYn: row.legalYn ?? 'N',
      legalDoneYn: row.legalDoneYn ?? 'N',
      siteOkYn: row.siteOkYn ?? 'N',
      imprNo: known?.imprNo ?? null,
      originJsaNo: known ? known.originJsaNo : row.originJsaNo,
      originRowNo: known ? known.originRowNo : row.originRowNo,
      originDesc: known ? known.originDesc : row.originDesc,
    }
  })
}

/** Rows with what follows from them for the whole. */
export function rowValues(
  given: readonly Line[],
  before: readonly JsaLine[],
  scaleCd: string | null,
): DraftOf<typeof jsa> {
  const rows = tidyRows(given, before, scaleCd)
  return { rows, ...summaryOf(rows, scaleOf(scaleCd)) }
}

export const atStage = (evalStageCd: Stage, now: Date) => ({ evalStageCd, stageDt: now.toISOString() })

/** The scale of the site: a setting of the company, 5 × 4 where it has none. */
export async function siteScale(db: Queries): Promise<ScaleCd> {
  const own = await setting(db, 'jsaScaleCd')
  return own !== undefined && own in scales ? (own as ScaleCd) : DEFAULT_SCALE
}

/** At the cell that it is about. */
export const toRule = ({ row, field, code, message, values }: RowProblem): RuleProblem => ({
  field: row < 0 ? 'rows' : `rows.${row}.${field}`,
  code,
  message,
  ...(values && { values }),
})
