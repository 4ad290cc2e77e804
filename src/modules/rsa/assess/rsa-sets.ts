/** What follows from each step of an assessment; by these its stories are told as well. */
import { addDays } from '#platform/model/calendar.ts'
import type { Scene, Sets } from '#platform/server/stories/step.ts'
import { nextDues, retainTo, SHARE_DAYS } from './dues.logic.ts'
import type { rsa } from './rsa.model.ts'

type Telling = Scene<typeof rsa>

/** R8: an initial one, and one between the regular ones, until it is done. */
export const blocksWork = ({ record }: Pick<Telling, 'record'>) => ({
  workBlockYn: record.rsaTypeCd === 'REG' ? ('N' as const) : ('Y' as const),
})

export const rsaSets = {
  announce: ({ now }) => ({ preShareDt: now.toISOString() }),
  decide: ({ person, now }) => ({ decideDt: now.toISOString(), decideUserId: person.userId }),
  complete: completed,
  cancel: () => ({ workBlockYn: 'N' as const }),
  askRep: ({ now }) => ({ repRqstDt: now.toISOString() }),
} satisfies Sets<typeof rsa>

function completed({ record, person, now, today }: Telling) {
  const isRegular = record.rsaTypeCd !== 'OCC'
  return {
    completeDt: now.toISOString(),
    completeUserId: person.userId,
    workBlockYn: 'N' as const,
    postDueYmd: addDays(today, SHARE_DAYS),
    retainToYmd: retainTo(today),
    ...(isRegular && nextDues(today)),
  }
}
