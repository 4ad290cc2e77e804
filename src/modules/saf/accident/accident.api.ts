/** Accidents as other areas open and ask them. */
import type { Transaction } from '#platform/server/database/database.ts'
import { program } from '#platform/server/documents/program.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { accident } from './accident.model.ts'
import { addHurt, judgeAgain } from './accident-victims.ts'

interface Visit {
  plantCd: string
  userId: string | null
  personNo: number | null
  occurDt: string
  placeDesc: string
  processNo: number | null
  /** When somebody of the site knew, where that is not now. */
  knowDt?: string
}

/** A visit to the infirmary that has to do with work: who, when and where; nothing of what he had. */
export async function openFromVisit(
  tx: Transaction,
  { plantCd, placeDesc, occurDt, processNo, userId, personNo, knowDt }: Visit,
  now: Date,
) {
  const { accidentNo } = await tx.program(accident, { now }).create('report', {
    plantCd,
    placeDesc: placeDesc.trim() || '장소 미상',
    occurDt,
    processNo,
    accidentTitle: '의무실 방문으로 알려진 사고',
    injuredCnt: 1,
    srcCd: 'INFIRM',
    ...(knowDt !== undefined && { knowDt }),
  })
  await addHurt({ tx, person: program, now }, { accidentNo, plantCd }, { userId, personNo, victimNm: null })
  await judgeAgain({ tx, now, notify: notifyThrough(tx, now) }, accidentNo, 'VICTIM')
  return accidentNo
}
