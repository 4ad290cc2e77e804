/** Legal numbers by the day on which something was decided: a later change of the law does not reach back. */
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'

export interface LegalParam {
  legalParamVal: string
  unitCd: string | null
  lawRefDesc: string | null
  effectiveFromYmd: string
}

/**
 * The value that holds on a day.
 *
 * @param day calendar day in Asia/Seoul, `YYYY-MM-DD`
 * @throws RangeError when the site has no value for that day
 */
export async function legalParam(db: Queries, code: string, day: string): Promise<LegalParam> {
  const [row] = await db.query<LegalParam>(sql`
    select legal_param_val as "legalParamVal", unit_cd as "unitCd", law_ref_desc as "lawRefDesc",
      effective_from_ymd::text as "effectiveFromYmd"
    from com_legal_param
    where legal_param_cd = ${code} and effective_from_ymd <= ${day}::date and delete_yn = 'N'
    order by effective_from_ymd desc limit 1`)
  if (!row) throw new RangeError(`No legal parameter ${code} on ${day}`)
  return row
}

/**
 * Several numbers at once.
 *
 * @returns by code
 * @throws RangeError when the site has no number for one of them on that day
 */
export async function legalNumbers(
  db: Queries,
  codes: readonly string[],
  day: string,
): Promise<Readonly<Record<string, number>>> {
  const rows = await db.query<{ code: string; value: string }>(sql`
    select distinct on (legal_param_cd) legal_param_cd as code, legal_param_val as value
    from com_legal_param
    where legal_param_cd = any(${[...codes]}::text[]) and effective_from_ymd <= ${day}::date and delete_yn = 'N'
    order by legal_param_cd, effective_from_ymd desc`)
  const values = Object.fromEntries(rows.map(({ code, value }) => [code, Number(value)]))
  const missing = codes.filter((code) => !Number.isFinite(values[code]))
  if (missing.length > 0) throw new RangeError(`No legal number ${missing.join(', ')} on ${day}`)
  return values
}
