/** What follows from each step of a JSA; by these its stories are told as well. */

import { permitTypeCds } from '#modules/common/permit-types.model.ts'
import type { Scene, Sets } from '#platform/server/stories/step.ts'
import { nextEvalOf } from './jsa.logic.ts'
import type { jsa } from './jsa.model.ts'
import { codesIn } from './jsa-codes.model.ts'
import { atStage, rowValues } from './jsa-rows.ts'

type Telling = Scene<typeof jsa>

export const jsaSets = {
  create: tidy,
  edit: tidy,
  ask: ({ now }) => atStage('2', now),
  submit: ({ now }) => ({ ...atStage('3', now), oprUserId: null, oprDt: null, ownUserId: null, ownDt: null }),
  evaluateOpr: (telling) => ({
    oprUserId: telling.person.userId,
    oprDt: telling.now.toISOString(),
    ...safetyStage(telling),
  }),
  evaluateOwn: (telling) => ({
    ownUserId: telling.person.userId,
    ownDt: telling.now.toISOString(),
    ...safetyStage(telling),
  }),
  confirm: fixed,
  sendBack: ({ record, now }) => ({ ...atStage('1', now), rtnCnt: (record.rtnCnt ?? 0) + 1 }),
} satisfies Sets<typeof jsa>

function tidy({ record, before }: Telling) {
  const types = codesIn(record.permitTypeCds, permitTypeCds).join(' ') || null
  return {
    ...rowValues(record.rows ?? [], before?.rows ?? [], record.scaleCd),
    ...(record.permitTypeCds != null && { permitTypeCds: types }),
  }
}

function safetyStage({ record, now }: Telling) {
  return record.statusCd === 'REVIEW' ? atStage('4', now) : {}
}

function fixed({ record, person, today, now }: Telling) {
  const isPromised = record.rows.some(({ imprYn, imprNo }) => imprYn === 'Y' && imprNo === null)
  return {
    ...atStage(isPromised ? '7' : '5', now),
    fixUserId: person.userId,
    fixYmd: today,
    nextEvalYmd: nextEvalOf(today),
  }
}
