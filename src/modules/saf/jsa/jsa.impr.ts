/** What a JSA promises goes to the improvement register, and comes back from there as done. */
import { type Finding, type ImprSource, registerFindings } from '#modules/impr/impr/impr.api.ts'
import type { Impr } from '#modules/impr/impr/impr.model.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import { insertStatement, nextDocNo, updateStatement } from '#platform/server/documents/write.ts'
import { jsaMessages } from './jsa.messages.ts'
import type { Jsa, JsaLine } from './jsa.model.ts'
import type { Writing } from './jsa.revision.ts'
import type { JsaAccident } from './jsa-codes.model.ts'
import { type JsaPlan, jsaPlan } from './jsa-plan.model.ts'
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
export async function registerPlans(writing: Writing & { today: string }, record: Jsa): Promise<number> {
  const promised = record.rows.filter(({ imprYn, imprNo }) => imprYn === 'Y' && imprNo === null)
  for (const row of promised) await registerPlan(writing, record, row)
  return promised.length
}

async function registerPlan({ db, person, now, today }: Writing & { today: string }, record: Jsa, row: JsaLine) {
  const hazardTitle = (row.hazardDesc ?? record.jsaTitle).slice(0, 200)
  const values = {
    hazardTitle,
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
    progressCnt: 0,
    statusCd: 'ACTION',
    [jsaPlan.docNo]: await nextDocNo(db, jsaPlan, record.plantCd, today),
  }
  const [plan] = await db.query<{ no: number }>(insertStatement(jsaPlan, { person, now, ip: null }, values, undefined))
  const no = plan?.no ?? 0
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
  await db.query(sql`update jsa_plan set impr_no = ${imprNo} where jsa_plan_no = ${no}`)
  await db.query(sql`update jsa_rows set impr_no = ${imprNo} where jsa_no = ${record.jsaNo} and row_no = ${row.rowNo}`)
}

/** A plan that is open: its promise holds the analysis in the stage of improvement. */
export const openPlans = (rootJsaNo: number | null) =>
  sql`select jsa_plan_no from jsa_plan where root_jsa_no = ${rootJsaNo} and status_cd <> 'CLOSE' and delete_yn = 'N'`

export const jsaSource: ImprSource = {
  srcCd: 'JSA',

  /** What was verified there is done here; how much it has brought is judged by whoever judges risks. */
  async allEnded({ record, db, person, now, notify }) {
    const found: object | undefined = await findRecord(db, jsaPlan, Number(record.srcNo), true)
    const plan = found as JsaPlan | undefined
    if (plan?.statusCd !== 'ACTION') return
    if (record.statusCd !== 'CLOSE') return notify.tell(jsaMessages.JSA_PLAN_CANCELLED, plan)
    const values = {
      statusCd: 'DONE',
      lastActorId: record.actionUserId,
      progressCnt: 100,
      doneDesc: plan.doneDesc ?? record.actionDesc?.slice(0, 1000) ?? null,
      doneDt: record.actionDt,
    }
    const trace = { actionCd: 'finish', fromStatusCd: 'ACTION', toStatusCd: 'DONE' }
    await db.query(updateStatement(jsaPlan, { person, now, ip: null }, { ...plan }, values, trace))
    await notify.tell(jsaMessages.JSA_PLAN_DONE, plan)
  },
}
