/** What follows a check that is done: its bad items go to the register, its period is done, the owner hears of what is critical. */
import { textTo } from '#modules/common/text-to.api.ts'
import { registerFindings } from '#modules/impr/impr/impr.api.ts'
import { hearPatrol } from '#modules/saf/patrol/patrol.api.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { keptText } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { messageOf } from '#platform/server/notifications/notify.ts'
import { type Zone, zoneWord } from '../entry/entry-codes.model.ts'
import { type Cycle, periodOf } from './check.logic.ts'
import { checkMessages } from './check.messages.ts'
import { doneIn } from './check-due.ts'
import { checkNumbers } from './check-numbers.ts'
import type { checkResult } from './check-result.model.ts'
import { bad } from './check-result-items.ts'

type Effect = EffectContext<typeof checkResult>
const MOST_TITLE = 100

export async function afterDone(effect: Effect): Promise<void> {
  await registerBad(effect)
  await endPeriod(effect)
  await tellPatrol(effect)
  await tellOwners(effect)
}

/**
 * Who of the host ordered the work of a vendor: the owners of its contracts in force, else all work owners of the plant.
 *
 * @param db acts as the program
 */
async function ownersAt(db: Queries, vendorCd: string, plantCd: string, ymd: string): Promise<string[]> {
  const rows = await db.query<{ userId: string }>(sql`with own as (
      select distinct c.own_user_id as user_id from vendor_contract c join directory_person d on d.user_id = c.own_user_id
      where c.vendor_cd = ${vendorCd} and c.plant_cd = ${plantCd} and c.status_cd = 'ACTIVE' and c.delete_yn = 'N'
        and c.start_ymd <= ${ymd}::date and c.end_ymd >= ${ymd}::date and d.status_cd = 'ACTIVE')
    select user_id as "userId" from own union all
    select user_id from directory_role where auth_grp_cd = 'OWN' and plant_cd = ${plantCd} and not exists (select from own)
    order by 1`)
  return rows.map(({ userId }) => userId)
}

/** What a vendor finds at itself its owner at the host verifies; what the host found, whoever found it. */
async function verifierOf({ record, db, person }: Effect): Promise<string> {
  if (person.kind !== 'vendor') return person.userId
  const program = asProgram(db)
  const [owner] = await ownersAt(program, record.vendorCd ?? '', record.plantCd, dayOf(record.checkDt))
  if (owner) return owner
  const [manager] = await program.query<{ userId: string }>(sql`select user_id as "userId" from directory_role
    where auth_grp_cd in ('SHM', 'SHD') and plant_cd = ${record.plantCd} order by auth_grp_cd desc, 1 limit 1`)
  return manager?.userId ?? ''
}

async function registerBad(effect: Effect): Promise<void> {
  const { record, db, today } = effect
  const found = bad(record)
  if (found.length === 0) return
  const verifyUserId = await verifierOf(effect)
  const placeDesc = keptText(zoneWord(record.areaCd as Zone))
  const imprNos = await registerFindings(
    effect,
    found.map((item) => ({
      srcCd: 'SELF' as const,
      srcNo: String(record.checkResultNo),
      srcRowNo: String(item.itemNo),
      plantCd: record.plantCd,
      imprTitle: `${item.itemNm}`.slice(0, MOST_TITLE),
      placeDesc,
      imprDesc: `${item.ngDesc}\n${item.imprDesc}`,
      riskGradeCd: item.criticalYn === 'Y' ? ('CRIT' as const) : ('MID' as const),
      dueYmd: item.imprDueYmd && item.imprDueYmd > today ? item.imprDueYmd : null,
      owner: { vendorCd: record.vendorCd ?? '' },
      verifyUserId,
    })),
  )
  await db.query(sql`update subcon_check_result_items i set impr_no = n.impr_no
    from unnest(${found.map(({ itemNo }) => itemNo)}::int[], ${imprNos}::bigint[]) as n (item_no, impr_no)
    where i.check_result_no = ${record.checkResultNo} and i.item_no = n.item_no`)
  await db.query(
    sql`update subcon_check_result set open_impr_cnt = ${found.length} where check_result_no = ${record.checkResultNo}`,
  )
}

async function endPeriod({ record, db, today }: Effect): Promise<void> {
  const program = asProgram(db)
  const [plan] = await program.query<{ cycleCd: Cycle; startYmd: string }>(sql`select cycle_cd as "cycleCd",
    start_ymd::text as "startYmd" from self_check_plan where self_check_plan_no = ${record.selfCheckPlanNo}`)
  if (!plan || !record.checkTypeCd || !record.vendorCd) return
  const day = dayOf(record.checkDt)
  const { patrolGapDay } = await checkNumbers(db, day)
  const period = periodOf(plan.cycleCd, day, plan.startYmd, patrolGapDay)
  const { selfCheckPlanNo, checkResultNo, plantCd, vendorCd, checkTypeCd, checkDt } = record
  await doneIn(program, { selfCheckPlanNo, checkResultNo, plantCd, vendorCd, checkTypeCd, checkDt }, period, today)
  await db.query(
    sql`update subcon_check_result set period_ymd = ${period.toYmd}::date where check_result_no = ${checkResultNo}`,
  )
}

/** Two days on which nobody had patrolled are looked at once more. */
async function tellPatrol({ record: { checkTypeCd, plantCd, checkDt }, db, now }: Effect): Promise<void> {
  if (checkTypeCd === 'PATROL') await hearPatrol(db, { plantCd, checkDt, now })
}

async function tellOwners({ record, db, now, notify }: Effect): Promise<void> {
  if (record.criticalNgYn !== 'Y') return
  const owners = await ownersAt(asProgram(db), record.vendorCd ?? '', record.plantCd, dayOf(record.checkDt))
  await notify.people(owners, messageOf(checkMessages.CHECK_CRIT, record))
  const rows = sql`select user_id, jsonb_build_object('title', ${record.checkTitle}::text) as values_json,
    'check-crit:' || ${record.checkResultNo}::text as once_key from unnest(${owners}::text[]) as user_id`
  await textTo(asProgram(db), now, checkMessages.CHECK_CRIT, rows)
}
