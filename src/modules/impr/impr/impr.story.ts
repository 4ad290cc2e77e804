import { addWorkingDays, dayOf } from '#platform/model/calendar.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { type Story, story } from '#platform/server/stories/story.ts'
import { impr } from './impr.model.ts'
import { ACCEPT_WORKING_DAYS, defaultDue, effectDue, INTERIM_MS, isLate, VERIFY_WORKING_DAYS } from './impr-dues.ts'

interface ImprFacts {
  readonly holidays: ReadonlySet<string>
  readonly ownerDeptCd: string | null
  /** Who grants the first extension. */
  readonly extendUserId: string
}

/** Begins the story of an improvement, which writes at each step what the rules would. */
export const imprStory = (
  values: DraftOf<typeof impr>,
  { holidays, ownerDeptCd, extendUserId }: ImprFacts,
): Story<typeof impr> =>
  story(impr, values, {
    register: ({ record, person, now, today }) => {
      const due = record.dueYmd ?? defaultDue(record.riskGradeCd, today)
      return {
        verifyUserId: record.verifyUserId ?? person.userId,
        acceptDueYmd: addWorkingDays(today, ACCEPT_WORKING_DAYS, holidays),
        orgDueYmd: due,
        dueYmd: due,
        interimDueDt: record.riskGradeCd === 'CRIT' ? new Date(now.getTime() + INTERIM_MS).toISOString() : null,
        ownerDeptCd,
        onTimeCd: 'OPEN',
      }
    },
    object: ({ record }) => ({ bounceCnt: (record.bounceCnt ?? 0) + 1 }),
    plan: ({ record, now }) => (record.interimDesc && !record.interimDt ? { interimDt: now.toISOString() } : {}),
    askExtension: () => ({ extendUserId }),
    extend: ({ record }) => ({ dueYmd: record.extendToYmd, extendCnt: (record.extendCnt ?? 0) + 1 }),
    hold: ({ record }) => ({ dueYmd: record.orgDueYmd }),
    finish: ({ now, today, person }) => ({
      actionDt: now.toISOString(),
      verifyDueYmd: addWorkingDays(today, VERIFY_WORKING_DAYS, holidays),
      actionUserId: person.userId,
    }),
    verify: ({ record, now, today }) => ({
      verifyDt: now.toISOString(),
      onTimeCd: isLate(dayOf(record.actionDt ?? now), record.orgDueYmd) ? 'LATE' : 'IN',
      effectDueYmd: record.statusCd === 'EFFECT' ? effectDue(today) : null,
    }),
    askCancel: ({ before }) => ({ resumeCd: before?.statusCd ?? null }),
    cancel: ({ record, today }) => ({ onTimeCd: isLate(today, record.orgDueYmd) ? 'LATE' : 'OUT' }),
  })
