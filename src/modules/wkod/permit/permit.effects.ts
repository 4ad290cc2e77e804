/** Who hears of what happens to a permit, in the transaction in which it happens. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { EffectContext, Rules } from '#platform/server/documents/rules.ts'
import { linksFor } from './link/permit.links.ts'
import { permit } from './permit.model.ts'
import { tellStops } from './permit.tell.ts'

type Effect = EffectContext<typeof permit>
type Follow = NonNullable<Rules<typeof permit>['follow']>

const about = (record: Effect['record']) => ({ model: permit, no: record.permitNo })
const titled = (record: Effect['record']) => ({ title: record.wkodTitle, permitDocNo: record.permitDocNo })

const tellIssuers =
  (text: string) =>
  ({ notify, record }: Effect) =>
    notify.role('OPR', record.plantCd, { text, values: titled(record), about: about(record), tone: 'waiting' })
const tellAskers =
  (text: string, tone: 'progress' | 'waiting' | 'done' | 'danger') =>
  ({ notify, record }: Effect) =>
    notify.people([record.createUserId, record.rqstUserId, record.leaderUserId, record.ownUserId], {
      text,
      tone,
      values: titled(record),
      about: about(record),
    })

async function tellApprovers({ notify, record }: Effect) {
  if (record.statusCd !== 'PREP') return
  const role = record.apprRouteCd === 'APR' ? 'APR' : record.headApprUserId ? 'SHM' : 'MGR'
  const message = { values: titled(record), about: about(record), tone: 'waiting' } as const
  await notify.role(role, record.plantCd, { ...message, text: '작업허가 승인이 필요합니다: {title}' })
  if (record.isoPlanDesc)
    await notify.role('ELE', record.plantCd, { ...message, text: '작업허가의 격리를 준비하십시오: {title}' })
  if (record.gasPlanDesc)
    await notify.role('GAS', record.plantCd, { ...message, text: '작업허가의 가스를 측정하십시오: {title}' })
}

const tellStop = ({ db, record, now }: Effect) => tellStops(asProgram(db), [record.permitNo], now)

const tellAreaOfExtension = ({ notify, record }: Effect) =>
  notify.role('APR', record.plantCd, {
    text: '작업허가 연장 신청을 확인하십시오: {title}',
    values: titled(record),
    about: about(record),
    tone: 'waiting',
  })

export const permitEffects: Follow = {
  submit: [linksFor, tellIssuers('작업허가 신청을 검토하십시오: {title}')],
  finishReview: [tellApprovers],
  coReview: [tellApprovers],
  sendBack: [tellAskers('작업허가에 보완이 필요합니다: {title}', 'waiting')],
  reject: [tellAskers('작업허가가 반려되었습니다: {title}', 'danger')],
  approve: [tellApprovers, tellIssuersOfApproval],
  issue: [tellAskers('작업허가가 발급되었습니다: {title}', 'progress')],
  stop: [tellStop],
  askResume: [tellIssuers('작업 재개 요청을 확인하십시오: {title}')],
  askExtension: [tellAreaOfExtension],
  extend: [tellAskers('작업허가가 연장되었습니다: {title}', 'progress')],
  refuseExtension: [tellAskers('작업허가가 연장되지 않았습니다: {title}', 'waiting')],
  finish: [tellIssuers('작업완료를 확인하십시오: {title}')],
}

async function tellIssuersOfApproval(context: Effect) {
  if (context.record.statusCd === 'APPR') await tellIssuers('승인된 작업허가를 발급하십시오: {title}')(context)
}
