/** Items and measures as they are stored: numbered, judged, with what no person may set put back. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import { type RsaScale, rsaScale } from '../scale/rsa-scale.model.ts'
import type { Scale } from '../scale/scale.logic.ts'
import { verdictOf, worstGrade } from './rating.logic.ts'
import type { RsaControl, RsaItem } from './rsa.model.ts'

type Given<T> = { [K in keyof T]: T[K] | null }

/** The number of each row: its own where it has one, else the next that nobody has had. */
export function numbersOf(given: readonly (number | null)[], before: readonly (number | null)[]): number[] {
  let last = Math.max(0, ...given.map((no) => no ?? 0), ...before.map((no) => no ?? 0))
  const seen = new Set<number>()
  return given.map((no) => {
    const isOwn = no !== null && no > 0 && !seen.has(no)
    const own = isOwn ? no : ++last
    seen.add(own)
    return own
  })
}

/** What the whole says of its items. */
const itemSums = (items: readonly RsaItem[]) => ({
  itemCnt: items.length,
  openCnt: items.filter(({ acceptYn }) => acceptYn === 'N').length,
  maxBeforeCd: worstGrade(items.map(({ gradeCd }) => gradeCd)),
  maxAfterCd: worstGrade(items.map(({ gradeCd }) => gradeCd)),
})

export function itemValues(given: readonly Given<RsaItem>[], before: readonly RsaItem[], scale: Scale | undefined) {
  const numbers = numbersOf(
    given.map(({ rsaItemNo }) => rsaItemNo),
    before.map(({ rsaItemNo }) => rsaItemNo),
  )
  const known = new Map(before.map((item) => [item.rsaItemNo, item]))
  const items = given.map((row, at): RsaItem => {
    const rsaItemNo = numbers[at] ?? 0
    const old = known.get(rsaItemNo)
    const told = {
      ...row,
      rsaItemNo,
      lawOkYn: row.lawOkYn ?? 'N',
      fatalYn: row.fatalYn ?? 'N',
      similarYn: row.similarYn ?? 'N',
      interimDesc: old?.interimDesc ?? null,
      interimDt: old?.interimDt ?? null,
      interimFileId: old?.interimFileId ?? null,
      residualYn: old?.residualYn ?? 'N',
    } as const
    return { ...told, ...judged(told, scale) }
  })
  return { items, ...itemSums(items) }
}

export function judged(item: Parameters<typeof verdictOf>[0], scale: Scale | undefined) {
  if (!scale) return { riskVal: null, gradeCd: null, upReasonCds: null, acceptYn: 'N' as const }
  const { riskVal, gradeCd, upReasonCds, acceptYn } = verdictOf(item, scale)
  return { riskVal, gradeCd, upReasonCds: upReasonCds.join(' ') || null, acceptYn }
}

/** @param before as they were: what the register knows of a measure stays */
export function controlValues(given: readonly Given<RsaControl>[], before: readonly RsaControl[]): RsaControl[] {
  const numbers = numbersOf(
    given.map(({ controlNo }) => controlNo),
    before.map(({ controlNo }) => controlNo),
  )
  const known = new Map(before.map((control) => [control.controlNo, control]))
  return given.map((row, at) => {
    const controlNo = numbers[at] ?? 0
    const old = known.get(controlNo)
    return { ...row, controlNo, imprNo: old?.imprNo ?? null, doneYmd: old?.doneYmd ?? null }
  })
}

/** The scale of an assessment, whoever reads. */
export async function scaleOf(db: Queries, scaleNo: number | null): Promise<RsaScale | undefined> {
  if (scaleNo === null) return undefined
  const found: object | undefined = await findRecord(asProgram(db), rsaScale, scaleNo)
  return found as RsaScale | undefined
}
