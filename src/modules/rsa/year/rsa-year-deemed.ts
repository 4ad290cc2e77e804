/** R10: where the site says so, twelve months of continuous assessment do in place of the regular one of a year. */
import { addMonths } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalParam } from '#platform/server/directory/legal-param.ts'
import { program } from '#platform/server/documents/program.ts'
import { rsa } from '../assess/rsa.model.ts'
import { DEEM } from '../continuous/continuous.calls.ts'
import { monthStanding, monthsBefore } from '../continuous/continuous.logic.ts'
import { continuousFacts } from '../continuous/continuous-facts.ts'

interface OpenYear {
  rsaYearNo: number
  plantCd: string
  processNo: number
  baseYear: number
  siteDueYmd: string
}

/**
 * The open years whose twelve months are over, and all of them held.
 *
 * @returns how many were met so
 * @law 사업장 위험성평가에 관한 지침(고시 제2024-76호) 제15조제4항
 */
export async function deemYears(tx: Transaction, { today, now }: { today: string; now: Date }): Promise<number> {
  const { legalParamVal } = await legalParam(tx, DEEM, today)
  if (legalParamVal !== 'Y') return 0
  const open = await tx.query<OpenYear>(
    sql`select rsa_year_no::int as "rsaYearNo", plant_cd as "plantCd", process_no::int as "processNo", base_year as "baseYear",
        site_due_ymd::text as "siteDueYmd"
      from rsa_year where rsa_no is null and cont_ymd is null and miss_yn = 'N' and legal_limit_ymd >= ${today}::date
        and date_trunc('month', site_due_ymd::timestamp) <= ${today}::date for update`,
  )
  const met: OpenYear[] = []
  for (const [plantCd, years] of Map.groupBy(open, (year) => year.plantCd)) {
    const months = years.flatMap(({ siteDueYmd }) => monthsBefore(siteDueYmd)).toSorted()
    const asked = { plantCd, processNo: null, fromYm: months[0] ?? '', toYm: months.at(-1) ?? '', today }
    const facts = await continuousFacts(asProgram(tx), asked)
    const holds = ({ processNo, siteDueYmd }: OpenYear) =>
      monthsBefore(siteDueYmd).every((ym) => monthStanding(ym, facts.of(processNo)).stateCd === 'OK')
    met.push(...years.filter(holds))
  }
  for (const year of met) await meetBy(tx, year, { today, now })
  return met.length
}

async function meetBy(tx: Transaction, year: OpenYear, { today, now }: { today: string; now: Date }): Promise<void> {
  const { rsaYearNo, processNo, baseYear, siteDueYmd } = year
  await tx.query(
    sql`update rsa_year set cont_ymd = ${today}::date, update_dt = ${now} where rsa_year_no = ${rsaYearNo}`,
  )
  // What the last assessment owed is owed a year later.
  const owing = await tx.query<{ no: number }>(
    sql`select rsa_no::int as no from rsa where process_no = ${processNo} and site_due_ymd <= make_date(${baseYear}::int, 12, 31)
      and delete_yn = 'N'`,
  )
  const dues = { siteDueYmd: addMonths(siteDueYmd, 12), legalLimitYmd: `${baseYear + 1}-12-31` }
  for (const { no } of owing) await tx.program(rsa, { by: program, now }).note(no, 'NEXT', dues)
}
