/** Deviations by Excel, added to those that are there, all or none. */
import { hasRole } from '#platform/model/access.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { forbidden, Refusal, wrongState } from '#platform/server/refusal.ts'
import { takesSheet } from '#platform/server/sheets/take-sheet.ts'
import { scaleOf } from '../assess/rsa-items.ts'
import { hazopLineSheet } from './hazop.calls.ts'
import { type Hazop, type HazopLine, hazop, MOST_LINES } from './hazop.model.ts'
import { hazopValues } from './hazop-values.ts'

const untold = {
  ownerUserId: null,
  vendorCd: null,
  dueYmd: null,
  verifyUserId: null,
  riskVal: null,
  gradeCd: null,
  acceptYn: 'Y',
  hazopRowNo: null,
  imprNo: null,
  doneYmd: null,
} as const

export const hazopLineUpload = takesSheet(hazopLineSheet, {
  async save(rows, { tx, person, now, record }) {
    const locked: object = await getRecord(tx, hazop, record.hazopNo, true)
    const study = locked as Hazop
    if (study.leaderUserId !== person.userId && !hasRole(person, 'SHM')) throw forbidden()
    if (study.statusCd !== 'DOING') throw wrongState(hazop.lifecycle.states[study.statusCd].label)
    const kept = study.lines ?? []
    if (kept.length + rows.length > MOST_LINES)
      throw new Refusal(422, 'HAZOP_TOO_MANY', '이탈은 {max}건까지입니다.', { values: { max: MOST_LINES } })
    const known = new Set((study.nodes ?? []).map(({ nodeNo }) => nodeNo))
    const lost = rows.find(({ nodeNo }) => !known.has(nodeNo))
    if (lost)
      throw new Refusal(422, 'HAZOP_NO_SUCH_NODE', '{n}행의 노드가 없습니다. 노드를 먼저 저장하세요.', {
        values: { n: lost.rowNo },
      })
    const added = rows.map(({ rowNo: _, ...row }): HazopLine => ({ ...row, ...untold }))
    const scale = await scaleOf(tx, study.scaleNo)
    const values = hazopValues({ ...study, lines: [...kept, ...added] }, study, scale)
    await tx.program(hazop, { by: person, now }).note(study.hazopNo, 'ROWS', values)
    return { inserted: rows.length, updated: 0, unchanged: 0 }
  },
})
