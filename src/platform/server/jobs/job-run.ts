/** A run of a job with its record: when, how it ended, how much it did, and who is told when it keeps failing. */
import { randomUUID } from 'node:crypto'
import { dayOf, startOfDay } from '#platform/model/calendar.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { sentences, shortOf } from '#platform/model/sentences.ts'
import { withoutValues } from '#platform/model/without-values.ts'
import type { Transaction } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { writeErrorLog } from '../error-log/error-log.ts'
import { messageOf, notifyThrough } from '../notifications/notify.ts'
import { platformMessages } from '../notifications/platform.messages.ts'
import { sendLater } from '../outbox/outbox.ts'
import type { Services } from '../services.ts'
import type { Job } from './jobs.ts'
import { type RunDays, runDays } from './run-days.ts'

const MAX_MESSAGE = 1000
const { CUT_OFF } = sentences('JOB', { CUT_OFF: '끝나기 전에 중단되었습니다.' })
/** A run that has said nothing for so long was cut off. */
const LOST_AFTER = '1 hour'

/**
 * Runs it once, unless its schedule was stopped: then only what was asked for by hand runs.
 *
 * @returns how many things it did
 */
export async function runJob(
  services: Services,
  job: Job,
  stopping: AbortSignal = new AbortController().signal,
): Promise<number> {
  const begun = await begin(services, job)
  if (begun === undefined) return 0
  const { jobRunNo, days } = begun
  try {
    const done = await job.run({ ...services, days }, stopping)
    await services.db.query(
      'SYSTEM',
      sql`update sys_job_run set result_cd = 'OK', end_dt = ${services.clock.now()}, done_cnt = ${done}
        where job_run_no = ${jobRunNo}`,
    )
    return done
  } catch (error) {
    await fail(services, job, jobRunNo, error).catch((fault) => services.onFault(fault, 'job record'))
    throw error
  }
}

interface Begun {
  jobRunNo: number
  days: RunDays
}

/** @returns undefined where there is to be no run */
async function begin({ db, clock }: Services, { name }: Job): Promise<Begun | undefined> {
  const now = clock.now()
  const today = dayOf(now)
  const [run] = await db.query<{ jobRunNo: number; lastDt: string | null }>(
    'SYSTEM',
    sql`with lost as (
        update sys_job_run set result_cd = 'FAIL', end_dt = ${now}, message_desc = ${shortOf(CUT_OFF)}
        where job_nm = ${name} and result_cd = 'RUN' and start_dt < ${now}::timestamptz - ${LOST_AFTER}::interval
      ), wanted as (
        select job_run_no from sys_job_run where job_nm = ${name} and result_cd = 'WAIT'
        order by job_run_no limit 1 for update skip locked
      ), asked as (
        update sys_job_run r set result_cd = 'RUN', start_dt = ${now} from wanted w
        where r.job_run_no = w.job_run_no returning r.job_run_no
      ), scheduled as (
        insert into sys_job_run (job_nm, start_dt, result_cd) select ${name}, ${now}, 'RUN'
        where not exists (select from wanted)
          and not exists (select from sys_job j where j.job_nm = ${name} and j.schedule_yn = 'N') returning job_run_no
      )
      select job_run_no as "jobRunNo", (select max(start_dt) from sys_job_run
        where job_nm = ${name} and result_cd = 'OK' and start_dt < ${startOfDay(today)}) as "lastDt"
      from (select job_run_no from asked union all select job_run_no from scheduled) r`,
  )
  return run && { jobRunNo: run.jobRunNo, days: runDays(today, run.lastDt ? dayOf(run.lastDt) : undefined) }
}

async function fail(services: Services, job: Job, jobRunNo: number, error: unknown): Promise<void> {
  const { db, clock, onFault } = services
  const now = clock.now()
  onFault(error, `job ${job.name}`)
  const message = error instanceof Error ? error.message : String(error)
  await writeErrorLog(services, {
    logNo: randomUUID(),
    sideCd: 'SERVER',
    userId: null,
    methodCd: 'JOB',
    url: job.name,
    errorCd: null,
    message,
    stack: error instanceof Error ? (error.stack ?? null) : null,
  })
  await db.write('SYSTEM', async (tx) => {
    await tx.query(sql`update sys_job_run set result_cd = 'FAIL', end_dt = ${now},
      message_desc = ${withoutValues(message).slice(0, MAX_MESSAGE)} where job_run_no = ${jobRunNo}`)
    await tellWhenTwice(tx, job, now)
  })
}

/** Failed twice without a good run between: its administrators are told once, until it has run well again. */
async function tellWhenTwice(tx: Transaction, { name, label, area = 'platform' }: Job, now: Date): Promise<void> {
  const [since] = await tx.query<{ failCnt: number; firstNo: number }>(sql`
    select count(*)::int as "failCnt", min(job_run_no) as "firstNo" from sys_job_run
    where job_nm = ${name} and result_cd = 'FAIL' and job_run_no > coalesce(
      (select max(job_run_no) from sys_job_run where job_nm = ${name} and result_cd = 'OK'), 0)`)
  if (!since || since.failCnt < 2) return
  const onceKey = `job-fail:${name}:${since.firstNo}`
  const administrators = await tx.query<{ userId: string; email: string | null; langCd: Language }>(sql`
    select distinct m.user_id as "userId", u.email, u.lang_cd as "langCd" from directory_member m join sys_user u using (user_id)
    where m.auth_grp_cd = 'SYS'`)
  await notifyThrough(tx, now).people(
    administrators.map(({ userId }) => userId),
    { ...messageOf(platformMessages.JOB_FAILED, {}, { label }), onceKey },
  )
  for (const { userId, email, langCd } of administrators) {
    if (!email) continue
    const say = (text: string) => translate('platform', langCd, text, { label: translate(area, langCd, label) })
    await sendLater(tx, now, {
      channel: 'MAIL',
      userId,
      recipient: email,
      onceKey: `${onceKey}:${userId}`,
      subject: say('[지킴] 배치 작업 실패: {label}'),
      body: say(
        "배치 작업 '{label}'이(가) 두 번 연속 실패했습니다.\n시스템관리 > 기록·운영 > 배치 현황에서 원인을 확인하고 다시 실행하십시오.",
      ),
    })
  }
}

const KEPT_DAYS = 90

/**
 * A job that looks every minute and finds nothing to do says so for a day only. The last good run of each stays: the days
 * of the next begin after it.
 */
export const forgetJobRuns: Job = {
  name: 'forget-job-runs',
  label: '지난 배치 기록 정리',
  cron: '50 3 * * *',
  async run({ db, clock }) {
    const gone = await db.query(
      'SYSTEM',
      sql`delete from sys_job_run r where start_dt < ${clock.now()}::timestamptz - make_interval(days => ${KEPT_DAYS})
          or (result_cd = 'OK' and done_cnt = 0 and start_dt < ${clock.now()}::timestamptz - interval '1 day'
            and exists (select from sys_job_run l where l.job_nm = r.job_nm and l.result_cd = 'OK'
              and (l.start_dt, l.job_run_no) > (r.start_dt, r.job_run_no)))
        returning 1`,
    )
    return gone.length
  },
}
