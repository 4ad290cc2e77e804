/** What has been said in other languages of what stands on the paper of a permit. */
import { gathered, isWorded, type Translation } from '#modules/common/site-langs.logic.ts'
import { textsOfJsas } from '#modules/saf/jsa/jsa-texts.api.ts'
import { termsFor } from '#modules/saf/term/site-term.api.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Paper, TopRisk } from '../permit.calls.ts'
import type { Permit } from '../permit.model.ts'

type On = Pick<Permit, 'jsaNo' | 'areaHazardDesc' | 'permitCheck'>

/** @param db reads as the program */
export async function paperTexts(
  db: Queries,
  record: On,
  risks: readonly TopRisk[],
): Promise<Pick<Paper, 'texts' | 'checkTexts'>> {
  const { jsaNo, areaHazardDesc } = record
  const checks = (record.permitCheck ?? []).flatMap(({ checkItemNo, checkDesc }) =>
    checkItemNo !== null && checkDesc !== null && isWorded(checkDesc) ? [{ checkItemNo, checkDesc }] : [],
  )
  const ofRisks = risks.flatMap(({ stepNm, hazardDesc, measureDesc }) => [stepNm, hazardDesc, measureDesc])
  const koreans = [...ofRisks, areaHazardDesc].filter((one) => one !== null && isWorded(one)) as string[]
  const [ofJsa, ofChecks, terms] = await Promise.all([
    textsOfJsas(db, jsaNo ? [jsaNo] : []),
    textsOfItems(db, checks),
    termsFor(db, [...koreans, ...checks.map(({ checkDesc }) => checkDesc)]),
  ])
  const ofCheck = ({ checkItemNo, checkDesc }: Check) => {
    const own = ofChecks.filter((one) => one.checkItemNo === checkItemNo)
    return gathered([checkDesc], own, terms).map((one) => [checkItemNo, one] as const)
  }
  return { texts: gathered(koreans, ofJsa, terms), checkTexts: Object.fromEntries(checks.flatMap(ofCheck)) }
}

interface Check {
  checkItemNo: string
  checkDesc: string
}
/** Two items may say the same in Korean; one that was edited since the permit took it says something else by now. */
const textsOfItems = (db: Queries, checks: readonly Check[]): Promise<(Translation & Pick<Check, 'checkItemNo'>)[]> =>
  db.query(
    sql`select i.check_item_no as "checkItemNo", i.check_desc as "koDesc", i.en_desc as "enDesc", i.zh_desc as "zhDesc",
        i.es_desc as "esDesc", i.vi_desc as "viDesc", i.th_desc as "thDesc", i.uz_desc as "uzDesc"
      from permit_check_item i join jsonb_to_recordset(${JSON.stringify(checks)}::jsonb) c("checkItemNo" text, "checkDesc" text)
        on i.check_item_no = c."checkItemNo" and i.check_desc = c."checkDesc"
      where i.delete_yn = 'N'`,
  )
