/** Who took part, and whether what they signed is still what stands there. */
import { createHash } from 'node:crypto'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { analysed } from './jsa.logic.ts'
import type { Jsa } from './jsa.model.ts'
import type { PartRole } from './jsa-codes.model.ts'

/** What a signature stands for: the title and every row as it was read. Notes and ticks of others change nothing. */
export function digestOf({ jsaTitle, rows }: Pick<Jsa, 'jsaTitle' | 'rows'>): string {
  const contents = [jsaTitle, rows.map((row) => analysed.map((name) => row[name] ?? null))]
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex')
}

export interface Part {
  jsaPartNo: number
  partRoleCd: PartRole
  personNo: number | null
  userId: string | null
  partNm: string
  langCd: string
  signDt: string | null
  signDigest: string | null
}

export const partsOf = (db: Queries, jsaNo: number): Promise<Part[]> =>
  db.query<Part>(sql`select jsa_part_no as "jsaPartNo", part_role_cd as "partRoleCd", person_no as "personNo", user_id as "userId",
      part_nm as "partNm", lang_cd as "langCd", sign_dt as "signDt", sign_digest as "signDigest"
    from jsa_part where jsa_no = ${jsaNo} and delete_yn = 'N' order by jsa_part_no`)

/** Roles of which nobody has signed these contents. */
export function missingRoles(parts: readonly Part[], record: Pick<Jsa, 'jsaTitle' | 'rows'>): PartRole[] {
  const digest = digestOf(record)
  const present = new Set(parts.filter(({ signDigest }) => signDigest === digest).map(({ partRoleCd }) => partRoleCd))
  return (['LEADER', 'WORKER', 'OPR'] as const).filter((role) => !present.has(role))
}
/** People who were asked to sign and have not signed what stands there now. */
export const unsignedOf = (parts: readonly Part[], record: Pick<Jsa, 'jsaTitle' | 'rows'>): Part[] => {
  const digest = digestOf(record)
  return parts.filter(({ signDigest }) => signDigest !== digest)
}
