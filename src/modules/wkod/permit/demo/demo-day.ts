/**
 * The running day of the demo site: 26 permits in every state, filled in again in the morning, before noon and in the
 * afternoon, so that whoever looks finds work going on. What a person made or touched is left alone.
 */
import { dayOf } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { ownerIn } from '#platform/server/database/insert-all.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { tellTalks } from '../../shift/tbm/tbm.demo.ts'
import { recheckSimops } from '../../simops/simops-write.ts'
import { permit } from '../permit.model.ts'
import { keepAir, measureScenes } from './day-air.demo.ts'
import { lockScenes } from './day-locks.demo.ts'
import { readyPeople } from './day-people.demo.ts'
import { placeScenes } from './day-place.demo.ts'
import { printScenes } from './day-prints.demo.ts'
import { keepHeard, superviseScenes } from './day-watched.demo.ts'
import { DEMO, fillHourOf, insertPermits, stampOf } from './permit.demo.ts'

export const permitDemoDay: Job = {
  name: 'permit-demo-day',
  label: '데모 작업일 준비',
  cron: '*/15 5-21 * * *',
  run: ({ db, clock, settings }) =>
    settings.demo ? db.write('SYSTEM', (tx) => fillDay(tx, clock.now(), clock.today())) : Promise.resolve(0),
}

/** Permits of the demo's own days that nobody has touched. */
const untouched = (more: Sql): Sql => sql`select p.permit_no as no from wkod_master p
    join sys_audit f on f.biz_cd = ${DEMO} and f.biz_no = p.permit_no::text
  where p.delete_yn = 'N' and ${more} and not exists (select from sys_audit a
    where a.biz_cd = 'permit' and a.biz_no = p.permit_no::text and a.user_id <> 'SYSTEM' and a.audit_no > f.audit_no)`

/** @returns how many permits were made or measured */
async function fillDay(tx: Transaction, now: Date, today: string): Promise<number> {
  const fill = fillHourOf(now)
  const stampDesc = stampOf(now)
  const [known] = await tx.query(
    sql`select 1 from sys_audit a where a.biz_cd = ${DEMO} and a.reason_desc = ${stampDesc} limit 1`,
  )
  if (known || fill === undefined) {
    const works = await numbers(tx, untouched(sql`p.status_cd = 'WORK'`))
    await keepHeard(tx, works, now)
    return keepAir(tx, works, now)
  }
  const old = await numbers(
    tx,
    untouched(sql`p.status_cd in ('TEMP', 'RQST', 'RTN', 'REVIEW', 'PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP', 'DONE')
    and p.wkod_dt > ${today}::date - 30`),
  )
  await endScenes(tx, old, now)
  const made = await insertPermits(ownerIn(tx), { today, at: now, stampDesc, pastCnt: 0 })
  await readyDay(tx, made, now)
  await recheckSimops(tx, { permitNos: [...old, ...made], now, isRun: true })
  return made.length
}

/** At the first start: those of the first day. */
export async function readyFirstDay(tx: Transaction, now: Date): Promise<void> {
  const scenes = await numbers(tx, untouched(sql`p.wkod_dt = ${dayOf(now)}::date`))
  await readyDay(tx, scenes, now)
}

async function readyDay(tx: Transaction, permitNos: readonly number[], now: Date): Promise<void> {
  await readyPeople(tx, permitNos, now)
  await superviseScenes(tx, permitNos)
  await keepHeard(tx, permitNos, now)
  await lockScenes(tx, permitNos, now)
  await placeScenes(tx, permitNos, now)
  await measureScenes(tx, permitNos, now)
  await tellTalks(ownerIn(tx), dayOf(now), permitNos)
  await printScenes(tx, permitNos, now)
}

const numbers = async (tx: Transaction, statement: Sql): Promise<number[]> =>
  (await tx.query<{ no: number }>(statement)).map(({ no }) => no)

/** Work of the filling before is over: done and closed, or never begun. */
async function endScenes(tx: Transaction, permitNos: readonly number[], now: Date): Promise<void> {
  const permits = tx.program(permit, { now })
  const ours = sql`r.permit_no = any(${[...permitNos]}::bigint[])`
  // Nobody of the demo walks to the gate, measures or signs, which the rules would ask for.
  const how = { without: ['set', 'RULES', 'follow'] } as const
  const permitDocNo = sql`coalesce(r.permit_doc_no, 'PTW-' || to_char(r.wkod_dt, 'YYYYMMDD') || '-D' || r.permit_no)`
  const done = { doneDt: sql`least(${now}, r.work_to_dt)`, suspReasonCd: null, gasNextDueDt: null, permitDocNo }
  await permits.moveAll('finish', ours, done, how)
  const closed = { closeDt: now.toISOString(), gasNextDueDt: null }
  await permits.moveAll('close', ours, closed, { without: [...how.without, 'closeDesc'] })
  await permits.moveAll('submit', sql`${ours} and r.status_cd = 'TEMP'`, { permitDocNo }, how)
  await permits.moveAll('cancel', ours, {}, how)
}
