/** Exposures as a sheet: out as they are seen, in as they were filled in. */

import type { Say } from '#platform/model/i18n.ts'
import type { SheetCounts } from '#platform/model/sheet.ts'
import type { ListColumn } from '#platform/server/calls/list-sheet.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { SheetRow } from '#platform/server/sheets/read-rows.ts'
import { type SheetContext, takesSheet } from '#platform/server/sheets/take-sheet.ts'
import { reasonText } from './due-why.logic.ts'
import { exposureSheet } from './exposure.model.ts'
import { changeContext } from './exposure.routes.ts'
import { endProblem } from './exposure-bulk.ts'
import { unfitOf } from './exposure-fitness.ts'
import type { ExposureRow } from './exposure-list.wire.ts'
import {
  addExposures,
  type ChangeContext,
  changePlacement,
  endExposures,
  examine,
  type NewExposure,
} from './exposure-write.ts'

const reasonOf = ({ shortenYn, shortenReasonCd }: ExposureRow, say: Say): string => {
  if (shortenYn !== 'Y') return ''
  return reasonText(shortenReasonCd, say) || say('단축')
}

/** The columns of the template among them, so that what goes out comes back in. */
export const exposureColumns: readonly ListColumn<ExposureRow>[] = [
  { text: '사번', kind: 'text', width: 14, value: (row) => row.userId },
  { text: '성명', kind: 'text', width: 12, value: (row) => row.userNm },
  { text: '부서', kind: 'text', width: 18, value: (row) => row.deptNm },
  { text: '유해인자', kind: 'text', width: 20, value: (row) => row.factorNm },
  { text: '공정', kind: 'text', width: 20, value: (row) => row.processNm },
  { text: '배치일', kind: 'day', width: 12, value: (row) => row.placementYmd },
  { text: '최종검진일', kind: 'day', width: 12, value: (row) => row.lastExamYmd },
  { text: '종료일', kind: 'day', width: 12, value: (row) => row.endYmd },
  { text: '다음기한', kind: 'day', width: 12, value: (row) => row.nextDueYmd },
  { text: '단축', kind: 'text', width: 16, value: reasonOf },
  {
    text: '배치전검진',
    kind: 'text',
    width: 12,
    value: ({ preExamYn }, say) => say(preExamYn === 'Y' ? '완료·면제' : '없음'),
  },
]

type Context = SheetContext<typeof exposureSheet>
type Row = SheetRow<typeof exposureSheet.columns, Awaited<ReturnType<typeof directoryOf>>>
const keyOf = ({ userId, factorCd, processNo }: Pick<NewExposure, 'userId' | 'factorCd' | 'processNo'>) => [
  userId,
  factorCd,
  processNo,
]

export const exposureUpload = takesSheet(exposureSheet, {
  refs: directoryOf,
  checkRow: ({ endYmd, placementYmd }, { today }) =>
    endYmd === null ? undefined : endProblem(endYmd, placementYmd, today, 'endYmd'),
  keyOf,
  twice: ['HEA_EXPOSURE_TWICE', '{n}행과 같은 노출입니다.'],
  check: unfit,
  save,
})

/** Who and what may be named, by key and by name, in the plant of whoever uploads. */
async function directoryOf({ tx, person: { plantCd } }: Context) {
  const [users, factors, processes] = await Promise.all([
    tx.query<{ key: string }>(
      sql`select user_id as key from sys_user where plant_cd = ${plantCd} and user_status_cd <> 'RETIRED' and delete_yn = 'N'`,
    ),
    tx.query<{ key: string; nm: string }>(
      sql`select factor_cd as key, factor_nm as nm from hea_hazard_factor where use_yn = 'Y' and delete_yn = 'N'`,
    ),
    tx.query<{ no: number; cd: string; nm: string }>(sql`select process_no as no, process_cd as cd, process_nm as nm
      from process where plant_cd = ${plantCd} and use_yn = 'Y' and delete_yn = 'N' order by process_no desc`),
  ])
  return {
    userId: new Map(users.map(({ key }) => [key, key] as const)),
    factorCd: new Map([
      ...factors.map(({ key, nm }) => [nm, key] as const),
      ...factors.map(({ key }) => [key, key] as const),
    ]),
    processNo: new Map([
      ...processes.map(({ no, nm }) => [nm, no] as const),
      ...processes.map(({ no, cd }) => [cd, no] as const),
    ]),
  }
}

/** K8: of work that goes on. */
async function unfit(rows: readonly Row[], { tx, today }: Context) {
  const going = rows.filter(({ endYmd }) => endYmd === null)
  return (await unfitOf(tx, going, today)).map(({ rowNo }) => ({
    rowNo,
    field: 'processNo' as const,
    code: 'HEA_EXPOSURE_UNFIT',
    message: '보건 사유로 이 공정에 배치할 수 없습니다.',
  }))
}

const nameOf = (exposure: Pick<NewExposure, 'userId' | 'factorCd' | 'processNo'>) => keyOf(exposure).join(' ')

interface Known extends NewExposure {
  workerHazardNo: number
}
/** New ones are added, known ones changed where the sheet says something else; each day in one statement. */
async function save(rows: readonly Row[], { tx, services, person }: Context): Promise<SheetCounts> {
  const context = await changeContext(tx, services, person)
  const known = new Map((await activeOf(context, rows)).map((one) => [nameOf(one), one]))
  const added = await addExposures(
    context,
    rows.filter((row) => !known.has(nameOf(row))),
  )
  const nos = new Map([...known].map(([key, { workerHazardNo }]) => [key, workerHazardNo]))
  for (const one of added) nos.set(nameOf(one), one.workerHazardNo)
  const changed = new Set<number>()
  const each = async (
    day: (row: Row) => string | null | undefined,
    change: (where: Sql, ymd: string) => Promise<{ workerHazardNo: number }[]>,
  ) => {
    for (const [ymd, some] of Map.groupBy(rows, day)) {
      if (!ymd) continue
      const chosen = some.flatMap((row) => nos.get(nameOf(row)) ?? [])
      for (const one of await change(sql`h.worker_hazard_no = any(${chosen}::bigint[])`, ymd))
        changed.add(one.workerHazardNo)
    }
  }
  await each(
    ({ placementYmd }) => placementYmd,
    (where, ymd) => changePlacement(context, where, ymd),
  )
  await each(
    ({ lastExamYmd }) => lastExamYmd,
    (where, ymd) => examine(context, where, ymd),
  )
  await each(
    ({ endYmd }) => endYmd,
    (where, ymd) => endExposures(context, where, ymd),
  )
  const isNew = new Set(added.map(({ workerHazardNo }) => workerHazardNo))
  const updated = [...changed].filter((no) => !isNew.has(no)).length
  return { inserted: added.length, updated, unchanged: rows.length - added.length - updated }
}

const activeOf = ({ db }: ChangeContext, rows: readonly Row[]): Promise<Known[]> =>
  db.query<Known>(sql`
    select h.worker_hazard_no as "workerHazardNo", h.user_id as "userId", h.factor_cd as "factorCd",
      h.process_no as "processNo", h.placement_ymd as "placementYmd"
    from hea_worker_hazard h
    join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("userId" text, "factorCd" text, "processNo" bigint)
      on r."userId" = h.user_id and r."factorCd" = h.factor_cd and r."processNo" = h.process_no
    where h.end_ymd is null and h.delete_yn = 'N'`)
