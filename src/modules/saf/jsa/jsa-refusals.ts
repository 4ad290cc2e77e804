/** What a JSA is refused for. */

import { permitTypeCds } from '#modules/common/permit-types.model.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { and, sql } from '#platform/server/database/sql.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import { problem, type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'
import {
  LEAST_STEPS,
  missingHazards,
  reviewProblems,
  rowProblems,
  stepCountOf,
  stepProblems,
  unconfirmedCopies,
} from './jsa.logic.ts'
import { type Jsa, jsa } from './jsa.model.ts'
import { jsaAsks } from './jsa.ports.ts'
import { codesIn, partRoles } from './jsa-codes.model.ts'
import { originOf } from './jsa-edit.ts'
import { toRule } from './jsa-rows.ts'
import { missingRoles, partsOf, unsignedOf } from './jsa-signs.ts'
import { scaleOf } from './risk.logic.ts'

export type Context = ActionContext<typeof jsa>

/** Everything that is wrong with the rows, cell by cell: a person mends all of it in one round. */
export function wrongRows({ rows, scaleCd, jsaSrcCd, permitTypeCds: types }: Jsa): RuleProblem[] {
  const scale = scaleOf(scaleCd)
  const cells = rows.flatMap((row, index) => rowProblems(row, scale).map((one) => ({ ...one, row: index })))
  const missing = missingHazards(codesIn(types, permitTypeCds), rows)
  return [
    ...[...cells, ...stepProblems(rows)].map(toRule),
    ...(jsaSrcCd !== 'FILE' && stepCountOf(rows) < LEAST_STEPS
      ? [
          problem(jsa, 'rows', 'JSA_FEW_STEPS', '작업단계는 {n}단계 이상이어야 합니다.', {
            values: { n: LEAST_STEPS },
          }),
        ]
      : []),
    ...(missing.length > 0
      ? [
          problem(jsa, 'rows', 'JSA_HAZARD_MISSING', '필수 위험요인이 누락되었습니다. ({types})', {
            values: { types: missing.join(', ') },
          }),
        ]
      : []),
  ]
}

/** A rule returns one refusal; of rows there are often many. */
function throwAll(problems: readonly RuleProblem[]): undefined {
  if (problems.length > 0) throw ruleRefused(problems)
  return undefined
}

export const refuseWrongRows = ({ record }: Context) => throwAll(wrongRows(record))

/** R5 */
export function refuseUnseenCopies({ record }: Context) {
  const n = unconfirmedCopies(record.rows)
  if (n === 0) return undefined
  return problem(jsa, 'rows', 'JSA_COPY_UNSEEN', '가져온 {n}개 행을 현장에서 확인하고 표시하십시오.', { values: { n } })
}

export async function refuseUnsigned({ record, db }: Context) {
  const parts = await partsOf(db, record.jsaNo)
  const missing = missingRoles(parts, record)
  const unsigned = unsignedOf(parts, record)
  if (missing.length === 0 && unsigned.length === 0) return undefined
  const names = [...unsigned.map(({ partNm }) => partNm), ...missing.map((role) => partRoles[role])]
  return problem(
    jsa,
    '',
    'JSA_UNSIGNED',
    '작업책임자, 작업자, 운전부서가 지금 내용에 서명해야 합니다. (남은 서명: {names})',
    { values: { names: [...new Set(names)].join(', ') } },
  )
}

export async function refuseSameTitle({ record, db }: Context) {
  const [other] = await db.query<{ docNo: string | null }>(
    sql`select jsa_doc_no as "docNo" from jsa where ${and([
      sql`plant_cd = ${record.plantCd} and jsa_title = ${record.jsaTitle} and work_cat_cd = ${record.workCatCd}`,
      sql`vendor_cd is not distinct from ${record.vendorCd} and delete_yn = 'N'`,
      sql`status_cd not in ('OLD', 'RETIRED', 'CANC') and jsa_doc_no is not null`,
      sql`root_jsa_no is distinct from ${record.rootJsaNo}::bigint`,
    ])} limit 1`,
  )
  if (!other) return undefined
  return problem(jsa, 'jsaTitle', 'JSA_TITLE_TAKEN', '같은 작업분류에 같은 작업명의 JSA가 있습니다. ({docNo})', {
    values: { docNo: other.docNo },
  })
}

export function refuseNoFile({ record }: Context) {
  if (record.jsaSrcCd !== 'FILE' || record.jsaFileId !== null) return undefined
  return problem(jsa, 'jsaFileId', 'REQUIRED', '{label}은(는) 필수입니다.', { values: { label: '분석표 파일' } })
}

/** The library is the site's. */
export function refuseForeignLibrary({ record, person }: Context) {
  if (record.jsaSrcCd !== 'LIB' || (person.kind === 'staff' && person.roles.includes('SHM'))) return undefined
  return problem(jsa, 'jsaSrcCd', 'JSA_LIB_SITE', '표준 JSA는 안전관리자만 작성할 수 있습니다.')
}

/** What a row says it was taken from must be the library's or his own: nobody names what he may not see. */
export async function refuseForeignOrigin({ record, before, db }: Context) {
  const known = new Set(before?.rows.map(({ originJsaNo }) => originJsaNo))
  const asked = [...new Set(record.rows?.flatMap(({ originJsaNo }) => originJsaNo ?? []) ?? [])]
  const given = asked.filter((no) => !known.has(no))
  if (given.length === 0) return undefined
  const own = await db.query<{ no: number }>(sql`select jsa_no as no from jsa where jsa_no = any(${given}::bigint[])`)
  const library = await db.queryAs<{ no: number }>(
    'SYSTEM',
    sql`select jsa_no as no from jsa where jsa_no = any(${given}::bigint[]) and jsa_src_cd = 'LIB' and plant_cd = ${record.plantCd}
      and status_cd in ('FIX', 'OLD')`,
  )
  if (new Set([...own, ...library].map(({ no }) => no)).size === given.length) return undefined
  return problem(jsa, 'rows', 'JSA_UNKNOWN_ORIGIN', '원본 JSA를 찾을 수 없습니다.')
}

/** What a row says it was taken from is a hazard of an assessment that covers the work. */
export async function refuseUnknownAssessment({ record, before, db }: Context) {
  const known = new Set(before?.rows.map(({ originDesc }) => originDesc))
  const given = record.rows?.flatMap(({ originDesc }) => (originDesc && !known.has(originDesc) ? originDesc : [])) ?? []
  if (given.length === 0) return undefined
  const assessed = new Set((await jsaAsks.assessed(asProgram(db), record)).map(originOf))
  if (given.every((one) => assessed.has(one))) return undefined
  return problem(jsa, 'rows', 'JSA_UNKNOWN_ASSESSMENT', '이 작업에 해당하는 위험성평가의 요인이 아닙니다.')
}

/** Evaluators may add rows, raise ratings and write notes; who regularly evaluates marks a row as to be removed. */
export function refuseTouched({ record, before }: Context) {
  if (!before) return undefined
  if (before.statusCd === 'RQST' || before.statusCd === 'REVIEW')
    return throwAll(reviewProblems(before.rows, record.rows).map(toRule))
  if (before.statusCd !== 'REEVAL') return undefined
  const kept = new Set(record.rows.map(({ rowNo }) => rowNo))
  if (before.rows.every(({ rowNo }) => kept.has(rowNo))) return undefined
  return problem(jsa, 'rows', 'JSA_ROW_REMOVED', '정기평가에서는 행을 지우지 않고 삭제로 표시하십시오.')
}

/** Whoever wrote it does not release it. */
