/** The codes on passes: nobody's guess, good as long as their request, and known outside the database by their hashes alone. */
import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { entryAsks } from './entry.ports.ts'

const KEY_BYTES = 24

export const newPassKey = (): string => randomBytes(KEY_BYTES).toString('base64url')
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const NO_EXIT_DAYS = 3

/**
 * A pass lets in while its request does. Who is inside by it, or whose exit was not seen, is known by it for as long as that:
 * out is never refused.
 */
const goodAt = (
  at: Date,
) => sql`entry_pass k join entry_rqst r on r.entry_rqst_no = k.entry_rqst_no and r.delete_yn = 'N'
  and k.end_dt is null and (r.status_cd in ('APPR', 'PART', 'SUSP') or exists (select from entry_log g
    where g.person_no = k.person_no and g.entry_rqst_no = k.entry_rqst_no and g.delete_yn = 'N' and (g.out_dt is null
      or g.no_exit_yn = 'Y' and g.late_out_dt is null and g.in_dt > ${at}::timestamptz - make_interval(days => ${NO_EXIT_DAYS}))))`
const hashOfKey = raw(`encode(sha256(k.pass_key::bytea), 'hex')`)

interface Moment {
  plantCd: string
  at: Date
}

/** @param db acts as the program */
async function holderOfPass(db: Queries, { plantCd, at }: Moment, keyHash: string): Promise<number | undefined> {
  const [found] = await db.query<{ personNo: number }>(
    sql`select k.person_no as "personNo" from ${goodAt(at)} where ${hashOfKey} = ${keyHash} and r.plant_cd = ${plantCd}`,
  )
  return found?.personNo
}

/** Whose card or pass it is. @param db acts as the program */
export async function holderOfKey(db: Queries, moment: Moment, keyHash: string): Promise<number | undefined> {
  return (await entryAsks.holderOf(db, keyHash)) ?? holderOfPass(db, moment, keyHash)
}

/** What a device has to know of these people where there is no network. @param db acts as the program */
export async function keyHashesOf(
  db: Queries,
  personNos: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, string[]>> {
  const passes = await db.query<{ personNo: number; keyHash: string }>(
    sql`select k.person_no as "personNo", ${hashOfKey} as "keyHash" from ${goodAt(at)} where k.person_no = any(${[...personNos]}::bigint[])`,
  )
  const cards = await entryAsks.hashesOf(db, personNos)
  const byPerson = Map.groupBy([...passes, ...cards], ({ personNo }) => personNo)
  return new Map([...byPerson].map(([personNo, keys]) => [personNo, keys.map(({ keyHash }) => keyHash)]))
}
