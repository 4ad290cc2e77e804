/** A part of an investigation is saved as a whole: what is new is added, what is gone is taken out, the rest is changed. */
import type { Person } from '#platform/model/access.ts'
import { snakeCase } from '#platform/model/document.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import type { InquiryPart } from './inquiry.calls.ts'

interface Part {
  readonly table: string
  readonly key: string
  /** Of what is saved, with their types. */
  readonly columns: Readonly<Record<string, 'text' | 'bigint' | 'date' | 'timestamptz' | 'int'>>
}
const parts: Readonly<Record<InquiryPart, Part>> = {
  team: {
    table: 'acc_team',
    key: 'acc_team_no',
    columns: {
      ...{ userId: 'text', personNo: 'bigint', vendorCd: 'text', memberNm: 'text', teamRoleCd: 'text' },
      workerSideYn: 'text',
    },
  },
  timeline: {
    table: 'acc_timeline',
    key: 'acc_timeline_no',
    columns: { plantCd: 'text', eventDt: 'timestamptz', eventDesc: 'text', evidenceNos: 'text', harmYn: 'text' },
  },
  causes: {
    table: 'acc_cause',
    key: 'acc_cause_no',
    columns: {
      ...{ methodCd: 'text', parentCauseNo: 'bigint', seqNo: 'int', gateCd: 'text', m4Cd: 'text', levelCd: 'text' },
      ...{ causeDesc: 'text', evidenceNos: 'text' },
    },
  },
  measures: {
    table: 'acc_measure',
    key: 'acc_measure_no',
    columns: {
      ...{ rootCauseNo: 'bigint', measureTypeCd: 'text', measureDesc: 'text', ownerUserId: 'text', vendorCd: 'text' },
      dueYmd: 'date',
    },
  },
}

/** Of a part as it is now: another one once anybody has changed it. */
export async function stampOf(program: Queries, part: InquiryPart, no: number): Promise<string> {
  const { table, key } = parts[part]
  const [row] = await program.query<{ stamp: string | null }>(
    sql`select md5(string_agg(${raw(key)} || ':' || row_version, ',' order by ${raw(key)})) as stamp from ${raw(table)}
      where accident_no = ${no} and delete_yn = 'N'`,
  )
  return row?.stamp ?? ''
}

/** Somebody saved it after it was read. @throws Refusal 409 */
export async function refuseStale(tx: Transaction, part: InquiryPart, no: number, stamp: string): Promise<void> {
  if ((await stampOf(asProgram(tx), part, no)) === stamp) return
  throw new Refusal(
    409,
    'ACC_INQUIRY_CHANGED',
    '다른 사람이 먼저 고쳤습니다. 적은 내용을 옮겨 두고 새로 읽은 뒤 다시 저장하세요.',
  )
}

type Row = { no: number } & Readonly<Record<string, unknown>>

interface Saving {
  tx: Transaction
  person: Person
  now: Date
}
interface Saved {
  part: InquiryPart
  accidentNo: number
  /** As they were written: what is not stored yet has a number below one. */
  rows: readonly Row[]
  /** What names other rows of the part, once all of them have their keys. */
  linked?: (row: Row, keyOf: (no: number) => number) => object
}

/** @throws Refusal 404 for a row that is none of this accident's */
async function refuseUnknown(program: Queries, { part, accidentNo, rows }: Saved): Promise<void> {
  const { table, key } = parts[part]
  const nos = rows.map(({ no }) => no)
  const stored = nos.filter((no) => no > 0)
  const known = await program.query(
    sql`select 1 from ${raw(table)} where accident_no = ${accidentNo} and delete_yn = 'N' and ${raw(key)} = any(${stored}::bigint[])`,
  )
  if (known.length !== stored.length || new Set(nos).size !== nos.length) throw notFound()
}

export async function saveSet({ tx, person, now }: Saving, saved: Saved): Promise<void> {
  const { part, accidentNo, rows, linked = () => ({}) } = saved
  const { table, key, columns } = parts[part]
  const names = Object.keys(columns)
  const listed = (as: (name: string) => string) => raw(names.map(as).join(', '))
  const [list, given] = [listed(snakeCase), listed((name) => `r."${name}"`)]
  const shape = raw(['no bigint', ...names.map((name) => `"${name}" ${columns[name]}`)].join(', '))
  const written = (some: readonly Row[]) => sql`jsonb_to_recordset(${JSON.stringify(some)}::jsonb) r(${shape})`
  const [tableAs, keyAs] = [raw(table), raw(key)]
  const program = asProgram(tx)
  await refuseUnknown(program, saved)
  await program.query(
    sql`update ${tableAs} set delete_yn = 'Y', update_user_id = ${person.userId}, update_dt = ${now}, row_version = row_version + 1
      where accident_no = ${accidentNo} and delete_yn = 'N' and ${keyAs} <> all(${rows.map(({ no }) => no)}::bigint[])`,
  )
  const fresh = rows.filter(({ no }) => no < 1).toSorted((one, other) => other.no - one.no)
  // In their order, which their keys then have.
  const made = await program.query<{ no: number }>(
    sql`insert into ${tableAs} (accident_no, ${list}, create_user_id, create_dt, update_user_id, update_dt)
      select ${accidentNo}, ${given}, ${person.userId}, ${now}, ${person.userId}, ${now} from ${written(fresh)} order by r.no desc
      returning ${keyAs}::int as no`,
  )
  const keys = new Map(fresh.map(({ no }, at) => [no, made.map((row) => row.no).toSorted((a, b) => a - b)[at] ?? 0]))
  const keyOf = (no: number) => keys.get(no) ?? no
  const all = rows.map((row) => ({ ...row, ...linked(row, keyOf), no: keyOf(row.no) }))
  await program.query(
    sql`update ${tableAs} t set (${list}) = row(${given}), update_user_id = ${person.userId}, update_dt = ${now},
        row_version = t.row_version + 1
      from ${written(all)} where t.${keyAs} = r.no and row(${listed((name) => `t.${snakeCase(name)}`)}) is distinct from row(${given})`,
  )
}
