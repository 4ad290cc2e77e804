/** What a department has to know of a result, and nothing else of it. */
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable } from 'drizzle-orm/pg-core'
import { cd, common, desc, instant, key, keyRef, userKey, yn } from '#platform/server/database/columns.ts'
import { confidentialPolicy } from '#platform/server/database/scope.ts'

const ymd = () => date({ mode: 'string' })

/**
 * 업무적합성·작업 조치: fitness that is limited (FIT) and measures at work (5, 6, 7). A row of its own because a row is read
 * whole: the head of the department reads this one, the result and its follow-up he does not.
 */
export const workMeasure = pgTable(
  'hea_work_measure',
  {
    workMeasureNo: key(),
    plantCd: cd().notNull(),
    userId: userKey().notNull(),
    heaCheckupResultNo: keyRef().notNull(),
    /** Of a measure at work. */
    heaFollowUpNo: keyRef(),
    /** FIT, or 5, 6, 7 */
    measureCd: cd().notNull(),
    /** Of FIT: 나, 다, 라 */
    workFitCd: cd(),
    conditionDesc: desc(),
    measureDesc: desc(),
    reviewYmd: ymd(),
    dueYmd: ymd(),
    /** The work that it is about. */
    processNos: bigint({ mode: 'number' }).array().notNull().default(sql`'{}'`),
    /** It is about all work: said, and never what an empty list means. */
    allWorkYn: yn(),
    startYmd: ymd().notNull(),
    /** Followed by another opinion, or ended. */
    endYmd: ymd(),
    /** The department has put it into practice. */
    confirmDt: instant(),
    confirmUserId: userKey(),
    ...common(),
  },
  (t) => [
    index('hea_work_measure_active').on(t.userId).where(sql`end_ymd is null and delete_yn = 'N'`),
    index('hea_work_measure_plant').on(t.plantCd, t.startYmd).where(sql`delete_yn = 'N'`),
    index('hea_work_measure_result').on(t.heaCheckupResultNo),
    index('hea_work_measure_follow').on(t.heaFollowUpNo),
    check('hea_work_measure_scope', sql.raw(`measure_cd in ('5', '6') or all_work_yn = 'Y' or process_nos <> '{}'`)),
    confidentialPolicy({ subject: 'user_id', named: [], levels: ['F'], deptLevels: ['M'], privateWhen: 'false' }),
  ],
)
