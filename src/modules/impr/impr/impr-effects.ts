/** What follows a step of an improvement: who is told, what its source learns, what begins anew. */
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext, Rules } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { registerFindings } from './impr.api.ts'
import { imprMessages as m } from './impr.messages.ts'
import { type Impr, type impr, MOST_BOUNCES } from './impr.model.ts'
import { imprAsks } from './impr.ports.ts'
import { gradeAbove } from './impr-dues.ts'

type Effect = EffectContext<typeof impr>

export const imprEffects: NonNullable<Rules<typeof impr>['follow']> = {
  register: [tells(m.IMPR_OWNER)],
  object: [tellSorter],
  reassign: [tells(m.IMPR_OWNER)],
  finish: [tells(m.IMPR_VERIFY), moveSource],
  redo: [tells(m.IMPR_REDO), moveSource],
  askExtension: [askGranter],
  extend: [tells(m.IMPR_EXTENDED)],
  keepDue: [tells(m.IMPR_KEPT)],
  hold: [tells(m.IMPR_HOLD)],
  resume: [tells(m.IMPR_RESUMED)],
  verify: [tells(m.IMPR_VERIFIED), tellSource, moveSource],
  confirmEffect: [beginAgain, tellSource],
  askCancel: [tells(m.IMPR_ASK_CANCEL)],
  cancel: [tells(m.IMPR_CANCELLED), tellSource, moveSource],
  keepOpen: [tells(m.IMPR_CONTINUED)],
}

/** What nobody wants to take climbs. */
async function tellSorter({ record, notify }: Effect) {
  await notify.tell((record.bounceCnt ?? 0) >= MOST_BOUNCES ? m.IMPR_REASSIGN.to('SHD') : m.IMPR_REASSIGN, record)
}

async function askGranter({ record, notify }: Effect) {
  const { riskGradeCd, extendCnt, extendUserId } = record
  const ask = m.IMPR_ASK_EXTENSION
  if (riskGradeCd === 'CRIT') await notify.tell(ask.to('CSO'), record)
  else if (extendCnt) await notify.tell(ask.to('SHD'), record)
  else if (extendUserId) await notify.tell(ask.to('extendUserId'), record)
  else await notify.tell(ask.to('MGR'), record)
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
  siteMark: rest.siteMark,
  hazardCatCd: rest.hazardCatCd,
  accTypeCd: rest.accTypeCd,
})

async function moveSource(effect: Effect) {
  for (const source of imprAsks.sources(effect.db))
    if (source.srcCd === effect.record.srcCd) await source.moved?.(effect)
}

/** R7: closing the last row of a source moves the source on. */
async function tellSource(effect: Effect) {
  const { srcCd, srcNo, statusCd, plantCd } = effect.record
  const told = imprAsks.sources(effect.db).filter((one) => one.srcCd === srcCd)
  if (told.length === 0 || !srcNo || (statusCd !== 'CLOSE' && statusCd !== 'CANC')) return
  const [open] = await effect.db.query(sql`select 1 from impr where src_cd = ${srcCd} and src_no = ${srcNo}
    and plant_cd = ${plantCd} and delete_yn = 'N' and status_cd not in ('TEMP', 'CLOSE', 'CANC') limit 1`)
  if (open) return
  for (const source of told) await source.allEnded?.(effect)
}
