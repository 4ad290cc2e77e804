/** What has been said in other languages of what stands on the paper of a permit. */
import { gathered, isWorded, type Translation } from '#modules/common/site-langs.logic.ts'
import { textsOfJsas } from '#modules/saf/jsa/jsa-texts.api.ts'
import { termsFor } from '#modules/saf/term/site-term.api.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { TopRisk } from '../permit.calls.ts'
import type { Permit } from '../permit.model.ts'

type On = Pick<Permit, 'jsaNo' | 'areaHazardDesc' | 'permitCheck'>

/** A check that was edited for this permit is not what was translated. @param db reads as the program */
export async function paperTexts(db: Queries, record: On, risks: readonly TopRisk[]): Promise<Translation[]> {
  const { jsaNo, areaHazardDesc, permitCheck } = record
  const checks = (permitCheck ?? []).flatMap(({ checkDesc }) => checkDesc ?? [])
  const ofRisks = risks.flatMap(({ stepNm, hazardDesc, measureDesc }) => [stepNm, hazardDesc, measureDesc])
  const koreans = [...checks, ...ofRisks, areaHazardDesc].filter((one) => one !== null && isWorded(one)) as string[]
  const [ofJsa, ofChecks, terms] = await Promise.all([
    textsOfJsas(db, jsaNo ? [jsaNo] : []),
    checkTexts(db, checks),
    termsFor(db, koreans),
  ])
  return gathered(koreans, ofJsa, ofChecks, terms)
}

const checkTexts = (db: Queries, checks: readonly string[]): Promise<Translation[]> =>
  db.query<Translation>(
    sql`select check_desc as "koDesc", en_desc as "enDesc", zh_desc as "zhDesc", es_desc as "esDesc", vi_desc as "viDesc",
        th_desc as "thDesc", uz_desc as "uzDesc"
      from permit_check_item where check_desc = any(${[...checks]}::text[]) and delete_yn = 'N'`,
  )
