/** Once a month: what has been kept as long as it must be is proposed for destruction, plant by plant. */
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { heaDestroy } from './hea-destroy.model.ts'
import { privacyMessages } from './privacy.messages.ts'
import { type ExpiredRow, expiredRows, keepYearsOf, type RetentionKind } from './retention.ts'

export const heaRetention = (kinds: readonly RetentionKind[]): Job => ({
  name: 'hea-retention',
  label: '건강자료 보존기간 점검',
  cron: '0 5 1 * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const numbers = await keepYearsOf(tx, today)
      const found: ExpiredRow[] = []
      for (const kind of kinds) found.push(...(await tx.query<ExpiredRow>(expiredRows(kind, numbers, today))))
      const plants = Map.groupBy(found, ({ plantCd }) => plantCd)
      for (const [plantCd, rows] of plants)
        await propose(tx, clock.now(), { plantCd, rows, lawDesc: numbers.lawRefDesc })
      return plants.size
    }),
})

interface Proposal {
  plantCd: string
  rows: readonly ExpiredRow[]
  lawDesc: string | null
}
async function propose(tx: Transaction, now: Date, { plantCd, rows, lawDesc }: Proposal): Promise<void> {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(now)
  const title = `${today.slice(0, 7)} 보존기간 만료 ${rows.length}건`
  const proposal = { plantCd, destroyTitle: title, lawDesc, targetCnt: rows.length }
  const { heaDestroyNo } = await tx.program(heaDestroy, { now }).create(proposal)
  await tx.query(sql`insert into hea_destroy_item (hea_destroy_no, biz_cd, biz_no, biz_doc_no, base_ymd, keep_year_cnt, keep_to_ymd)
    select ${heaDestroyNo}, e."bizCd", e."bizNo", e."bizDocNo", e."baseYmd"::date, e."keepYearCnt", e."keepToYmd"::date
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e("bizCd" text, "bizNo" bigint, "bizDocNo" text, "baseYmd" text,
      "keepYearCnt" int, "keepToYmd" text)`)
  await notifyThrough(tx, now).tell(privacyMessages.HEA_DESTROY_PROPOSED, { ...proposal, heaDestroyNo })
}
