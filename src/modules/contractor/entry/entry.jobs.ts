/** What happens to entry by the clock: it ends, it is asked again, and missing exits are closed. */
import { addDays } from '#platform/model/calendar.ts'
import type { Language } from '#platform/model/problem.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import type { Row } from '#platform/server/documents/shape.ts'
import { tellDeadlines } from '#platform/server/jobs/deadlines.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import { wordingOf } from '#platform/server/notifications/wording.ts'
import { sendLater } from '#platform/server/outbox/outbox.ts'
import { vendorUsers } from '../master/vendor-people.api.ts'
import { eligibilityOf } from './entry.api.ts'
import { exitMissingFrom, NO_EXIT_HOURS } from './entry.logic.ts'
import { entryDues, entryMessages } from './entry.messages.ts'
import { entryAsks } from './entry.ports.ts'
import { recheck } from './entry-recheck.ts'
import { type EntryRqst, entryRqst } from './entry-rqst.model.ts'
import { isAccepted, kindsIn, qualsNeeded } from './entry-rqst-lines.ts'
import { tellGate } from './gate-scan.ts'

/** Days ahead of which a vendor hears that somebody will not be let in. */
const SOON_DAYS = 7

/** 만료: nobody comes in by it any more. */
const entryExpire: Job = {
  name: 'entry-expire',
  label: '출입신청 만료',
  cron: '5 0 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const over = await tx.program(entryRqst).moveAll('expire', sql`r.entry_end_ymd < ${clock.today()}::date`)
      return over.length
    }),
}

const openNumbers = (db: Queries, today: string) =>
  db.query<{ no: number }>(sql`select entry_rqst_no as no from entry_rqst where delete_yn = 'N'
    and status_cd in ('APPR', 'PART', 'SUSP') and entry_end_ymd >= ${today}::date order by entry_rqst_no`)

/** Every night each line is asked again: who may not come in any more is stopped, who may again is let in. */
const entryRecheck: Job = {
  name: 'entry-recheck',
  label: '출입 적격 재확인',
  cron: '30 0 * * *',
  async run({ db, clock }, stopping) {
    let turned = 0
    for (const { no } of await db.read('SYSTEM', (queries) => openNumbers(queries, clock.today()))) {
      if (stopping.aborted) break
      turned += await db.write('SYSTEM', (tx) => recheck(tx, no, clock.now()))
    }
    return turned
  },
}

/** 06:00: who will not be let in within a week, told to the vendor while it can still be put right. */
const entrySoon: Job = {
  name: 'entry-soon',
  label: '출입 제한 예정 알림',
  cron: '0 6 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const notify = notifyThrough(tx, clock.now())
      let told = 0
      for (const { no } of await openNumbers(tx, today)) {
        const record = (await getRecord(tx, entryRqst, no)) as Row & EntryRqst
        const lines = (record.persons ?? []).filter(isAccepted)
        const soon = addDays(today, SOON_DAYS)
        const [ymd = soon] = [soon, record.entryEndYmd].sort()
        const found = await eligibilityOf(tx, {
          personNos: lines.map(({ personNo }) => personNo),
          fromYmd: ymd,
          toYmd: ymd,
          at: clock.now(),
          qualTypeCds: qualsNeeded(record),
          specialKindNos: kindsIn(record.specialKindNos),
          examHazardYn: record.examHazardYn,
        })
        const n = new Set(found.filter(({ resultCd }) => resultCd === 'BLOCK').map(({ personNo }) => personNo)).size
        if (n === 0) continue
        told += 1
        await notify.people(await vendorUsers(tx, record.vendorCd), {
          ...messageOf(entryMessages.ENT_SOON, record, { n }),
          onceKey: `entry-soon:${no}:${today}`,
        })
      }
      return told
    }),
}

/** Every hour: departments that are late, and emergencies that no regular request followed. */
const entryLate: Job = {
  name: 'entry-late',
  label: '출입신청 지연',
  cron: '7 * * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      const late = await tellDeadlines(tx, services, entryDues)
      return late + (await missedEmergencies(tx, services.clock.now()))
    }),
}

type Missed = Pick<EntryRqst, 'entryRqstNo' | 'plantCd' | 'vendorNm' | 'purposeDesc'> & { vendorCd: string }

async function missedEmergencies(tx: Transaction, now: Date): Promise<number> {
  const missed = await tx.query<Missed>(sql`
    update entry_rqst r set regular_due_dt = null, row_version = r.row_version + 1, update_dt = ${now}
    from vendor_info v
    where v.vendor_cd = r.vendor_cd and r.entry_type_cd = 'EMG' and r.delete_yn = 'N' and r.regular_due_dt < ${now}::timestamptz
      and not exists (select from entry_rqst x where x.vendor_cd = r.vendor_cd and x.entry_type_cd in ('REG', 'TMP') and x.delete_yn = 'N'
        and x.entry_rqst_doc_no is not null and x.status_cd not in ('CANC', 'REJ') and x.create_dt between r.appr_dt and r.regular_due_dt)
    returning r.entry_rqst_no as "entryRqstNo", r.plant_cd as "plantCd", r.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm",
      r.purpose_desc as "purposeDesc"`)
  const notify = notifyThrough(tx, now)
  for (const one of missed) {
    await notify.tell(entryMessages.ENT_EMG_LATE, one)
    const { entryRqstNo, plantCd, vendorCd } = one
    await entryAsks.emergencyMissed(tx, { entryRqstNo, plantCd, vendorCd, now })
  }
  return missed.length
}

/** 04:00, R4: who left unseen is taken for gone, with eight hours; a later scan is noted. */
const entryNoExit: Job = {
  name: 'entry-no-exit',
  label: '미퇴장 마감',
  cron: '0 4 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const now = clock.now()
      const open = await tx.query<{ no: number; inDt: string }>(
        sql`select entry_log_no as no, in_dt as "inDt" from entry_log where out_dt is null and delete_yn = 'N' for update`,
      )
      const missing = open.filter(({ inDt }) => exitMissingFrom(new Date(inDt)).getTime() <= now.getTime())
      if (missing.length === 0) return 0
      const closed = await tx.query<{ vendorCd: string; plantCd: string; name: string; day: string }>(sql`
        update entry_log l set out_dt = least(l.in_dt + make_interval(hours => ${NO_EXIT_HOURS + 1}), ${now}::timestamptz),
          work_hour_val = ${NO_EXIT_HOURS}, no_exit_yn = 'Y', row_version = l.row_version + 1, update_dt = ${now}
        from vendor_person p where p.person_no = l.person_no and l.entry_log_no = any(${missing.map(({ no }) => no)}::bigint[])
        returning l.vendor_cd as "vendorCd", l.plant_cd as "plantCd", p.person_nm as name,
          (l.in_dt at time zone 'Asia/Seoul')::date::text as day`)
      for (const [vendorCd, people] of Map.groupBy(closed, (one) => one.vendorCd))
        await tellNoExit(tx, vendorCd, people, now)
      for (const plantCd of new Set(closed.map((one) => one.plantCd))) await tellGate(tx, plantCd, null)
      return closed.length
    }),
}

/** One message for all of a vendor, by SMS to its site managers. */
async function tellNoExit(tx: Queries, vendorCd: string, people: readonly { name: string; day: string }[], now: Date) {
  const [first] = people
  if (!first) return
  const values = { name: people.map(({ name }) => name).join(', '), day: first.day }
  await notifyThrough(tx, now).people(await vendorUsers(tx, vendorCd), messageOf(entryMessages.ENT_NO_EXIT, {}, values))
  const managers = await tx.query<{ userId: string; phoneNo: string; langCd: Language }>(sql`
    select portal_id as "userId", phone_no as "phoneNo", lang_cd as "langCd" from vendor_account
    where vendor_cd = ${vendorCd} and vendor_role_cd = 'VSM' and account_status_cd = 'ACTIVE' and delete_yn = 'N' and phone_no is not null`)
  for (const { userId, phoneNo, langCd } of managers) {
    const { body } = await wordingOf(tx, entryMessages.ENT_NO_EXIT, 'SMS', langCd, values)
    const onceKey = `entry-no-exit:${userId}:${first.day}`
    await sendLater(tx, now, { channel: 'SMS', userId, recipient: phoneNo, body, onceKey })
  }
}

export const entryJobs: readonly Job[] = [entryExpire, entryRecheck, entrySoon, entryLate, entryNoExit]
