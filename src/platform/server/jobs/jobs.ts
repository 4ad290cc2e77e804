/** Work by the clock, on the product's own PostgreSQL, so that of several instances exactly one does it. */
import { type JobResult, PgBoss } from 'pg-boss'
import { dueMinutes } from '#platform/model/cron.ts'
import type { Area, OfArea } from '#platform/model/i18n.ts'
import { sql } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { runJob } from './job-run.ts'
import { MinuteClock, SECONDS_OF_A_MINUTE } from './minute-clock.ts'
import { isOfEveryHour, missedJobs } from './missed-jobs.ts'
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
  /** Somebody waits for it: it does not stand in line behind the work of the clock. */
  readonly isAskedFor?: true
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

/** Work that waits its turn together: what comes every hour or more often, what comes by the day, what somebody waits for. */
const LANES = ['often', 'daily', 'asked'] as const
type Lane = (typeof LANES)[number]
const laneOf = (job: Job): Lane => (job.isAskedFor ? 'asked' : isOfEveryHour(job) ? 'often' : 'daily')

/** A lane is woken by what is sent to it; this often it looks whether a call was missed. */
const MISSED_CALL_SECONDS = 30
/** Where the database cannot call. */
const POLL_SECONDS = 5
const MOST_AT_ONCE = 50

const SECONDS_OF_A_DAY = 86_400

interface Order {
  name: string
}

export class Jobs {
  private readonly boss: PgBoss
  private readonly services: Services
  private starting: Promise<void> | undefined
  /** Nothing of the database is there any more: what is still under way finds that out, and it is no fault. */
  private isOver = false
  private readonly jobs: readonly Job[]
  private readonly stopping = new AbortController()
  private readonly clock: MinuteClock
  private readonly due: readonly { job: Job; isDue: (minute: Date) => boolean }[]

  /** @param url connects as the owner: the queue keeps its tables in order itself */
  constructor(url: string, services: Services, jobs: readonly Job[]) {
    this.boss = new PgBoss({ connectionString: url, max: 2, schedule: false, useListenNotify: true })
    this.services = { ...services, onFault: (...fault) => this.isOver || services.onFault(...fault) }
    this.boss.on('error', (error) => this.services.onFault(error, 'jobs'))
    this.jobs = jobs
    this.due = jobs.map((job) => ({ job, isDue: dueMinutes(job.cron) }))
    this.clock = new MinuteClock((minutes) => this.begin(minutes))
  }

  start(): Promise<void> {
    this.starting = this.begun()
    return this.starting
  }

  private async begun(): Promise<void> {
    if (this.stopping.signal.aborted) return
    await this.boss.start()
    await this.openLanes()
    for (const lane of LANES)
      await this.boss.work<Order, JobResult[], typeof WORKING>(lane, WORKING, (orders) => this.runInTurn(orders))
    await this.send(await this.missed(), SECONDS_OF_A_MINUTE)
    if (this.stopping.signal.aborted) return
    this.clock.start((error) => this.services.onFault(error, 'jobs'))
  }

  /** These minutes have begun: what is to run in one of them does, on whichever instance has a hand free. */
  begin(minutes: readonly Date[]): Promise<void> {
    const now = this.due.filter(({ isDue }) => minutes.some(isDue)).map(({ job }) => job)
    return this.send(now, SECONDS_OF_A_MINUTE)
  }

  /** What an earlier version made goes: it had a queue for each job, and a schedule in each. */
  private async openLanes(): Promise<void> {
    const known = (await this.boss.getQueues()).map(({ name }) => name)
    for (const lane of LANES)
      if (!known.includes(lane)) await this.boss.createQueue(lane, { retryLimit: 2, retryDelay: 30, notify: true })
    for (const name of known)
      if (!name.startsWith('__') && !LANES.some((lane) => lane === name)) await this.boss.deleteQueue(name)
  }

  private async missed(): Promise<Job[]> {
    const names = await missedJobs(this.services, this.jobs)
    return this.jobs.filter(({ name }) => names.includes(name))
  }

  /**
   * One after the other: what came in the same minute does not take the machine from people all at once. What was not begun
   * when the program ends is given back to the queue.
   */
  private async runInTurn(orders: readonly { id: string; data: Order }[]): Promise<JobResult[]> {
    const results: JobResult[] = []
    for (const { id, data } of orders) {
      const job = this.jobs.find(({ name }) => name === data.name)
      const isDone =
        !this.stopping.signal.aborted &&
        (!job ||
          (await runJob(this.services, job, this.stopping.signal).then(
            () => true,
            () => false,
          )))
      results.push({ id, status: isDone ? 'completed' : 'failed' })
    }
    return results
  }

  /** Several instances say the same: within so many seconds it counts once, of the same act where one is named. */
  private async send(jobs: readonly Job[], onceSeconds: number, act = ''): Promise<void> {
    for (const [lane, ours] of Map.groupBy(jobs, laneOf))
      await this.boss.insert(
        lane,
        ours.map(({ name }) => ({
          data: { name } satisfies Order,
          singletonKey: `${name}${act}`,
          singletonSeconds: onceSeconds,
        })),
      )
  }

  /** Before its hour, as soon as one of the instances has a hand free. @param said its name, and by which act it was woken (`wake.ts`) */
  async runSoon(said: string): Promise<void> {
    if (this.stopping.signal.aborted) return
    const [name, act] = said.split(' ')
    const jobs = this.jobs.filter((job) => job.name === name)
    await (act === undefined ? this.send(jobs, SECONDS_OF_A_MINUTE) : this.send(jobs, SECONDS_OF_A_DAY, ` ${act}`))
  }

  async stop(): Promise<void> {
    this.clock.stop()
    this.stopping.abort()
    // A queue that is just being opened does not hear that it is to end.
    await this.starting?.catch(() => {})
    await this.boss.stop({ graceful: true, timeout: 5000 })
    this.isOver = true
  }
}

const WORKING = {
  batchSize: MOST_AT_ONCE,
  perJobResults: true,
  pollingIntervalSeconds: POLL_SECONDS,
  notifyPollingIntervalSeconds: MISSED_CALL_SECONDS,
} as const

/** As long as a phone may lie in a locker with something that it has not sent (`web/offline`). */
const IDEMPOTENCY_DAYS = 30

const CHANGE_KEY_DAYS = 2

/** Keys of repetition serve a lost answer, not an archive. */
export const forgetIdempotency: Job = {
  name: 'forget-idempotency',
  label: '요청 번호 정리',
  cron: '20 3 * * *',
  async run({ db, clock }) {
    const now = clock.now()
    const [row] = await db.query<{ cnt: number }>(
      'SYSTEM',
      sql`with created as (
        delete from sys_idempotency
        where create_dt < ${now}::timestamptz - make_interval(days => ${IDEMPOTENCY_DAYS}) returning 1
      ), changed as (
        -- Dated by the database, so counted by its clock: by another one they might be old before they are asked for.
        delete from sys_change_key where create_dt < now() - make_interval(days => ${CHANGE_KEY_DAYS}) returning 1
      ) select (select count(*) from created) + (select count(*) from changed) as cnt`,
    )
    return row?.cnt ?? 0
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
