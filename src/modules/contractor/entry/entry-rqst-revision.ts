/** A change of an approved request: a draft of its own, while the one in force lets people in. */

import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { nextDocNo } from '#platform/server/documents/doc-no.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import { problem, ruleRefused } from '#platform/server/refusal.ts'
import { entryRqst } from './entry-rqst.model.ts'
import { countsOf } from './entry-rqst-lines.ts'

type Context = ActionContext<typeof entryRqst>

/** @returns the key of the draft */
export async function startRevision({ record, person, now, db }: Context): Promise<number> {
  const open = await db.queryAs(
    'SYSTEM',
    sql`select from entry_rqst where prev_entry_rqst_no = ${record.entryRqstNo} and delete_yn = 'N'
      and status_cd in ('TEMP', 'RQST', 'HOST_OK', 'RTN')`,
  )
  if (open.length > 0) throw ruleRefused([problem(entryRqst, '', 'ENTRY_IN_CHANGE', '이미 변경신청이 진행 중입니다.')])
  const { entryTypeCd, vendorCd, contractNo, contractNm, hostDeptCd, ownUserId, entryStartYmd, entryEndYmd } = record
  const { zoneCds, gateCd, purposeDesc, specialKindNos, examHazardYn, persons, vehicles, equips } = record
  // As it was approved: what it rests on is looked at when it is asked for.
  const { entryRqstNo } = await db.program(entryRqst, { by: person, now }).create(
    {
      entryTypeCd,
      vendorCd,
      contractNo,
      contractNm,
      hostDeptCd,
      ownUserId,
      entryStartYmd,
      entryEndYmd,
      zoneCds,
      gateCd,
      purposeDesc,
      specialKindNos,
      examHazardYn,
      persons,
      vehicles,
      equips,
      ...countsOf(record),
      revNo: (record.revNo ?? 1) + 1,
      prevEntryRqstNo: record.entryRqstNo,
      plantCd: record.plantCd,
    },
    { without: ['set', 'RULES'] },
  )
  return entryRqstNo
}

/** What an approved change takes the place of lets nobody in any more. */
export async function retirePrevious({ record, person, now, db }: Context): Promise<void> {
  if (!record.prevEntryRqstNo) return
  const replaced = await db.program(entryRqst, { by: person, now }).act(record.prevEntryRqstNo, 'replace')
  if (!replaced) return
  // Who holds a pass goes on with it: the change has a number of its own, and he is the same.
  await asProgram(db).query(sql`update entry_pass set entry_rqst_no = ${record.entryRqstNo}
    where entry_rqst_no = ${record.prevEntryRqstNo} and end_dt is null`)
}

/** An emergency is approved before anybody asked for a number. */
export const numbered = async ({ record, db, now }: Context): Promise<object> =>
  record.entryRqstDocNo ? {} : { entryRqstDocNo: await nextDocNo(db, entryRqst, record.plantCd, dayOf(now)) }
