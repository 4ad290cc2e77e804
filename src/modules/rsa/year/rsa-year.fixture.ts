/** Assessments whose life is behind them, as the years of a process see them. */
import { addDays } from '#platform/model/calendar.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { story } from '#platform/server/stories/story.ts'
import type { Site } from '#platform/test/site.ts'
import { at } from '../assess/rsa.fixture.ts'
import { rsa } from '../assess/rsa.model.ts'
import { anAssessment } from '../assess/rsa.seed.ts'
import { blocksWork, rsaSets } from '../assess/rsa-sets.ts'

/** Completed on this day. */
export function completedOn(site: Site, ymd: string, values: DraftOf<typeof rsa>) {
  const doFromYmd = addDays(ymd, -7)
  const plan = anAssessment({ planYmd: addDays(ymd, -9), doFromYmd, doToYmd: ymd, ...values })
  return story(rsa, plan, { ...rsaSets, create: (scene) => ({ plantCd: '2000', ...blocksWork(scene) }) })
    .as('sup')
    .at(at(addDays(ymd, -9)))
    .act('announce')
    .at(at(doFromYmd))
    .act('identify')
    .at(at(addDays(ymd, -1)))
    .act('decide')
    .as('safety')
    .at(at(ymd))
    .act('complete')
    .insert(site)
}
