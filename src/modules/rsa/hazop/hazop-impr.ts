/** A recommendation goes to the improvement register when its study is approved, and comes back from there as done. */
import { type Finding, type ImprSource, registerFindings } from '#modules/impr/impr/impr.api.ts'
import type { impr } from '#modules/impr/impr/impr.model.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { urgencyOf } from '../assess/rating.logic.ts'
import { scaleOf } from '../assess/rsa-items.ts'
import { hazopMessages as m } from './hazop.messages.ts'
import { type Hazop, hazop } from './hazop.model.ts'
import { deviations } from './hazop-codes.model.ts'
import { judgedLine } from './hazop-values.ts'

/** R13: a row of the register for each recommendation that has none yet. Named by its number: keys are those of assessments. */
export async function registerRecommendations({ record, db, person, now }: EffectContext<typeof hazop>): Promise<void> {
  const scale = await scaleOf(db, record.scaleNo)
  const lines = record.lines ?? []
  const fresh = lines.filter(({ recommendDesc, imprNo }) => recommendDesc !== null && imprNo === null)
  if (fresh.length === 0 || !scale) return
  const findings = fresh.map((line): Finding => {
    const node = record.nodes?.find(({ nodeNo }) => nodeNo === line.nodeNo)?.nodeNm ?? ''
    const deviation = line.deviationCd === null ? '' : deviations[line.deviationCd]
    return {
      srcCd: 'RSA',
      srcNo: record.hazopDocNo ?? '',
      srcRowNo: String(line.hazopRowNo),
      plantCd: record.plantCd,
      imprTitle: `${node} ${deviation}: ${line.recommendDesc}`.trim().slice(0, 100),
      imprDesc: line.recommendDesc ?? '',
      placeDesc: `${record.hazopTitle} ${node}`.trim().slice(0, 200),
      processNo: record.processNo,
      riskGradeCd: line.causeDesc === null ? 'MID' : urgencyOf(judgedLine(line, scale), scale),
      owner: line.vendorCd ? { vendorCd: line.vendorCd } : { userId: line.ownerUserId ?? '' },
      verifyUserId: line.verifyUserId ?? record.leaderUserId,
      dueYmd: line.dueYmd,
    }
  })
  const imprNos = await registerFindings({ db, person, now }, findings)
  const numbers = new Map(fresh.map(({ hazopRowNo }, index) => [hazopRowNo, imprNos[index] ?? null]))
  await db.program(hazop, { by: person, now }).note(record.hazopNo, 'RECOMMEND', {
    lines: lines.map((line) => ({ ...line, imprNo: line.imprNo ?? numbers.get(line.hazopRowNo) ?? null })),
  })
}

/** What a risk was to be answered by is given up: whoever leads the study looks for something else. */
async function tellGone(db: Transaction, no: number, notify: EffectContext<typeof impr>['notify']): Promise<void> {
  const found: object | undefined = await findRecord(asProgram(db), hazop, no)
  if (found) await notify.tell(m.HAZOP_GONE, found as Hazop)
}

const DOC_NO = /^HZ-/

export const hazopSource: ImprSource = {
  srcCd: 'RSA',
  page: (srcNo) => (DOC_NO.test(srcNo) ? { model: hazop, docNo: srcNo } : undefined),

  async moved({ record: row, db, person, now, notify }) {
    if (!DOC_NO.test(row.srcNo ?? '')) return
    const [study] = await asProgram(db).query<{ no: number }>(
      sql`select hazop_no::int as no from hazop where hazop_doc_no = ${row.srcNo} and plant_cd = ${row.plantCd}`,
    )
    if (!study) return
    if (row.statusCd === 'CANC') await tellGone(db, study.no, notify)
    const isVerified = row.statusCd === 'EFFECT' || row.statusCd === 'CLOSE'
    const doneYmd = isVerified && row.verifyDt !== null ? dayOf(new Date(row.verifyDt)) : null
    await db.program(hazop, { by: person, now }).note(study.no, 'RECOMMEND', (one) => {
      const lines = one.lines ?? []
      const before = lines.find(({ imprNo }) => imprNo === row.imprNo)
      if (!before || before.doneYmd === doneYmd) return undefined
      return { lines: lines.map((line) => (line === before ? { ...line, doneYmd } : line)) }
    })
  },
}
