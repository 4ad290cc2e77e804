/** A work whose improvement goes to the register, and what it learns from there. */
import { type Finding, type ImprSource, registerFindings } from '#modules/impr/impr/impr.api.ts'
import { kept, keptText, sentences } from '#platform/model/sentences.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import type { Scene } from '#platform/server/stories/step.ts'
import { muscleMessages } from './muscle.messages.ts'
import { muscleWork } from './muscle-work.model.ts'

/** Other parts of health register findings as well: ours are told by how their number begins. */
const PREFIX = 'MSD-'
const WORST = '4'
const { RELIEF } = sentences('MSD', { RELIEF: '{work} 작업 부담 개선' }, 'hea')

type Improved = Scene<typeof muscleWork>['record']

export async function improve(effect: EffectContext<typeof muscleWork>): Promise<void> {
  const { record, person, db } = effect
  const [place] = await db.query<{ processNm: string | null }>(
    sql`select process_nm as "processNm" from process where process_no = ${record.processNo}`,
  )
  const [imprNo] = await registerFindings(effect, [findingOf(record, place?.processNm ?? null, person.userId)])
  await db.query(sql`update muscle_work set impr_no = ${imprNo} where muscle_work_no = ${record.muscleWorkNo}`)
}

/** What the register is told of a work. @param verifyUserId who looks at the measure */
export const findingOf = (record: Improved, processNm: string | null, verifyUserId: string): Finding => ({
  srcCd: 'HEA',
  srcNo: `${PREFIX}${record.muscleWorkNo}`,
  imprTitle: keptText(kept(RELIEF, { work: record.workNm })),
  imprDesc: record.improveDesc ?? record.workNm,
  placeDesc: processNm ?? record.workNm,
  plantCd: record.plantCd,
  processNo: record.processNo,
  hazardCatCd: 'ERGO',
  accTypeCd: 'STRAIN',
  riskGradeCd: record.riskLvlCd === WORST ? 'HIGH' : 'MID',
  owner: { userId: record.improveOwnerUserId ?? '' },
  verifyUserId,
  dueYmd: record.improveDueYmd,
})

export const muscleSource: ImprSource = {
  srcCd: 'HEA',
  page: (srcNo) =>
    srcNo.startsWith(PREFIX) ? { model: muscleWork, no: Number(srcNo.slice(PREFIX.length)) || 0 } : undefined,

  /** What was cancelled has improved nothing: it waits to be registered anew. */
  async allEnded({ record, db, notify }) {
    if (!record.srcNo?.startsWith(PREFIX)) return
    const workNo = Number(record.srcNo.slice(PREFIX.length))
    const [work] = await db.queryAs<{ workNm: string }>(
      'SYSTEM',
      record.statusCd === 'CANC'
        ? sql`update muscle_work set impr_no = null where muscle_work_no = ${workNo} returning work_nm as "workNm"`
        : sql`select work_nm as "workNm" from muscle_work where muscle_work_no = ${workNo}`,
    )
    if (!work || !(await findRecord(db, muscleWork, workNo))) return
    const kind = record.statusCd === 'CANC' ? muscleMessages.MSD_IMPR_CANCELLED : muscleMessages.MSD_IMPR_DONE
    await notify.tell(kind, { ...work, muscleWorkNo: workNo, plantCd: record.plantCd })
  },
}
