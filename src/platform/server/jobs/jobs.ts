/** Work by the clock, on the product's own PostgreSQL, so that of several instances exactly one does it. */
import { PgBoss } from 'pg-boss'
import type { Area, OfArea } from '#platform/model/i18n.ts'
import { sql } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { runJob } from './job-run.ts'
import { missedJobs } from './missed-jobs.ts'
import type { RunDays } from './run-days.ts'

/** What a run is given. */
export interface JobServices extends Services {
  /** What falls on an exact day is told for all of these. */
  readonly days: RunDays
}

/** Its area, in whose words it is called and says what it came to, is said where it is registered. */
export interface Job extends OfArea {
  /** kebab-case; the name of its queue. */
  readonly name: string
  readonly label: string
  /** Five cron fields in Asia/Seoul. */
  readonly cron: string
  /**
   * Doing it twice for the same moment changes nothing more.
   *
   * @param stopping aborted when the program ends: long work leaves off, to be taken up again
   * @returns how many things it did
   */
  run(services: JobServices, stopping: AbortSignal): Promise<number>
}

/** Jobs of an area, as they are registered. */
export const jobsOf = (area: Area, jobs: readonly Job[]): readonly Job[] => jobs.map((job) => ({ ...job, area }))

export class Jobs {
  private readonly boss: PgBoss
  private readonly services: Services
  private readonly jobs: readonly Job[]
  private readonly stopping = new AbortController()

  /** @param url connects as the owner: the queue keeps its tables in order itself */
  constructor(url: string, services: Services, jobs: readonly Job[]) {
    this.boss = new PgBoss({ connectionString: url, max: 2 })
    this.boss.on('error', (error) => services.onFault(error, 'jobs'))
    this.services = services
    this.jobs = jobs
  }

  async start(): Promise<void> {
    await this.boss.start()
    for (const job of this.jobs) {
      await this.boss.createQueue(job.name, { retryLimit: 2, retryDelay: 30 })
      await this.boss.work(job.name, () => runJob(this.services, job, this.stopping.signal))
      await this.boss.schedule(job.name, job.cron, null, { tz: 'Asia/Seoul' })
    }
    for (const name of await missedJobs(this.services, this.jobs)) await this.runSoon(name)
  }

  /** Before its hour: as soon as one of the instances has a hand free. */
  async runSoon(name: string): Promise<void> {
    if (this.jobs.some((job) => job.name === name)) await this.boss.send(name, null)
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await this.boss.stop({ graceful: true, timeout: 5000 })
  }
}

/** As long as a phone may lie in a locker with something that it has not sent (`web/offline`). */
const IDEMPOTENCY_DAYS = 30

/** Keys of repetition serve a lost answer, not an archive. */
export const forgetIdempotency: Job = {
  name: 'forget-idempotency',
  label: '요청 번호 정리',
  cron: '20 3 * * *',
  async run({ db, clock }) {
    const rows = await db.query(
      'SYSTEM',
      sql`delete from sys_idempotency
      where create_dt < ${clock.now()}::timestamptz - make_interval(days => ${IDEMPOTENCY_DAYS}) returning 1`,
    )
    return rows.length
  },
}

/** Audit rows go into the table of their month; next month's is made before it begins. */
export const prepareAuditMonths: Job = {
  name: 'prepare-audit-months',
  label: '감사 로그 월 구간 준비',
  cron: '10 3 * * *',
  async run({ db, clock }) {
    const [row] = await db.query<{ made: number }>(
      'SYSTEM',
      sql`select jikim_audit_months(${clock.today()}::date) as made`,
    )
    return row?.made ?? 0
  },
}
