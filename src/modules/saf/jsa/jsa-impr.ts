/** What a JSA promises goes to the improvement register, and comes back from there as done. */
import {
  byKeyOrNumber,
  dueInRegister,
  type Finding,
  type ImprSource,
  registerFindings,
} from '#modules/impr/impr/impr.api.ts'
import type { Impr } from '#modules/impr/impr/impr.model.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import type { Told } from '#platform/server/stories/step.ts'
import { jsaMessages } from './jsa.messages.ts'
import type { Jsa, JsaLine, jsa } from './jsa.model.ts'
import type { JsaAccident } from './jsa-codes.model.ts'
import { type JsaPlan, jsaPlan } from './jsa-plan.model.ts'
import type { Writing } from './jsa-revision.ts'
import { scaleOf } from './risk.logic.ts'

/** The register knows fewer ways to come to harm than a JSA, and sorts hazards a little otherwise. */
const accidentOf: Readonly<Partial<Record<JsaAccident, Impr['accTypeCd']>>> = {
  FALL: 'FALL',
  TRIP: 'TRIP',
  CAUGHT: 'CAUGHT',
  HIT: 'HIT',
  STRUCK: 'STRUCK',
  COLLAPSE: 'COLLAPSE',
  CUT: 'CUT',
  SHOCK: 'SHOCK',
  FIRE: 'FIRE',
  EXPLO: 'FIRE',
  LEAK: 'LEAK',
  CHEM: 'CONTACT',
  STRAIN: 'STRAIN',
}
const hazardOf = (row: JsaLine): Impr['hazardCatCd'] => (row.hazardCatCd === 'ELEC' ? 'PHYS' : row.hazardCatCd)

/** By what the risk is now: the more there is to lose, the sooner the register asks for it. */
function gradeNow({ riskBeforeVal }: JsaLine, scaleCd: string | null): Finding['riskGradeCd'] {
  const { acceptMax, consentMax } = scaleOf(scaleCd)
  const risk = riskBeforeVal ?? 0
  if (risk > consentMax) return 'HIGH'
  return risk > acceptMax ? 'MID' : 'LOW'
}

/** A plan, and a row of the register, for each promise that has none yet. */
export async function registerPlans(writing: Writing, record: Jsa): Promise<number> {
  const promised = record.rows.filter(({ imprYn, imprNo }) => imprYn === 'Y' && imprNo === null)
  for (const row of promised) await registerPlan(writing, record, row)
  return promised.length
}

/** The plan that carries out what a row promises. */
export const planOf = (record: Omit<Told<typeof jsa>, 'jsaDocNo'>, row: JsaLine) => ({
  hazardTitle: (row.hazardDesc ?? record.jsaTitle).slice(0, 200),
  jsaTitle: record.jsaTitle,
  stepNm: row.stepNm,
  jsaNo: record.jsaNo,
  rootJsaNo: record.rootJsaNo,
  jsaRowNo: row.rowNo,
  scaleCd: record.scaleCd,
  freqBeforeVal: row.freqBeforeVal,
  sevBeforeVal: row.sevBeforeVal,
  riskBeforeVal: row.riskBeforeVal,
  addMeasureDesc: row.addMeasureDesc,
  measureTypeCds: row.measureTypeCds,
  ownerDesc: row.ownerDesc,
  dueYmd: row.dueYmd,
  vendorCd: record.vendorCd,
  deptCd: record.deptCd,
  authorUserId: record.createUserId,
  plantCd: record.plantCd,
})

async function registerPlan({ db, person, now }: Writing, record: Jsa, row: JsaLine) {
  const plan = planOf(record, row)
  const { hazardTitle } = plan
  const { jsaPlanNo: no } = await db.program(jsaPlan, { by: person, now }).create(plan)
  const [imprNo] = await registerFindings({ db, person, now }, [
    {
      srcCd: 'JSA',
      srcNo: String(no),
      srcRowNo: String(row.rowNo ?? ''),
      plantCd: record.plantCd,
      imprTitle: hazardTitle.slice(0, 100),
      imprDesc: row.addMeasureDesc ?? hazardTitle,
      placeDesc: `${record.jsaTitle} ${row.stepNm ?? ''}`.trim().slice(0, 200),
      processNo: record.processNo,
      hazardCatCd: hazardOf(row),
      accTypeCd: accidentOf[(row.accTypeCd ?? 'ETC') as JsaAccident] ?? 'ETC',
      riskGradeCd: gradeNow(row, record.scaleCd),
      owner: record.vendorCd ? { vendorCd: record.vendorCd } : { userId: record.createUserId ?? '' },
      verifyUserId: person.userId,
      dueYmd: row.dueYmd,
    },
  ])
  await db.query(
    sql`update jsa_plan set impr_no = ${imprNo}, due_ymd = least(due_ymd, ${dueInRegister(imprNo)}) where jsa_plan_no = ${no}`,
  )
  await db.query(sql`update jsa_rows set impr_no = ${imprNo} where jsa_no = ${record.jsaNo} and row_no = ${row.rowNo}`)
}

/** A plan that is open: its promise holds the analysis in the stage of improvement. */
export const openPlans = (rootJsaNo: number | null) =>
  sql`select jsa_plan_no from jsa_plan where root_jsa_no = ${rootJsaNo} and status_cd <> 'CLOSE' and delete_yn = 'N'`

export const jsaSource: ImprSource = {
  srcCd: 'JSA',
  page: byKeyOrNumber(jsaPlan),

  /** What was verified there is done here, with the evidence there; how much it has brought is judged by whoever judges risks. */
  async allEnded({ record, db, person, now, notify }) {
    const no = Number(record.srcNo)
    const plans = db.program(jsaPlan, { by: person, now })
    if (record.statusCd === 'CLOSE') {
      const doneDesc = (plan: JsaPlan) => plan.doneDesc ?? record.actionDesc?.slice(0, 1000) ?? null
      await plans.act(no, 'finish', (plan) => ({ doneDesc: doneDesc(plan), doneDt: record.actionDt }), {
        behalfOf: record.actionUserId,
        without: ['evidenceFileId', 'doneDt'],
      })
      return
    }
    const found: object | undefined = await findRecord(asProgram(db), jsaPlan, no)
    const plan = found as JsaPlan | undefined
    if (plan?.statusCd === 'ACTION') await notify.tell(jsaMessages.JSA_PLAN_CANCELLED, plan)
  },
}
