/** Records of every kind of document whose list comes back as a sheet, with all that a sheet can hold of them. */
import { creatableFields } from '#platform/model/access.ts'
import { addDays } from '#platform/model/calendar.ts'
import { type AnyDocument, fieldsOf } from '#platform/model/document.ts'
import { type AnyField, columnNamesOf, type TextField } from '#platform/model/field.ts'
import { withoutSense } from '#platform/model/i18n.ts'
import { insertAll } from '#platform/server/database/insert-all.ts'
import { columnValues } from '#platform/server/documents/cells.ts'
import { notInSheets } from '#platform/server/documents/sheet.ts'
import { tableNameOf } from '#platform/server/documents/table.ts'
import type { Site } from '#platform/test/site.ts'
import { models } from './modules.ts'

/** Whose the records are, and what of the directory they name. */
export interface Ground {
  readonly userId: string
  readonly processNo: number
  readonly personNo: number
  readonly otherProcess: string
  readonly otherPerson: string
  readonly codes: ReadonlyMap<string, readonly { code: string; nm: string }[]>
}
const VENDOR_CD = 'V100001'
/** No record of the demo company comes so far. */
export const FIRST_NO = 800_000

/** What is confidential has no list that leaves. */
export const comingBack = models.filter(({ access }) => !access.confidential)

export async function groundOf(site: Site, userId: string): Promise<Ground> {
  const [named] = await site.sql<Omit<Ground, 'userId' | 'codes'>>(
    `select (select min(process_no)::int from process where plant_cd = '2000') as "processNo",
      (select max(process_cd) from process where plant_cd = '2000') as "otherProcess",
      (select min(person_no)::int from vendor_person where vendor_cd = $1) as "personNo",
      (select max(person_nm) from (select person_nm from vendor_person group by 1
        having count(*) = 1 and min(vendor_cd) = $1 and min(person_status_cd) = 'ACTIVE' and min(person_no) > 1) one) as "otherPerson"`,
    [VENDOR_CD],
  )
  const codes = await site.sql<{ grp: string; code: string; nm: string }>(
    `select code_grp_cd as grp, code, code_nm as nm from directory_code
    where use_yn = 'Y' and delete_yn = 'N' order by sort_order, code`,
  )
  if (!named) throw new RangeError('The demo company has processes and people')
  return { ...named, userId, codes: Map.groupBy(codes, ({ grp }) => grp) }
}

type Values = Record<string, unknown>
/** What rules ask of the fields of a record together, where one made of any values would be refused whatever is changed. */
const sound: Readonly<Record<string, (round: number) => Values>> = {
  council: (round) => ({ meetYm: '2026-11', meetYmd: `2026-11-${10 + round}` }),
  'hea-export': () => ({ exportBizCd: 'cvd-risk' }),
  'muscle-posture': () => ({ toolCd: 'RULA', muscleAScore: 1, muscleBScore: 1 }),
  // What nobody has signed.
  'rsa-meeting': () => ({ signCnt: 0 }),
  'vendor-master': (round) => ({
    vendorCd: `V8${10 + round}`,
    bizNum: `12345678${10 + round}`,
    insureMgmtNo: `1234567890${10 + round}`,
  }),
  // None that has become an accident.
  'near-miss': () => ({ accidentNo: null }),
}
/** Fields whose change a rule refuses on such a record, and documents that nobody writes over once they are sent. */
const refusedByRule: Readonly<Record<string, readonly string[] | 'all'>> = {
  'obs-card': 'all',
  council: ['meetYm'],
  'hea-export': ['exportBizCd'],
  'muscle-posture': ['wristTwistScore', 'legsScore', 'muscleAScore', 'muscleBScore'],
  'sgc-card': ['cardTypeCd'],
  // Under the name of another nobody fills in a check.
  'check-result': ['selfCheckPlanNo', 'checkDt', 'inspectorNo', 'areaCd'],
  permit: ['wkodPlanNo'],
  rsa: ['takenOverYn'],
  // What they are about are products, of which there are none here.
  'chm-msds': 'all',
  'chm-secret': 'all',
  // It was known before.
  accident: ['occurDt'],
}
export const isRefused = ({ name }: AnyDocument, field: string): boolean => {
  const refused = refusedByRule[name] ?? []
  return refused === 'all' || refused.includes(field)
}

/** One record for each field that is changed, and one in each state. @returns how many */
export async function insertRecords(site: Site, model: AnyDocument, ground: Ground): Promise<number> {
  const { lifecycle } = model
  const states = [...writtenNames(model).map(() => lifecycle.start), ...Object.keys(lifecycle.states)]
  const rows = states.map((statusCd, round) => ({
    [model.key]: FIRST_NO + round,
    [model.docNo]: `T-${String(round).padStart(4, '0')}`,
    statusCd,
    plantCd: '2000',
    createUserId: ground.userId,
    ...valuesIn(model, round, ground),
    ...sound[model.name]?.(round),
  }))
  const stored = rows.map((row) => columnValues(model, row))
  await insertAll(site, tableNameOf(model), stored)
  return rows.length
}

const valuesIn = (model: AnyDocument, round: number, ground: Ground): Values =>
  Object.fromEntries(
    fieldsOf(model)
      .filter(([, { kind }]) => kind === 'attachments' || !notInSheets.has(kind))
      .flatMap(([name, field]) =>
        columnNamesOf(name, field).map((column) => [column, valueIn(field, name, round, ground)]),
      ),
  )

function valueIn(field: AnyField, name: string, round: number, ground: Ground): unknown {
  switch (field.kind) {
    case 'text':
      return textIn(field, name, round)
    case 'number':
      return Math.min(field.max ?? Number.POSITIVE_INFINITY, (field.min ?? 0) + round + (field.decimals ? 0.5 : 0))
    case 'count':
    case 'amount':
      return (field.min ?? 0) + 1 + (round % 2)
    case 'year':
      return 2026
    case 'day':
    case 'dayRange':
      return field.kind === 'day' && field.notAfter ? addDays('2026-11-20', -round) : addDays('2026-12-01', round)
    case 'month':
      return `${2020 + round}-11`
    case 'time':
      return `0${round % 10}:30:00`
    case 'dateTime':
      return `${addDays('2026-11-21', -round)}T09:30:42+09:00`
    case 'code': {
      const codes = codesOf(field, ground)
      return codes[round % codes.length]?.code ?? null
    }
    case 'yesNo':
      return round % 2 === 0 ? 'Y' : 'N'
    case 'user':
      return ground.userId
    case 'department':
      return 'D2110'
    case 'plant':
      return '2000'
    case 'process':
      return ground.processNo
    case 'vendor':
      return VENDOR_CD
    case 'person':
      return ground.personNo
    case 'reference':
    case 'attachments':
      return FIRST_NO
    default:
      return null
  }
}

const codesOf = (field: AnyField & { kind: 'code' }, { codes }: Ground) =>
  field.codes
    ? Object.entries(field.codes).map(([code, nm]) => ({ code, nm: withoutSense(nm) }))
    : (codes.get(field.group ?? '') ?? [])

/** What sheets like to take for something else. */
const TEXTS = ['007', '2026-11-01', '+1', '가 나', '1,000']
const BYTES_ARE_FEW = 10
function textIn(field: TextField, name: string, round: number): string {
  if (field.several) return Object.keys(field.several.codes).slice(0, 2).join(field.several.between)
  if (field.format === 'phone') return `010-1234-56${10 + round}`
  if (field.format === 'email') return `a${round}@example.com`
  const text = `${TEXTS[round % TEXTS.length]}${field.lines && round % 2 === 0 ? '\n둘째 줄' : ''} ${round}${name}`
  return text.slice(0, field.bytes ? BYTES_ARE_FEW : field.max).trim()
}

/** What people may write over in the first state: fields that a column shows alone. */
export const writtenNames = (model: AnyDocument): string[] =>
  model.lifecycle.states[model.lifecycle.start]?.editableBy
    ? creatableFields(model).filter((name) => {
        const { kind } = model.fields[name] ?? { kind: 'rows' }
        return kind !== 'dayRange' && !notInSheets.has(kind) && !(model.list.says?.[name] && !model.list.shows?.[name])
      })
    : []

const LATER = /(To|End|Due|Until)[A-Z]|^end/
/** Another value, as people write it. @param shown what stands in the cell */
export function otherCell(field: AnyField, name: string, shown: unknown, ground: Ground): string | number {
  switch (field.kind) {
    case 'text':
      if (field.several) return Object.values(field.several.codes)[2] ?? ''
      if (field.format) return field.format === 'phone' ? '010-9999-8888' : 'b@example.com'
      return '고친 글'.slice(0, field.max)
    case 'year':
      return 2027
    case 'day':
      if (field.notAfter) return '2026.01.05'
      return LATER.test(name) ? '2027.06.01' : '2026.11.28'
    case 'month':
      return '2027-05'
    case 'time':
      return '23:45'
    case 'dateTime':
      return '2026-11-22 10:15'
    case 'code':
      return codesOf(field, ground).find(({ nm }) => nm !== shown)?.nm ?? ''
    case 'yesNo':
      return shown === '예' ? '아니요' : '예'
    case 'user':
      return '김서연'
    case 'department':
      return 'D2120'
    case 'vendor':
      return 'V100002'
    case 'process':
      return ground.otherProcess
    case 'person':
      return ground.otherPerson
    case 'reference':
      return 'T-0002'
    default:
      return 'min' in field ? (field.min ?? 0) + 3 : 3
  }
}
