/** What follows a step of an improvement: who is told, what its source learns, what begins anew. */
import type { Role } from '#platform/model/document.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext, Rules } from '#platform/server/documents/rules.ts'
import type { Message } from '#platform/server/notifications/notify.ts'
import { registerFindings } from './impr.api.ts'
import { gradeAbove } from './impr.dues.ts'
import { type Impr, type impr, MOST_BOUNCES } from './impr.model.ts'
import { ownersOf, tell } from './impr.people.ts'
import type { ImprSource } from './impr.sources.ts'

type Effect = EffectContext<typeof impr>
type Tone = NonNullable<Message['tone']>

const owner = (text: string, tone: Tone) => async (effect: Effect) =>
  effect.notify.people(await ownersOf(effect.db, effect.record), tell(effect.record, text, tone))
const verifier = (text: string, tone: Tone) => (effect: Effect) =>
  effect.notify.people([effect.record.verifyUserId], tell(effect.record, text, tone))
const role = (whose: (record: Impr) => Role, text: string, tone: Tone) => (effect: Effect) =>
  effect.notify.role(whose(effect.record), effect.record.plantCd, tell(effect.record, text, tone))
const head = () => 'SHD' as const

export const effectsOf = (sources: readonly ImprSource[]): NonNullable<Rules<typeof impr>['follow']> => ({
  register: [owner('개선을 맡으셨습니다: {title} (기한 {due})', 'waiting')],
  object: [
    role(
      ({ bounceCnt }) => ((bounceCnt ?? 0) >= MOST_BOUNCES ? 'SHD' : 'SHM'),
      '담당을 다시 정해 주세요: {title}',
      'waiting',
    ),
  ],
  reassign: [owner('개선을 맡으셨습니다: {title} (기한 {due})', 'waiting')],
  finish: [verifier('조치가 끝났습니다. 현장을 보고 확인해 주세요: {title}', 'waiting'), moveSource(sources)],
  redo: [owner('다시 조치해 주세요: {title} (기한 {due})', 'waiting'), moveSource(sources)],
  askExtension: [askGranter],
  extend: [owner('기한이 연장되었습니다: {title} (기한 {due})', 'done')],
  keepDue: [owner('기한연장이 반려되었습니다: {title} (기한 {due})', 'waiting')],
  hold: [owner('보류되었습니다: {title}', 'progress'), verifier('보류되었습니다: {title}', 'progress')],
  resume: [owner('다시 시작되었습니다: {title} (기한 {due})', 'waiting')],
  verify: [owner('조치를 확인했습니다: {title}', 'done'), tellSource(sources), moveSource(sources)],
  confirmEffect: [beginAgain, tellSource(sources)],
  askCancel: [role(head, '개선 취소를 검토해 주세요: {title}', 'waiting')],
  cancel: [
    owner('개선이 취소되었습니다: {title}', 'done'),
    verifier('개선이 취소되었습니다: {title}', 'done'),
    tellSource(sources),
    moveSource(sources),
  ],
  keepOpen: [verifier('취소하지 않고 계속 진행합니다: {title}', 'progress')],
})

async function askGranter(effect: Effect) {
  const { riskGradeCd, extendCnt, extendUserId, plantCd } = effect.record
  const message = tell(effect.record, '기한연장을 검토해 주세요: {title} (기한 {due})', 'waiting')
  if (riskGradeCd === 'CRIT') await effect.notify.role('CSO', plantCd, message)
  else if (extendCnt) await effect.notify.role('SHD', plantCd, message)
  else if (extendUserId) await effect.notify.people([extendUserId], message)
  else await effect.notify.role('MGR', plantCd, message)
}

/** R4: what had no full effect begins anew, one grade up, below the row that it comes from. */
async function beginAgain(effect: Effect) {
  const { record } = effect
  if (record.effectCd === 'EFF') return
  const owner = record.vendorCd ? { vendorCd: record.vendorCd } : { userId: record.ownerUserId ?? '' }
  await registerFindings(effect, [
    {
      ...pick(record),
      riskGradeCd: gradeAbove(record.riskGradeCd),
      parentImprNo: record.imprNo,
      verifyUserId: record.verifyUserId ?? effect.person.userId,
      owner,
    },
  ])
}

const pick = ({ srcCd, srcNo, srcRowNo, imprTitle, imprDesc, placeDesc, plantCd, processNo, ...rest }: Impr) => ({
  srcCd,
  srcNo,
  srcRowNo,
  imprTitle,
  imprDesc,
  placeDesc,
  plantCd,
  processNo,
  hazardCatCd: rest.hazardCatCd,
  accTypeCd: rest.accTypeCd,
})

const moveSource = (sources: readonly ImprSource[]) => async (effect: Effect) => {
  for (const source of sources) if (source.srcCd === effect.record.srcCd) await source.moved?.(effect)
}

/** R7: closing the last row of a source moves the source on. */
function tellSource(sources: readonly ImprSource[]) {
  return async (effect: Effect) => {
    const { srcCd, srcNo, statusCd, plantCd } = effect.record
    const told = sources.filter((one) => one.srcCd === srcCd)
    if (told.length === 0 || !srcNo || (statusCd !== 'CLOSE' && statusCd !== 'CANC')) return
    const [open] = await effect.db.query(sql`select 1 from impr where src_cd = ${srcCd} and src_no = ${srcNo}
      and plant_cd = ${plantCd} and delete_yn = 'N' and status_cd not in ('TEMP', 'CLOSE', 'CANC') limit 1`)
    if (open) return
    for (const source of told) await source.allEnded?.(effect)
  }
}
