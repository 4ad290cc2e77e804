/** Hours worked by month, as the time system or the site says: they take the place of what was estimated. */
import type { SheetCounts } from '#platform/model/sheet.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { SheetRow } from '#platform/server/sheets/read-rows.ts'
import { type SheetContext, takesSheet } from '#platform/server/sheets/take-sheet.ts'
import { hourSheet } from './rates.calls.ts'

type Row = SheetRow<typeof hourSheet.columns>

export const hourUpload = takesSheet(hourSheet, {
  checkRow: ({ hourYm }, { today }) =>
    /^2\d{3}-(0[1-9]|1[0-2])$/.test(hourYm) && hourYm <= today.slice(0, 7)
      ? undefined
      : { field: 'hourYm', code: 'ACC_HOUR_MONTH', message: '지난달까지 또는 이번 달을 2026-11처럼 적으세요.' },
  keyOf: ({ hourYm, populationCd }) => [hourYm, populationCd],
  twice: ['ACC_HOUR_TWICE', '{n}행과 같은 달의 같은 집단입니다.'],
  save,
})

async function save(
  rows: readonly Row[],
  { tx, person, services }: SheetContext<typeof hourSheet>,
): Promise<SheetCounts> {
  const now = services.clock.now()
  const given = rows.map(({ hourYm, populationCd, originCd, workHourVal, workerCnt }) => ({
    ...{ hourYm, populationCd, originCd, workHourVal, workerCnt },
  }))
  const written = await asProgram(tx).query<{ isNew: boolean }>(
    sql`insert into acc_hour (plant_cd, hour_ym, population_cd, origin_cd, work_hour_val, worker_cnt, create_user_id, create_dt, update_user_id, update_dt)
      select ${person.plantCd}, g."hourYm", g."populationCd", g."originCd", g."workHourVal", g."workerCnt", ${person.userId}, ${now}, ${person.userId}, ${now}
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        g("hourYm" text, "populationCd" text, "originCd" text, "workHourVal" numeric, "workerCnt" int)
      on conflict (plant_cd, hour_ym, population_cd) do update set origin_cd = excluded.origin_cd, work_hour_val = excluded.work_hour_val,
        worker_cnt = excluded.worker_cnt, update_user_id = excluded.update_user_id, update_dt = excluded.update_dt,
        row_version = acc_hour.row_version + 1
        where (acc_hour.origin_cd, acc_hour.work_hour_val, acc_hour.worker_cnt)
          is distinct from (excluded.origin_cd, excluded.work_hour_val, excluded.worker_cnt)
      returning xmax = 0 as "isNew"`,
  )
  const inserted = written.filter(({ isNew }) => isNew).length
  const updated = written.length - inserted
  return { inserted, updated, unchanged: rows.length - written.length }
}
