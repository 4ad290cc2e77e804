/** What follows from each step of an improvement; by these its stories are told as well. */
import { dayOf } from '#platform/model/calendar.ts'
import type { Scene, Sets } from '#platform/server/stories/step.ts'
import type { impr } from './impr.model.ts'
import { effectDue, isLate } from './impr-dues.ts'

type Telling = Scene<typeof impr>

export const imprSets = {
  object: ({ record }) => ({ bounceCnt: (record.bounceCnt ?? 0) + 1 }),
  edit: interimTaken,
  plan: interimTaken,
  extend: ({ record }) => ({ dueYmd: record.extendToYmd, extendCnt: (record.extendCnt ?? 0) + 1 }),
  // Held, a row counts as overdue from its original day on; who resumes it sets a new one.
  hold: ({ record }) => ({ dueYmd: record.orgDueYmd }),
  redo: ({ record }) => ({ reworkCnt: (record.reworkCnt ?? 0) + 1, actionDt: null, verifyDueYmd: null }),
  verify: verified,
  askCancel: ({ before }) => ({ resumeCd: before?.statusCd ?? null }),
  cancel: ({ record, today }) => ({ onTimeCd: isLate(today, record.orgDueYmd) ? 'LATE' : 'OUT' }),
} satisfies Sets<typeof impr>

/** Whoever registers it looks at it in the end, unless somebody else is named. */
export const verifierOf = ({ record, person }: Pick<Telling, 'record' | 'person'>) => ({
  verifyUserId: record.verifyUserId ?? person.userId,
})

function interimTaken({ record, now }: Telling) {
  return record.interimDesc && !record.interimDt ? { interimDt: now.toISOString() } : {}
}

/** R5: on time is what was done by the original day, and done well at that: a measure that was sent back counts when it was done again. */
function verified({ record, now, today }: Telling) {
  const doneYmd = dayOf(record.actionDt ?? now)
  const onTimeCd = isLate(doneYmd, record.orgDueYmd) ? ('LATE' as const) : ('IN' as const)
  const effectDueYmd = record.statusCd === 'EFFECT' ? effectDue(today) : null
  return { verifyDt: now.toISOString(), onTimeCd, effectDueYmd }
}
