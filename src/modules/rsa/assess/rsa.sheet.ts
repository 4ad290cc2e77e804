/** Items of an assessment by Excel: added to those that are there, or in their place, all or none. */

import { Refusal, wrongState } from '#platform/server/refusal.ts'
import { takesSheet } from '#platform/server/sheets/take-sheet.ts'
import { rsaItemSheet } from './rsa.calls.ts'
import { MOST_ITEMS, type RsaItem, rsa } from './rsa.model.ts'
import { itemValues, scaleOf } from './rsa-items.ts'
import { lockedRsa, requireLeader } from './rsa-people.ts'

const untold = {
  riskVal: null,
  gradeCd: null,
  upReasonCds: null,
  acceptYn: 'N',
  interimDesc: null,
  interimDt: null,
  interimFileId: null,
  residualYn: 'N',
  rsaItemNo: null,
  srcKey: null,
} as const

export const rsaItemUpload = takesSheet(rsaItemSheet, {
  async save(rows, { tx, person, now, query, record }) {
    const assessment = await lockedRsa(tx, record.rsaNo)
    await requireLeader(tx, person, assessment)
    if (assessment.statusCd !== 'DOING') throw wrongState(rsa.lifecycle.states[assessment.statusCd].label)
    const kept = query.modeCd === 'REPLACE' ? [] : (assessment.items ?? [])
    if (kept.length + rows.length > MOST_ITEMS)
      throw new Refusal(422, 'RSA_TOO_MANY', '위험요인은 {max}건까지입니다.', { values: { max: MOST_ITEMS } })
    const added = rows.map(({ rowNo: _, ...row }): RsaItem => ({ ...row, ...untold }))
    const scale = await scaleOf(tx, assessment.scaleNo)
    const values = itemValues([...kept, ...added], assessment.items ?? [], scale)
    await tx.program(rsa, { by: person, now }).note(record.rsaNo, 'ITEMS', values)
    return { inserted: rows.length, updated: 0, unchanged: 0 }
  },
})
