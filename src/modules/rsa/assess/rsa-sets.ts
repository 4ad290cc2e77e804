/** What follows from each step of an assessment; by these its stories are told as well. */
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import type { Scene, Sets } from '#platform/server/stories/step.ts'
import { nextDues, retainTo, SHARE_DAYS } from './dues.logic.ts'
import type { rsa } from './rsa.model.ts'

type Telling = Scene<typeof rsa>

/** R8: an initial one, and one between the regular ones, until it is done; what was done before keeps nobody from work. */
export const blocksWork = ({ record: { rsaTypeCd, takenOverYn } }: Pick<Telling, 'record'>) => ({
  workBlockYn: rsaTypeCd === 'REG' || takenOverYn === 'Y' ? ('N' as const) : ('Y' as const),
})

export const rsaSets = {
  announce: ({ now }) => ({ preShareDt: now.toISOString() }),
  decide: ({ person, now }) => ({ decideDt: now.toISOString(), decideUserId: person.userId }),
  complete: completed,
  take: ({ record, person, today }) => {
    const doneYmd = record.takenYmd ?? today
    return {
      completeDt: startOfDay(doneYmd).toISOString(),
      completeUserId: person.userId,
      retainToYmd: retainTo(doneYmd),
      ...nextDues(doneYmd),
    }
  },
  cancel: () => ({ workBlockYn: 'N' as const }),
  lapse: () => ({ workBlockYn: 'N' as const }),
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
