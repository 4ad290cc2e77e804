/** Exposures as a sheet: out as they are seen, in as they were filled in; a faulty row is named by cell and nothing is saved. */

import type { Person } from '#platform/model/access.ts'
import { isDay } from '#platform/model/calendar.ts'
import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import type { AnyField } from '#platform/model/field.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { sql } from '#platform/server/database/sql.ts'
import { cellInput, sheetColumn } from '#platform/server/documents/sheet.ts'
import type { ReadRow } from '#platform/server/excel/read-workbook.ts'
import { Refusal, type RuleProblem } from '#platform/server/refusal.ts'
import { shortenReasons } from './due.logic.ts'
import { exposureFields } from './exposure.model.ts'
import { endProblem, type PlacingContext } from './exposure-bulk.ts'
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

const fields = exposureFields
type Name = keyof typeof fields
const names = Object.keys(fields) as Name[]

export const exposureTemplate = (language: Language): SheetColumn[] => [
  ...names.map((name) => {
    const field: AnyField = fields[name]
    return {
      ...sheetColumn('hea', field, language),
      ...(field.required && { required: true }),
      ...(field.help && { hint: translate('hea', language, field.help) }),
      width: 18,
    }
  }),
]

/** The columns of the template among them, so that what goes out comes back in. */
export const exposureColumnsOf = (language: Language): (SheetColumn & { value(row: ExposureRow): unknown })[] => {
  const say = (korean: string) => translate('hea', language, korean)
  const reason = ({ shortenYn, shortenReasonCd }: ExposureRow) =>
    shortenYn === 'Y'
      ? say(Object.entries(shortenReasons).find(([code]) => code === shortenReasonCd)?.[1] ?? '단축')
      : ''
  return [
    { text: say('사번'), width: 14, value: (row) => row.userId },
    { text: say('성명'), width: 12, value: (row) => row.userNm },
    { text: say('부서'), width: 18, value: (row) => row.deptNm },
    { text: say('유해인자'), width: 20, value: (row) => row.factorNm },
    { text: say('공정'), width: 20, value: (row) => row.processNm },
    { text: say('배치일'), kind: 'day', width: 12, value: (row) => row.placementYmd },
    { text: say('최종검진일'), kind: 'day', width: 12, value: (row) => row.lastExamYmd },
    { text: say('종료일'), kind: 'day', width: 12, value: (row) => row.endYmd },
    { text: say('다음기한'), kind: 'day', width: 12, value: (row) => row.nextDueYmd },
    { text: say('단축'), width: 16, value: reason },
    { text: say('배치전검진'), width: 12, value: (row) => row.preExamYn },
  ]
}

interface SheetRow extends NewExposure {
  rowNo: number
  endYmd: string | null
}
export interface Uploaded {
  inserted: number
  updated: number
  unchanged: number
}

/** @throws Refusal 400 with every fault as `rows.{rowNo}.{field}` */
export async function uploadExposures(
  context: PlacingContext,
  { person, language, today }: { person: Person; language: Language; today: string },
  sheet: readonly ReadRow[],
): Promise<Uploaded> {
  const [head, ...lines] = sheet
  const columns = columnsOf(head, language)
  const typed = lines.map(({ rowNo, cells }) => ({
    rowNo,
    values: Object.fromEntries(
      names.map((name) => [name, cellInput('hea', fields[name], cells[columns.get(name) ?? -1], new Map(), language)]),
    ) as Record<Name, unknown>,
  }))
  const known = await directoryOf(context, person)
  const problems: RuleProblem[] = []
  const rows = typed.flatMap(({ rowNo, values }) => {
    const found = checked(values, known, today)
    problems.push(...found.problems.map((one) => ({ ...one, field: `rows.${rowNo}.${one.field}` })))
    return found.row ? [{ rowNo, ...found.row }] : []
  })
  problems.push(...repeated(rows))
  problems.push(...(await unfit(context, rows, today)))
  if (problems.length > 0)
    throw new Refusal(400, 'INVALID_INPUT', '[400 에러] 필수 입력값이 입력되지 않았습니다.', { problems })
  return save(context, rows)
}

function columnsOf(head: ReadRow | undefined, language: Language): Map<Name, number> {
  const texts = (head?.cells ?? []).map((cell) =>
    typeof cell === 'string' ? cell.replace(/[＊*]\s*$/, '').trim() : '',
  )
  const found = new Map<Name, number>()
  for (const name of names) {
    const { label } = fields[name]
    const index = texts.findIndex((one) => one === label || one === translate('hea', language, label))
    if (index >= 0) found.set(name, index)
    else if ((fields[name] as AnyField).required)
      throw new Refusal(400, 'COLUMN_MISSING', '엑셀에 {label} 열이 없습니다. 양식을 내려받아 사용하세요.', {
        values: { label: translate('hea', language, label) },
      })
  }
  return found
}

interface Directory {
  users: ReadonlySet<string>
  factors: ReadonlyMap<string, string>
  processes: ReadonlyMap<string, number>
}
/** Who and what may be named, by key and by name, in the plant of whoever uploads. */
async function directoryOf({ db }: ChangeContext, { plantCd }: Person): Promise<Directory> {
  const [users, factors, processes] = await Promise.all([
    db.query<{ key: string }>(
      sql`select user_id as key from sys_user where plant_cd = ${plantCd} and user_status_cd <> 'RETIRED' and delete_yn = 'N'`,
    ),
    db.query<{ key: string; nm: string }>(
      sql`select factor_cd as key, factor_nm as nm from hea_hazard_factor where use_yn = 'Y' and delete_yn = 'N'`,
    ),
    db.query<{ no: number; cd: string; nm: string }>(sql`select process_no as no, process_cd as cd, process_nm as nm
      from process where plant_cd = ${plantCd} and use_yn = 'Y' and delete_yn = 'N' order by process_no desc`),
  ])
  return {
    users: new Set(users.map(({ key }) => key)),
    factors: new Map([
      ...factors.map(({ key, nm }) => [nm, key] as const),
      ...factors.map(({ key }) => [key, key] as const),
    ]),
    processes: new Map([
      ...processes.map(({ no, nm }) => [nm, no] as const),
      ...processes.map(({ no, cd }) => [cd, no] as const),
    ]),
  }
}

type Checked = { problems: RuleProblem[]; row?: Omit<SheetRow, 'rowNo'> }

function checked(values: Record<Name, unknown>, { users, factors, processes }: Directory, today: string): Checked {
  const problems: RuleProblem[] = []
  const label = (name: Name) => ({ label: fields[name].label })
  const refuse = (name: Name, code: string, message: string) =>
    problems.push({ field: name, code, message, values: label(name) })
  const words = (name: Name) => String(values[name] ?? '').trim()
  const oneOf = <T>(name: Name, found: (text: string) => T | undefined): T | undefined => {
    if (words(name) === '') refuse(name, 'REQUIRED', '{label}은(는) 필수입니다.')
    else if (found(words(name)) === undefined) refuse(name, 'NOT_A_CODE', '{label}에 없는 값입니다.')
    else return found(words(name))
    return undefined
  }
  const dayOf = (name: Name): string | null => {
    if (words(name) === '') return null
    if (!isDay(words(name))) refuse(name, 'DAY', '{label}은(는) YYYY-MM-DD 형식의 날짜로 입력하세요.')
    return words(name)
  }
  const userId = oneOf('userId', (one) => (users.has(one) ? one : undefined))
  const factorCd = oneOf('factorCd', (one) => factors.get(one))
  const processNo = oneOf('processNo', (one) => processes.get(one))
  const placementYmd = dayOf('placementYmd')
  if (placementYmd === null) refuse('placementYmd', 'REQUIRED', '{label}은(는) 필수입니다.')
  const lastExamYmd = dayOf('lastExamYmd')
  if (lastExamYmd && lastExamYmd > today) refuse('lastExamYmd', 'FUTURE', '{label}은(는) 현재보다 늦을 수 없습니다.')
  const endYmd = dayOf('endYmd')
  const wrongEnd = endYmd && placementYmd && problems.length === 0 && endProblem(endYmd, placementYmd, today, 'endYmd')
  if (wrongEnd) problems.push(wrongEnd)
  if (problems.length > 0 || !userId || !factorCd || !processNo || !placementYmd) return { problems }
  return { problems, row: { userId, factorCd, processNo, placementYmd, lastExamYmd, endYmd } }
}

const keyOf = ({ userId, factorCd, processNo }: NewExposure) => [userId, factorCd, processNo].join(' ')

function repeated(rows: readonly SheetRow[]): RuleProblem[] {
  const first = new Map<string, number>()
  return rows.flatMap((row) => {
    const before = first.get(keyOf(row))
    if (before === undefined) {
      first.set(keyOf(row), row.rowNo)
      return []
    }
    const message = '{n}행과 같은 노출입니다.'
    return [{ field: `rows.${row.rowNo}.userId`, code: 'HEA_EXPOSURE_TWICE', message, values: { n: before } }]
  })
}

/** K8: of work that goes on. */
async function unfit({ db }: PlacingContext, rows: readonly SheetRow[], today: string): Promise<RuleProblem[]> {
  const going = rows.filter(({ endYmd }) => endYmd === null)
  return (await unfitOf(db, going, today)).map(({ rowNo }) => ({
    field: `rows.${rowNo}.processNo`,
    code: 'HEA_EXPOSURE_UNFIT',
    message: '보건 사유로 이 공정에 배치할 수 없습니다.',
  }))
}

interface Known extends NewExposure {
  workerHazardNo: number
}
/** New ones are added, known ones changed where the sheet says something else; each day in one statement. */
async function save(context: ChangeContext, rows: readonly SheetRow[]): Promise<Uploaded> {
  const known = new Map((await activeOf(context, rows)).map((one) => [keyOf(one), one]))
  const added = await addExposures(
    context,
    rows.filter((row) => !known.has(keyOf(row))),
  )
  const nos = new Map([...known].map(([key, { workerHazardNo }]) => [key, workerHazardNo]))
  for (const one of added) nos.set(keyOf({ ...one, placementYmd: '' }), one.workerHazardNo)
  const changed = new Set<number>()
  const each = async (
    day: (row: SheetRow) => string | null | undefined,
    change: (where: ReturnType<typeof sql>, ymd: string) => Promise<{ workerHazardNo: number }[]>,
  ) => {
    for (const [ymd, some] of Map.groupBy(rows, day)) {
      if (!ymd) continue
      const chosen = some.flatMap((row) => nos.get(keyOf(row)) ?? [])
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

const activeOf = ({ db }: ChangeContext, rows: readonly SheetRow[]): Promise<Known[]> =>
  db.query<Known>(sql`
    select h.worker_hazard_no as "workerHazardNo", h.user_id as "userId", h.factor_cd as "factorCd",
      h.process_no as "processNo", h.placement_ymd as "placementYmd"
    from hea_worker_hazard h
    join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("userId" text, "factorCd" text, "processNo" bigint)
      on r."userId" = h.user_id and r."factorCd" = h.factor_cd and r."processNo" = h.process_no
    where h.end_ymd is null and h.delete_yn = 'N'`)
