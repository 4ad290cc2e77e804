import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { likePattern } from '#platform/server/documents/search.ts'
import { notFound, ruleRefused, stale, wrongState } from '#platform/server/refusal.ts'
import { hazardClasses } from '../ghs/ghs-codes.model.ts'
import type { HazardRow } from '../ghs/ghs-rows.logic.ts'
import { type CompRow, rangeOf } from '../material/composition.logic.ts'
import { knownOf } from '../material/composition-rows.ts'
import { ghsState } from '../material/ghs-choice.ts'
import { chooseOnSheet, msdsCompare, msdsReview, productsFound } from './msds.calls.ts'
import { type ChmMsds, chmMsds } from './msds.model.ts'
import { keyOfCalc } from './msds-force.ts'
import { emptyTypes, sectionNos } from './msds-sections.model.ts'
import { compsOf, hazardsIn, hitChanges, namedComps, sheetBefore, sheetText, textOf } from './msds-store.ts'
import type { SheetText } from './sections.logic.ts'

/** The composition and classes of a sheet as if they held. */
async function proposedOf(db: Queries, sheet: ChmMsds) {
  const rows = compsOf(sheet)
  return { rows: namedComps(rows, await knownOf(db, rows)), entered: hazardsIn(sheet) }
}

const readReview = answer(msdsReview, async ({ record, program, today }) => {
  const sheet = record as ChmMsds
  const calcKeys = (sheet.calcDesc ?? '').split(' ').filter(Boolean)
  const about = { calcKeys, reasonDesc: sheet.ghsReasonDesc }
  if (sheet.langCd !== 'ko' || !sheet.chmMatNo) return { ...about, lines: [], hits: [] }
  const proposed = await proposedOf(program, sheet)
  const { lines } = await ghsState(program, sheet.chmMatNo, today, proposed)
  return { ...about, lines, hits: await hitChanges(program, sheet.chmMatNo, proposed.rows, today) }
})

const choose = answer(chooseOnSheet, async ({ tx, places: { no }, body, person, now, today }) => {
  const [found] = await tx.query<Pick<ChmMsds, 'rowVersion' | 'chmMatNo' | 'statusCd'>>(
    sql`select row_version as "rowVersion", chm_mat_no as "chmMatNo", status_cd as "statusCd" from chm_msds
      where chm_msds_no = ${no} and delete_yn = 'N' for update`,
  )
  if (!found) throw notFound()
  if (found.rowVersion !== body.rowVersion) throw stale(undefined)
  if (found.statusCd !== 'REVIEW') throw wrongState(chmMsds.lifecycle.states[found.statusCd].label)
  const { comps, hazards } = await sheetText(tx, no)
  const proposed = await proposedOf(tx, { comps, hazards } as ChmMsds)
  const { lines } = await ghsState(tx, found.chmMatNo, today, proposed)
  const isKnown = (key: string) => lines.some(({ calc }) => calc && calc.judgeCd !== 'CHECK' && keyOfCalc(calc) === key)
  const keys = body.calcOf.map(keyOfCalc)
  const missing = keys.findIndex((key) => !isKnown(key))
  if (missing >= 0)
    throw ruleRefused([
      {
        field: `calcOf.${missing}`,
        code: 'CHM_GHS_NOT_KNOWN',
        message: '확인 필요인 유해성은 계산한 분류를 고를 수 없습니다.',
      },
    ])
  await tx.program(chmMsds, { by: person, now }).note(no, 'CHOOSE', {
    calcDesc: keys.join(' ') || null,
    ghsReasonDesc: body.reasonDesc,
    ghsUserId: person.userId,
  })
})

const readCompare = answer(msdsCompare, async ({ record, program }) => {
  const sheet = record as ChmMsds
  const before = (await sheetBefore(program, sheet)) ?? null
  const [old, young] = [before ? await sheetText(program, before.chmMsdsNo) : nothing, textOf(sheet)]
  return {
    before,
    sections: sectionNos.map((sectionNo) => ({
      sectionNo,
      before: linesOf(old, sectionNo),
      after: linesOf(young, sectionNo),
    })),
  }
})
const nothing: SheetText = { sections: null, comps: null, hazards: null }

/** A section as lines; what its rows say stands below its text. */
function linesOf({ sections, comps, hazards }: SheetText, no: number): string {
  const row = sections?.find(({ sectionNo }) => sectionNo === no)
  const body = row?.emptyTypeCd ? emptyTypes[row.emptyTypeCd] : (row?.bodyDesc ?? '')
  const rows = no === 2 ? (hazards ?? []).map(hazardLine) : no === 3 ? (comps ?? []).map(compLine) : []
  return [body, ...rows].filter(Boolean).join('\n')
}
const hazardLine = ({ hazardClassCd, categoryCd, noneYn }: HazardRow) =>
  `${hazardClasses[hazardClassCd]} ${noneYn === 'Y' ? '–' : (categoryCd ?? '')}`.trim()
const compLine = (row: CompRow) => {
  const { minPctVal, maxPctVal } = rangeOf(row)
  const span = minPctVal === maxPctVal ? `${maxPctVal}` : `${minPctVal ?? 0}~${maxPctVal}`
  return `${row.secretYn === 'Y' ? row.altNm : row.substance} ${span}%`
}

const MOST_FOUND = 30
const findProducts = answer(productsFound, async ({ db, query: { q } }) => {
  const like = likePattern(q)
  const rows = await db.query<{ chmMatNo: number; chmMatCd: string; matNm: string; supplierNm: string }>(sql`
    select m.chm_mat_no as "chmMatNo", m.chm_mat_cd as "chmMatCd", m.mat_nm as "matNm", m.supplier_nm as "supplierNm" from chm_material m
    where m.delete_yn = 'N' and m.use_yn = 'Y'
      and (lower(m.mat_nm) like ${like} or lower(m.chm_mat_cd) like ${like} or m.nm_initials like ${like} or lower(m.supplier_nm) like ${like})
    order by m.mat_nm, m.chm_mat_no limit ${MOST_FOUND}`)
  return { rows }
})

export const msdsRoutes = routes(readReview, choose, readCompare, findProducts)
