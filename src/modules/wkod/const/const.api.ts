/**
 * What permits and others ask of constructions. Contracts and plans name one by its number (`constNo` of theirs is the
 * `constDocNo` of the ledger). It follows from the rows and not from the rights of who asks: all of it reads as the program.
 */
import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { construction } from './const.model.ts'

export interface ConstState {
  constNo: number
  constDocNo: string
  constNm: string
  plantCd: string
  statusCd: keyof typeof construction.lifecycle.states
}
const columns = sql`c.const_no as "constNo", c.const_doc_no as "constDocNo", c.const_nm as "constNm", c.plant_cd as "plantCd",
  c.status_cd as "statusCd"`

/** How constructions stand, by the numbers that contracts and plans name. */
export const constState = (db: Queries, plantCd: string, constDocNos: readonly string[]): Promise<ConstState[]> =>
  asProgram(db).query<ConstState>(
    sql`select ${columns} from consts c
      where c.plant_cd = ${plantCd} and c.const_doc_no = any(${[...constDocNos]}::text[]) and c.delete_yn = 'N'`,
  )

type Found = { permitNo: number; named: string } & { [K in keyof ConstState]: ConstState[K] | null }
/** Work of a construction begins, and goes on, only while it runs. A permit belongs to one through its plan. */
export async function constChecks(
  db: Queries,
  asked: readonly { permitNo: number; wkodPlanNo: number }[],
): Promise<(Check & { permitNo: number })[]> {
  if (asked.length === 0) return []
  const found = await asProgram(db).query<Found>(
    sql`select a."permitNo", n.named, ${columns}
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) a ("permitNo" int, "wkodPlanNo" bigint)
        join wkod_plan p on p.wkod_plan_no = a."wkodPlanNo"
        left join vendor_contract k on k.vendor_contract_no = p.contract_no
        cross join lateral (select coalesce(p.const_no, k.const_no) as named) n
        left join consts c on c.const_doc_no = n.named and c.plant_cd = p.plant_cd and c.delete_yn = 'N'
      where n.named is not null`,
  )
  return found.map(({ permitNo, ...one }) => ({ ...runCheck(one), permitNo }))
}

function runCheck({ named, constNm, constDocNo, statusCd }: Omit<Found, 'permitNo'>): Check {
  if (statusCd === null)
    return {
      ruleCd: 'CONST_UNKNOWN',
      resultCd: 'WARN',
      values: { no: named },
      message: '공사번호 {no}의 공사대장이 없습니다.',
    }
  const evidenceDesc = `${constDocNo} ${constNm}`
  if (statusCd === 'RUN') return { ruleCd: 'CONST_RUN', resultCd: 'OK', message: '공사가 진행 중입니다.', evidenceDesc }
  return {
    ruleCd: 'CONST_NOT_RUN',
    resultCd: 'BLOCK',
    evidenceDesc,
    message: '공사가 진행 중일 때만 작업할 수 있습니다. (현재: {status})',
    values: { status: construction.lifecycle.states[statusCd].label },
    lifterCds: statusCd === 'SUSP' ? ['SHM', 'CSO'] : ['OWN'],
  }
}
