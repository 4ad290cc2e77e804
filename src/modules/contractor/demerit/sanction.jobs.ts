/** R3: the rate of each vendor, every night, and what follows from it. */
import { type ImprSource, registerFindings } from '#modules/impr/impr/impr.api.ts'
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { joinedText, kept, keptText, sentences } from '#platform/model/sentences.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { nextDocNo } from '#platform/server/documents/doc-no.ts'
import { program } from '#platform/server/documents/program.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { vendorPoints } from '../card/card.api.ts'
import { type RateLevel, type RateNumbers, rateLevel, VENDOR_MONTHS, vendorRate } from './demerit.logic.ts'
import { demeritAsks } from './demerit.ports.ts'
import { levelSaid, sgcSanction } from './sanction.model.ts'
import { sgcMessages } from './sgc.messages.ts'
import { rateNumbers } from './sgc-numbers.ts'

/** Days of a plan of improvement, and of the decision of the plant head. */
const DUE_DAYS = 14
const ranks: readonly RateLevel[] = ['NORMAL', 'CAUTION', 'IMPROVE', 'STOP']
/** What it begins with besides being told. */
const steps = { CAUTION: undefined, IMPROVE: 'plan', STOP: 'ask' } as const

interface Rated {
  vendorCd: string
  vendorNm: string
  plantCd: string
  pointCnt: number
  headcountVal: number
  rateVal: number
  levelCd: RateLevel
}
interface Night {
  tx: Transaction
  today: string
  now: Date
}

/** Nothing where nobody counts people: then no rate is known. */
async function ratesOf({ tx, today }: Night, plantCd: string, numbers: RateNumbers) {
  const period = { plantCd, fromYmd: addDays(addMonths(today, -VENDOR_MONTHS), 1), toYmd: today }
  const [points, people] = [await vendorPoints(tx, period), await demeritAsks.headcounts(tx, period)]
  if (!people) return []
  const vendors = await tx.query<{ vendorCd: string; vendorNm: string }>(sql`
    select v.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm"
    from vendor_info v where v.plant_cd = ${plantCd} and v.delete_yn = 'N'
      and (v.vendor_cd = any(${[...points.keys()]}::text[])
        or exists (select from sgc_sanction s where s.vendor_cd = v.vendor_cd and s.status_cd <> 'CLOSE' and s.delete_yn = 'N'))`)
  return vendors.map((vendor): Rated => {
    const pointCnt = points.get(vendor.vendorCd) ?? 0
    const headcountVal = people.get(vendor.vendorCd) ?? 0
    const rateVal = vendorRate(pointCnt, headcountVal, numbers)
    return { ...vendor, plantCd, pointCnt, headcountVal, rateVal, levelCd: rateLevel(rateVal, numbers) }
  })
}

/** The highest level of each vendor that is still open. */
async function openLevels({ tx }: Night): Promise<ReadonlyMap<string, RateLevel>> {
  const rows = await tx.query<{ vendorCd: string; levelCd: RateLevel }>(sql`
    select s.vendor_cd as "vendorCd", s.rate_level_cd as "levelCd" from sgc_sanction s
    where s.status_cd <> 'CLOSE' and s.delete_yn = 'N'
    order by array_position(array['CAUTION', 'IMPROVE', 'STOP'], s.rate_level_cd::text)`)
  return new Map(rows.map(({ vendorCd, levelCd }) => [vendorCd, levelCd]))
}

/** By their codes, as rows keep them: each reads them in his words. */
const says = sentences(
  'SGC',
  {
    PLAN: '벌점율 {rate} 개선계획',
    PLAN_WHY: '6개월 벌점 {points}점, 하루 평균 {n}명. 개선계획을 세워 이행하십시오.',
  },
  'contractor',
)

async function sanction(night: Night, rated: Rated): Promise<void> {
  const { tx, today, now } = night
  const { levelCd, vendorCd, vendorNm, plantCd, pointCnt, headcountVal, rateVal } = rated
  if (levelCd === 'NORMAL') return
  const docNo = await nextDocNo(tx, sgcSanction, plantCd, today)
  const dueYmd = addDays(today, DUE_DAYS)
  const imprNo = levelCd === 'IMPROVE' ? await planOf(night, rated, docNo, dueYmd) : null
  const sanctionTitle = joinedText([vendorNm, levelSaid(levelCd, rateVal)])
  const values = {
    sanctionTitle,
    vendorCd,
    rateLevelCd: levelCd,
    rateVal,
    pointCnt,
    headcountVal,
    baseYmd: today,
    imprNo,
    dueYmd,
    plantCd,
    sgcSanctionDocNo: docNo,
  }
  const sanctions = tx.program(sgcSanction, { now })
  const step = steps[levelCd]
  const made = await (step ? sanctions.create(step, values) : sanctions.create(values))
  const kind = sgcMessages.SGC_SANCTION.to('VAD', 'VSM', levelCd === 'STOP' ? 'CSO' : 'SHM')
  await notifyThrough(tx, now).tell(kind, { ...values, ...made })
}

/** A plan within fourteen days, in the register of improvements; the safety manager looks at it. */
async function planOf({ tx, now }: Night, rated: Rated, docNo: string, dueYmd: string): Promise<number | null> {
  const [verifier] = await tx.query<{ userId: string }>(sql`select user_id as "userId" from directory_role
    where auth_grp_cd = 'SHM' and plant_cd = ${rated.plantCd} order by user_id limit 1`)
  if (!verifier) return null
  const [imprNo] = await registerFindings({ db: tx, person: program, now }, [
    {
      srcCd: 'VPO',
      srcNo: docNo,
      plantCd: rated.plantCd,
      riskGradeCd: 'MID',
      placeDesc: rated.vendorNm,
      dueYmd,
      imprTitle: keptText(kept(says.PLAN, { rate: rated.rateVal.toFixed(1) })),
      imprDesc: keptText(kept(says.PLAN_WHY, { points: rated.pointCnt, n: rated.headcountVal })),
      owner: { vendorCd: rated.vendorCd },
      verifyUserId: verifier.userId,
    },
  ])
  return imprNo ?? null
}

/** A level that the rate no longer reaches is over, and so is a stop of permits after its last day. */
async function closeOver({ tx, today, now }: Night, rates: readonly Rated[]): Promise<number> {
  const held = rates.map(({ vendorCd, levelCd }) => ({ vendorCd, rank: ranks.indexOf(levelCd) }))
  const rank = sql`array_position(array['NORMAL', 'CAUTION', 'IMPROVE', 'STOP'], r.rate_level_cd::text) - 1`
  const rows = await tx.program(sgcSanction, { now }).moveAll(
    'close',
    sql`exists (select from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as h("vendorCd" text, rank int)
      where h."vendorCd" = r.vendor_cd and (r.status_cd in ('ISSUED', 'CONFIRM') and ${rank} > h.rank
        or r.status_cd = 'SUSP' and r.stop_to_ymd < ${today}::date
        or r.status_cd = 'ACTION' and (select i.status_cd in ('CLOSE', 'CANC') from impr i where i.impr_no = r.impr_no)))`,
  )
  return rows.length
}

export const vendorRates: Job = {
  name: 'sgc-vendor-rate',
  label: '업체 벌점율',
  cron: '10 2 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const night = { tx, today: clock.today(), now: clock.now() }
      const numbers = await rateNumbers(tx, night.today)
      const plants = await tx.query<{ plantCd: string }>(
        sql`select plant_cd as "plantCd" from plant where delete_yn = 'N'`,
      )
      let done = 0
      for (const { plantCd } of plants) {
        const rates = await ratesOf(night, plantCd, numbers)
        done += await closeOver(night, rates)
        // Only now: what this night has closed and still holds begins anew.
        const open = await openLevels(night)
        const worse = rates.filter(
          ({ vendorCd, levelCd }) => ranks.indexOf(levelCd) > ranks.indexOf(open.get(vendorCd) ?? 'NORMAL'),
        )
        for (const rated of worse) await sanction(night, rated)
        done += worse.length
      }
      return done
    }),
}

/** A plan that a vendor's rate asks for leads back to the sanction. */
export const sanctionSource: ImprSource = { srcCd: 'VPO', page: (srcNo) => ({ model: sgcSanction, docNo: srcNo }) }
