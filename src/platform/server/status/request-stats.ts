/** How long requests take, by route: counted in memory, added to the minutes of the site once a minute. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { CLASS_COUNT, classOf } from './histogram.ts'

const MINUTE_MS = 60_000
/** An open stream takes as long as somebody listens: no time of the server's. */
const STREAMS: ReadonlySet<string> = new Set(['/api/events'])

interface Stat {
  minuteDt: Date
  methodCd: string
  routeDesc: string
  requestCnt: number
  errorCnt: number
  classCnts: number[]
}

export class RequestStats {
  private readonly services: Services
  private stats = new Map<string, Stat>()

  constructor(services: Services) {
    this.services = services
  }

  count({ method, routeOptions: { url } }: FastifyRequest, { elapsedTime, statusCode }: FastifyReply): void {
    if (!url?.startsWith('/api/') || STREAMS.has(url)) return
    const minute = Math.floor(this.services.clock.now().getTime() / MINUTE_MS) * MINUTE_MS
    const key = `${minute} ${method} ${url}`
    let stat = this.stats.get(key)
    if (!stat) {
      const classCnts = new Array<number>(CLASS_COUNT).fill(0)
      stat = {
        minuteDt: new Date(minute),
        methodCd: method,
        routeDesc: url.slice(0, 200),
        requestCnt: 0,
        errorCnt: 0,
        classCnts,
      }
      this.stats.set(key, stat)
    }
    stat.requestCnt += 1
    if (statusCode >= 500) stat.errorCnt += 1
    const index = classOf(elapsedTime)
    stat.classCnts[index] = (stat.classCnts[index] ?? 0) + 1
  }

  /** Adds what was counted to what other instances have; in one order, so that none waits for another in a circle. */
  async flush(): Promise<void> {
    const stats = [...this.stats.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    this.stats = new Map()
    if (stats.length === 0) return
    await this.services.db.query(
      'SYSTEM',
      sql`insert into sys_request_stat as s (minute_dt, method_cd, route_desc, request_cnt, error_cnt, class_cnts)
        select n."minuteDt", n."methodCd", n."routeDesc", n."requestCnt", n."errorCnt", n."classCnts"
        from jsonb_to_recordset(${JSON.stringify(stats)}::jsonb) as n("minuteDt" timestamptz, "methodCd" text,
          "routeDesc" text, "requestCnt" int, "errorCnt" int, "classCnts" int[])
        on conflict (minute_dt, method_cd, route_desc) do update set request_cnt = s.request_cnt + excluded.request_cnt,
          error_cnt = s.error_cnt + excluded.error_cnt, class_cnts = (select array_agg(coalesce(a, 0) + coalesce(b, 0) order by at)
            from unnest(s.class_cnts, excluded.class_cnts) with ordinality as u(a, b, at))`,
    )
  }
}
const keyOf = ({ minuteDt, methodCd, routeDesc }: Stat): string => `${minuteDt.toISOString()} ${methodCd} ${routeDesc}`

/** Counts every request of the routes that are registered after it. */
export function countRequests(app: App, services: Services): RequestStats {
  const stats = new RequestStats(services)
  const flush = () => stats.flush().catch((error: unknown) => services.onFault(error, 'request stats'))
  const timer = setInterval(flush, MINUTE_MS)
  timer.unref()
  app.addHook('onResponse', (request, reply, done) => {
    stats.count(request, reply)
    done()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush()
  })
  return stats
}

const KEPT_DAYS = 7

export const forgetRequestStats: Job = {
  name: 'forget-request-stats',
  label: '지난 응답 시간 기록 정리',
  cron: '55 3 * * *',
  async run({ db, clock }) {
    const gone = await db.query(
      'SYSTEM',
      sql`delete from sys_request_stat where minute_dt < ${clock.now()}::timestamptz - make_interval(days => ${KEPT_DAYS})
        returning 1`,
    )
    return gone.length
  },
}
