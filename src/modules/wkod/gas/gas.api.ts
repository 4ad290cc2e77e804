/** What others ask of gas measurement, for many permits in one statement; it follows from the sets and not from who asks. */

import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { type GasPurpose, usableStates } from './gas-set.model.ts'

export interface GasAsked {
  permitNos: readonly number[]
  /** Only sets for these purposes; for any where it is left out. */
  purposes?: readonly GasPurpose[]
  /** Only sets measured at this instant or later. */
  after?: Date | string | null
}

export interface GasFound {
  permitNo: number
  gasSetNo: number
  gasSetDocNo: string
  purposeCd: GasPurpose
  /** PASS, WARN (nobody has looked at it yet), CONFIRM, FAIL, COND (with breathing air). */
  statusCd: string
  usableYn: 'Y' | 'N'
  measureDt: string
  nextDueDt: string | null
  testerUserId: string
  resultDesc: string | null
}

const columns = raw(`s.permit_no as "permitNo", s.gas_set_no as "gasSetNo", s.gas_set_doc_no as "gasSetDocNo",
  s.purpose_cd as "purposeCd", s.status_cd as "statusCd",
  case when s.status_cd in (${usableStates.map((state) => `'${state}'`).join()}) then 'Y' else 'N' end as "usableYn",
  s.measure_dt as "measureDt", s.next_due_dt as "nextDueDt", s.tester_user_id as "testerUserId",
  s.result_desc as "resultDesc"`)

/** Sets that count: of those permits, since the permit's own `gas_from_dt`, not replaced by a correction. */
const counted = ({ permitNos, purposes, after }: GasAsked) => sql`gas_set s
  join wkod_master p on p.permit_no = s.permit_no and (p.gas_from_dt is null or s.measure_dt >= p.gas_from_dt)
  where s.permit_no = any(${[...permitNos]}::bigint[]) and s.delete_yn = 'N'
    and (${purposes === undefined} or s.purpose_cd = any(${[...(purposes ?? [])]}::text[]))
    and s.measure_dt >= coalesce(${after ?? null}::timestamptz, '-infinity'::timestamptz)
    and not exists (select from gas_set n where n.permit_no = s.permit_no and n.wrong_gas_set_no = s.gas_set_no and n.delete_yn = 'N')`

/**
 * The newest set of each permit. Whether it may be used stands in `usableYn`: behind a bad set no older good one counts.
 */
export const newestGasSets = (db: Queries, asked: GasAsked): Promise<GasFound[]> =>
  asProgram(db).query<GasFound>(sql`select distinct on (s.permit_no) ${columns} from ${counted(asked)}
    order by s.permit_no, s.measure_dt desc, s.gas_set_no desc`)

/** Every set that was bad and that nobody allowed breathing air for, the newest first. */
export const badGasSets = (db: Queries, asked: GasAsked): Promise<GasFound[]> =>
  asProgram(db).query<GasFound>(sql`select ${columns} from ${counted(asked)} and s.status_cd = 'FAIL'
    order by s.permit_no, s.measure_dt desc, s.gas_set_no desc`)

/**
 * Every set that may be used, the newest first; none that is older than a set that was bad, or than a warning that nobody
 * has looked at; of two of one minute the one that was recorded first. To resume after too much gas two of them are needed, ten minutes apart.
 */
export const usableGasSets = (db: Queries, asked: GasAsked): Promise<GasFound[]> =>
  asProgram(
    db,
  ).query<GasFound>(sql`select ${columns} from ${counted(asked)} and s.status_cd = any(${[...usableStates]}::text[])
      and not exists (select from gas_set b where b.permit_no = s.permit_no and b.status_cd in ('FAIL', 'WARN')
        and (b.measure_dt, b.gas_set_no) > (s.measure_dt, s.gas_set_no) and b.delete_yn = 'N'
        and not exists (select from gas_set n where n.permit_no = b.permit_no and n.wrong_gas_set_no = b.gas_set_no and n.delete_yn = 'N'))
    order by s.permit_no, s.measure_dt desc, s.gas_set_no desc`)
