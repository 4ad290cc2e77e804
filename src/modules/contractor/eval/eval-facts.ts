/** What the records say of many contractors in a period: one statement for each kind of record, whatever their number. */
import { validByVendor } from '#modules/education/status/education-figures.api.ts'
import { dueByVendor } from '#modules/impr/impr/impr-figures.api.ts'
import { injuriesByVendor } from '#modules/saf/accident/accident-vendors.api.ts'
import { jsasByVendor, toldByVendor } from '#modules/saf/vendor-figures.api.ts'
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { vendorPoints } from '../card/card.api.ts'
import { selfCheckCounts } from '../check/check.api.ts'
import { VENDOR_MONTHS, vendorRate } from '../demerit/demerit.logic.ts'
import { rateNumbers } from '../demerit/sgc-numbers.ts'
import { headcountsOf } from '../entry/entry.api.ts'
import type { Facts } from './eval.logic.ts'
import { evalAsks } from './eval.ports.ts'

export interface Asked {
  plantCd: string
  vendorCds: readonly string[]
  fromYmd: string
  toYmd: string
  today: string
}

/** 작업허가 없이 허가대상 작업, and entry into a confined space without one. */
const WITHOUT_PERMIT = ['GR01', 'GR02']

const workWithoutPermit = (db: Transaction, { vendorCds, fromYmd, toYmd }: Asked) =>
  asProgram(db).query<{ vendorCd: string; n: number }>(sql`
    select vendor_cd as "vendorCd", count(distinct ymd)::int as n from (
      select vendor_cd, (viol_dt at time zone 'Asia/Seoul')::date as ymd from sgc_demerit
        where vendor_cd = any(${[...vendorCds]}::text[]) and viol_item_cd = any(${WITHOUT_PERMIT}::text[])
          and status_cd not in ('TEMP', 'CANC') and delete_yn = 'N'
      union all
      select vendor_cd, (found_dt at time zone 'Asia/Seoul')::date from warn_point
        where vendor_cd = any(${[...vendorCds]}::text[]) and viol_item_cd = any(${WITHOUT_PERMIT}::text[])
          and status_cd not in ('TEMP', 'CANC') and delete_yn = 'N') found
    where ymd between ${fromYmd}::date and ${toYmd}::date group by 1`)

const byVendor = <Row extends { vendorCd: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.vendorCd, row]))

/** S1: six months to the end of the period, as the nightly rate looks at them. */
async function ratesOf(db: Transaction, { plantCd, toYmd, today }: Asked) {
  const months = { plantCd, fromYmd: addDays(addMonths(toYmd, -VENDOR_MONTHS), 1), toYmd }
  const points = await vendorPoints(db, months)
  const people = await headcountsOf(asProgram(db), months)
  const numbers = await rateNumbers(db, today)
  return (vendorCd: string) => {
    const pointCnt = points.get(vendorCd) ?? 0
    const headcountVal = people.get(vendorCd) ?? 0
    return { pointCnt, headcountVal, rateVal: vendorRate(pointCnt, headcountVal, numbers) }
  }
}

export async function factsOf(db: Transaction, asked: Asked): Promise<ReadonlyMap<string, Facts>> {
  const { vendorCds, fromYmd, toYmd, today } = asked
  const rate = await ratesOf(db, asked)
  const actions = byVendor(
    await dueByVendor(db, vendorCds, { fromYmd, toYmd: toYmd < today ? toYmd : addDays(today, -1) }),
  )
  const stops = byVendor(await evalAsks.stops(db, vendorCds, asked))
  const unpermitted = byVendor(await workWithoutPermit(db, asked))
  const educated = byVendor(await validByVendor(db, vendorCds, [toYmd, today].sort()[0] ?? today))
  const jsas = byVendor(await jsasByVendor(db, vendorCds, asked))
  const told = byVendor(await toldByVendor(db, vendorCds, asked))
  const checks = byVendor(await selfCheckCounts(asProgram(db), vendorCds, fromYmd, toYmd))
  const injuries = byVendor(await injuriesByVendor(db, vendorCds, asked))
  return new Map(
    vendorCds.map((vendorCd) => {
      const check = checks.get(vendorCd)
      return [
        vendorCd,
        {
          ...rate(vendorCd),
          actionCnt: actions.get(vendorCd)?.dueCnt ?? 0,
          actionOnTimeCnt: actions.get(vendorCd)?.onTimeCnt ?? 0,
          suspCnt: stops.get(vendorCd)?.suspCnt ?? 0,
          noPermitCnt: unpermitted.get(vendorCd)?.n ?? 0,
          ltiCnt: injuries.get(vendorCd)?.ltiCnt ?? 0,
          treatCnt: injuries.get(vendorCd)?.treatCnt ?? 0,
          eduCnt: educated.get(vendorCd)?.personCnt ?? 0,
          eduValidCnt: educated.get(vendorCd)?.validCnt ?? 0,
          checkPlanCnt: check?.plannedCnt ?? null,
          checkDoneCnt: check?.doneCnt ?? null,
          jsaCnt: jsas.get(vendorCd)?.jsaCnt ?? 0,
          jsaFirstCnt: jsas.get(vendorCd)?.firstCnt ?? 0,
          cardCnt: told.get(vendorCd)?.cardCnt ?? 0,
          workerCnt: educated.get(vendorCd)?.personCnt ?? 0,
        },
      ] as const
    }),
  )
}
