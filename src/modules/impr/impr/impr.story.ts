import type { DraftOf } from '#platform/model/document.ts'
import { type Story, story } from '#platform/server/stories/story.ts'
import { impr } from './impr.model.ts'
import { openingOn, verifyDueOn } from './impr-dues.ts'
import { imprSets, verifierOf } from './impr-sets.ts'

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
    ...imprSets,
    register: (telling) => ({
      ...verifierOf(telling),
      ...openingOn(telling.now, telling.today, telling.record, holidays),
      ownerDeptCd,
    }),
    askExtension: () => ({ extendUserId }),
    finish: ({ now, today, person }) => ({
      actionDt: now.toISOString(),
      verifyDueYmd: verifyDueOn(today, holidays),
      actionUserId: person.userId,
    }),
  })
