/** Legal numbers by the day on which something was decided: a later change of the law does not reach back. */
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'

export interface LegalParam {
  legalParamVal: string
  unitCd: string | null
  lawRefDesc: string | null
  effectiveFromYmd: string
}

/** Of each code the newest first. */
type Params = ReadonlyMap<string, readonly LegalParam[]>

async function readParams(db: Queries): Promise<Params> {
  const rows = await db.query<LegalParam & { code: string }>(sql`
    select legal_param_cd as code, legal_param_val as "legalParamVal", unit_cd as "unitCd", law_ref_desc as "lawRefDesc",
      effective_from_ymd::text as "effectiveFromYmd"
    from com_legal_param where delete_yn = 'N' order by effective_from_ymd desc`)
  const params = new Map<string, LegalParam[]>()
  for (const { code, ...param } of rows) {
    const known = params.get(code)
    if (known) known.push(param)
    else params.set(code, [param])
  }
  return params
}

/** Any number on any day, from one look. */
export async function legalParams(db: Queries): Promise<(code: string, day: string) => LegalParam> {
  const params = await (db.memory?.get('com_legal_param', () => readParams(db)) ?? readParams(db))
  return (code, day) => {
    const param = params.get(code)?.find(({ effectiveFromYmd }) => effectiveFromYmd <= day)
    if (!param) throw new RangeError(`No legal parameter ${code} on ${day}`)
    return param
  }
}

/**
 * The value that holds on a day.
 *
 * @param day calendar day in Asia/Seoul, `YYYY-MM-DD`
 * @throws RangeError when the site has no value for that day
 */
export async function legalParam(db: Queries, code: string, day: string): Promise<LegalParam> {
  return (await legalParams(db))(code, day)
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
  const paramOn = await legalParams(db)
  return Object.fromEntries(codes.map((code) => [code, numberOf(paramOn(code, day), code)]))
}

function numberOf({ legalParamVal, effectiveFromYmd }: LegalParam, code: string): number {
  const value = Number(legalParamVal)
  if (!Number.isFinite(value)) throw new RangeError(`${code} of ${effectiveFromYmd} is no number: ${legalParamVal}`)
  return value
}
