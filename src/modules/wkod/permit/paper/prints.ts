/**
 * Versions of the paper of permits: what each of them says, and since when the permit says something else. The same printed
 * again is the same version, however many copies hang.
 */
import type { Kept } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Permit } from '../permit.model.ts'
import { groundOf } from '../review/reviewed-facts.ts'
import { type PrintFacts, printChanges, printFactsOf } from './print-facts.logic.ts'

interface Print {
  permitNo: number
  versionNo: number
  facts: PrintFacts
  printDt: string
  printUserNm: string | null
  oldDt: string | null
}
/** A version beside the permit as it stands. */
export interface Paper extends Omit<Print, 'facts'> {
  /** What the permit says otherwise; nothing while the paper is right. */
  readonly changes: readonly Kept[]
}

const columns = sql`v.permit_no::int as "permitNo", v.version_no as "versionNo", v.facts_json as facts, v.print_dt as "printDt",
  (select p.user_nm from directory_person p where p.user_id = v.print_user_id) as "printUserNm", v.old_dt as "oldDt"`

const lastPrints = (db: Queries, permitNos: readonly number[]): Promise<Print[]> =>
  db.query<Print>(sql`select distinct on (v.permit_no) ${columns} from permit_print v
    where v.permit_no = any(${[...permitNos]}::bigint[]) order by v.permit_no, v.version_no desc`)

/** Of works the paper that was printed last; nothing of those that nobody has printed. */
export async function papersOf(db: Queries, works: readonly Permit[]): Promise<Map<number, Paper>> {
  if (works.length === 0) return new Map()
  const program = asProgram(db)
  const prints = await lastPrints(
    program,
    works.map(({ permitNo }) => permitNo),
  )
  return besides(program, works, prints)
}

/** The paper of a version, as a code on it says. */
export async function paperOfVersion(db: Queries, work: Permit, versionNo: number): Promise<Paper | undefined> {
  const program = asProgram(db)
  const prints = await program.query<Print>(sql`select ${columns} from permit_print v
    where v.permit_no = ${work.permitNo} and v.version_no = ${versionNo}`)
  return (await besides(program, [work], prints)).get(work.permitNo)
}

async function besides(db: Queries, works: readonly Permit[], prints: readonly Print[]): Promise<Map<number, Paper>> {
  const ground = await groundOf(
    db,
    prints.map(({ permitNo }) => permitNo),
  )
  const byNo = new Map(works.map((work) => [work.permitNo, work]))
  return new Map(
    prints.flatMap(({ facts, ...print }) => {
      const work = byNo.get(print.permitNo)
      if (!work) return []
      const changes = printChanges(facts, printFactsOf(work, ground(print.permitNo)))
      return [[print.permitNo, { ...print, changes }] as const]
    }),
  )
}

/** Whoever prints holds the row of the permit, so that two who print at once get the same version. */
export async function takePrint(
  tx: Transaction,
  record: Permit,
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  const program = asProgram(tx)
  const last = (await papersOf(program, [record])).get(record.permitNo)
  if (last && last.changes.length === 0) {
    await program.query(sql`update permit_print set copy_cnt = copy_cnt + 1, last_dt = ${now}, old_dt = null
      where permit_no = ${record.permitNo} and version_no = ${last.versionNo}`)
    return last.versionNo
  }
  const versionNo = (last?.versionNo ?? 0) + 1
  const ground = (await groundOf(program, [record.permitNo]))(record.permitNo)
  await program.query(
    sql`update permit_print set old_dt = ${now} where permit_no = ${record.permitNo} and old_dt is null`,
  )
  await program.query(sql`insert into permit_print (permit_no, version_no, facts_json, print_dt, print_user_id, last_dt)
    values (${record.permitNo}, ${versionNo}, ${JSON.stringify(printFactsOf(record, ground))}::jsonb, ${now}, ${userId}, ${now})`)
  return versionNo
}

/** Keeps since when the paper of these works is old; one that is right again is old no more. @returns all of it as it is now */
export async function agePapers(tx: Transaction, works: readonly Permit[], now: Date): Promise<Paper[]> {
  const papers = [...(await papersOf(tx, works)).values()]
  const aged = papers.filter(({ oldDt, changes }) => (oldDt === null) !== (changes.length === 0))
  if (aged.length === 0) return papers
  const rows = aged.map(({ permitNo: no, versionNo: version, changes }) => ({ no, version, isOld: changes.length > 0 }))
  await asProgram(tx).query(sql`update permit_print v set old_dt = case when a."isOld" then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) a(no bigint, version int, "isOld" boolean)
    where v.permit_no = a.no and v.version_no = a.version`)
  return papers.map((one) => ({ ...one, oldDt: one.changes.length === 0 ? null : (one.oldDt ?? now.toISOString()) }))
}
