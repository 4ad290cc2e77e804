import { type ActionContext, type EffectContext, oneEach, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { scaleOf } from '../assess/rsa-items.ts'
import { hazopMessages as m } from './hazop.messages.ts'
import { hazop } from './hazop.model.ts'
import { registerRecommendations } from './hazop-impr.ts'
import { refuseOtherScale, refuseRegisteredChange, refuseUnfinished } from './hazop-refusals.ts'
import { hazopSets } from './hazop-sets.ts'
import { hazopValues } from './hazop-values.ts'

export const hazopRules = rulesFor(hazop, {
  set: { ...oneEach(hazopSets), create: [tidy], edit: [tidy] },
  refuse: {
    start: [refuseOtherScale],
    edit: [refuseRegisteredChange],
    submit: [refuseOtherScale, refuseUnfinished],
    approve: [refuseUnfinished],
  },
  follow: {
    edit: [tellRedrawn],
    submit: [tells(m.HAZOP_RQST)],
    sendBack: [tells(m.HAZOP_RTN)],
    approve: [registerRecommendations, tells(m.HAZOP_DONE)],
  },
})

async function tidy({ record, before, db }: ActionContext<typeof hazop>) {
  return hazopValues(record, before ?? undefined, await scaleOf(db, record.scaleNo))
}

/** What was examined on an older drawing waits for somebody to begin again. */
async function tellRedrawn({ record, before, notify }: EffectContext<typeof hazop>) {
  if (record.statusCd === 'DONE' && (record.reviewCnt ?? 0) > (before?.reviewCnt ?? 0))
    await notify.tell(m.HAZOP_REDRAWN, record)
}
