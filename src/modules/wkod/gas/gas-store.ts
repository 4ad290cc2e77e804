/** What a set is judged by, as it lies in the database: the permit, the meter, the tester, the substances. */
import { exposureLimits } from '#modules/hea/hazard/hazard-factor.api.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { cellOf } from '#platform/server/documents/shape.ts'
import { permit } from '../permit/permit.model.ts'
import { type GasKind, gases, gasKinds, type Substance } from './judge.logic.ts'

/** A permit as its gas sets need it. */
export interface PermitFacts {
  permitNo: number
  permitDocNo: string | null
  wkodTitle: string
  statusCd: string
  plantCd: string
  vendorCd: string | null
  areaDeptCd: string | null
  placeDesc: string | null
  permitBaseCd: string | null
  permitSubCds: string | null
  gasMainYn: 'Y' | 'N'
  /** Sets before this instant are of no use: the permit was issued anew. */
  gasFromDt: string | null
  gasNextDueDt: string | null
  /** The last stop, over or not. */
  lastStopDt: string | null
  /** Substances that an earlier set of the permit has measured: they stay asked for. */
  substanceCds: string[]
  processNo: number | null
}

/** States of a permit in which its air is measured. */
export const measuredStates = ['PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP', 'DONE'] as const

const facts = sql`p.permit_no as "permitNo", p.permit_doc_no as "permitDocNo", p.wkod_title as "wkodTitle",
  p.status_cd as "statusCd", p.plant_cd as "plantCd", p.vendor_cd as "vendorCd", p.area_dept_cd as "areaDeptCd",
  p.place_desc as "placeDesc", p.process_no::int as "processNo", p.permit_base_cd as "permitBaseCd", p.permit_sub_cds as "permitSubCds",
  ${cellOf(permit, 'gasMainYn', 'p')} as "gasMainYn", p.gas_from_dt as "gasFromDt", p.gas_next_due_dt as "gasNextDueDt",
  (select max(u.susp_dt) from wkod_master_permit_susp u where u.permit_no = p.permit_no) as "lastStopDt",
  array(select distinct l.gas_cd::text from gas_set s join gas_set_lines l on l.gas_set_no = s.gas_set_no
    where s.permit_no = p.permit_no and l.gas_cd <> all('{${raw(Object.keys(gases).join())}}') order by 1) as "substanceCds"`

export async function permitFacts(db: Queries, permitNo: number): Promise<PermitFacts | undefined> {
  const [found] = await db.query<PermitFacts>(
    sql`select ${facts} from wkod_master p where p.permit_no = ${permitNo} and p.delete_yn = 'N'`,
  )
  return found
}

/** Permits of a plant that may be measured now, those at work and due first. */
export const measurablePermits = (db: Queries, plantCd: string, vendorCds: readonly string[] | null) =>
  db.query<PermitFacts>(sql`select ${facts} from wkod_master p
    where p.plant_cd = ${plantCd} and p.status_cd = any(${[...measuredStates]}::text[]) and p.delete_yn = 'N'
      and (${vendorCds === null} or p.vendor_cd = any(${[...(vendorCds ?? [])]}::text[]))
      and (p.permit_base_cd = 'HOT' or p.permit_sub_cds ~ '\\y(CSE|LNB)\\y' or ${cellOf(permit, 'gasMainYn', 'p')} = 'Y' or p.susp_reason_cd = 'GAS_HIGH')
    order by p.gas_next_due_dt nulls last, p.work_from_dt limit 200`)

const wordsOf = (text: string | null): string[] => (text ?? '').split(/[\s,]+/).filter(Boolean)

/** Kinds of the permit that ask for gas; an excavation does where there is a gas main. */
export function kindsOf(permit: Pick<PermitFacts, 'permitBaseCd' | 'permitSubCds' | 'gasMainYn'>): GasKind[] {
  const types = new Set([permit.permitBaseCd, ...wordsOf(permit.permitSubCds)])
  return gasKinds.filter((kind) => types.has(kind) && (kind !== 'EXC' || permit.gasMainYn === 'Y'))
}

export async function substancesOf(db: Queries, gasCds: readonly string[]): Promise<Substance[]> {
  const codes = [...new Set(gasCds)].filter((gasCd) => !(gasCd in gases))
  if (codes.length === 0) return []
  const rows = await exposureLimits(db, codes)
  return rows.map(({ factorCd, factorNm, limitPpmVal }) => ({
    gasCd: factorCd,
    gasNm: factorNm,
    unitCd: 'ppm',
    limitVal: limitPpmVal,
  }))
}

export interface MeterFacts {
  meterNo: string
  calibYmd: string
  calibToYmd: string
  meterStatusCd: string
}

export async function meterFacts(tx: Transaction, plantCd: string, meterNo: string): Promise<MeterFacts | undefined> {
  const [found] = await tx.queryAs<MeterFacts>(
    'SYSTEM',
    sql`select meter_no as "meterNo", calib_ymd as "calibYmd", calib_to_ymd as "calibToYmd",
        meter_status_cd as "meterStatusCd"
      from gas_meter where plant_cd = ${plantCd} and meter_no = ${meterNo} and delete_yn = 'N'`,
  )
  return found
}

export interface TesterFacts {
  topicCheckYmd: string
  topicToYmd: string | null
  /** On the list of those who work inside, or inside by the log. */
  isEntrant: boolean
}

export async function testerFacts(tx: Transaction, plantCd: string, userId: string, permitNo: number) {
  const [found] = await tx.queryAs<TesterFacts>(
    'SYSTEM',
    sql`select t.topic_check_ymd as "topicCheckYmd", t.topic_to_ymd as "topicToYmd",
        exists (select from wkod_master_permit_crew c where c.permit_no = ${permitNo} and c.leave_dt is null
            and c.crew_role_cd = 'WORKER' and (c.user_id = t.user_id or c.person_no = t.person_no))
          or exists (select from wkod_master_cse_entry_log e where e.permit_no = ${permitNo}
            and (e.user_id = t.user_id or e.person_no = t.person_no)) as "isEntrant"
      from gas_tester t where t.plant_cd = ${plantCd} and t.user_id = ${userId} and t.use_yn = 'Y' and t.delete_yn = 'N'`,
  )
  return found
}

/** The set that a new one takes the place of, and whether another one did before. */
export async function wrongSet(
  tx: Transaction,
  no: number,
): Promise<{ permitNo: number; isReplaced: boolean } | undefined> {
  const [found] = await tx.queryAs<{ permitNo: number; isReplaced: boolean }>(
    'SYSTEM',
    sql`select s.permit_no as "permitNo",
        exists (select from gas_set n where n.permit_no = s.permit_no and n.wrong_gas_set_no = s.gas_set_no and n.delete_yn = 'N') as "isReplaced"
      from gas_set s where s.gas_set_no = ${no} and s.delete_yn = 'N'`,
  )
  return found
}
