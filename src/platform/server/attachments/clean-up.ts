/** Removes what nobody will ask for again: groups that no record took, content without a row. */
import type { Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { PREVIEW_SIZES } from './picture.ts'
import type { Storage } from './storage.ts'

const KEPT_HOURS = 24
const HOUR_MS = 3_600_000
const BATCH = 1_000

/** @returns how many groups and stored files went */
export async function cleanUp(
  db: Database,
  storage: Storage,
  now: Date,
): Promise<{ groupCnt: number; fileCnt: number }> {
  const before = new Date(now.getTime() - KEPT_HOURS * HOUR_MS)
  const groups = await db.query(
    'SYSTEM',
    sql`delete from attach_group where biz_no is null and create_dt < ${before} returning 1`,
  )
  await storage.removeUnfinished(before)
  let fileCnt = 0
  let batch: string[] = []
  const sweep = async () => {
    const known = await knownNames(db, batch)
    for (const storedNm of batch.filter((name) => !known.has(baseOf(name)))) {
      await storage.remove(storedNm)
      fileCnt += 1
    }
    batch = []
  }
  // Content that is younger may belong to an upload whose rows are being written.
  for await (const { storedNm, keptDt } of storage.names()) {
    if (keptDt < before && batch.push(storedNm) >= BATCH) await sweep()
  }
  await sweep()
  return { groupCnt: groups.length, fileCnt }
}

const suffixes = PREVIEW_SIZES.map((size) => `.${size}`)
const baseOf = (storedNm: string): string => {
  const suffix = suffixes.find((end) => storedNm.endsWith(end))
  return suffix ? storedNm.slice(0, -suffix.length) : storedNm
}

async function knownNames(db: Database, storedNms: readonly string[]): Promise<Set<string>> {
  const bases = [...new Set(storedNms.map(baseOf))]
  const rows = await db.query<{ storedNm: string }>(
    'SYSTEM',
    sql`select stored_nm as "storedNm" from attach_file where stored_nm = any(${bases})`,
  )
  return new Set(rows.map(({ storedNm }) => storedNm))
}
