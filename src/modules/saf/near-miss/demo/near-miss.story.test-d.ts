/** What must not compile in a story. */

import { story } from '#platform/server/stories/story.ts'
import { nearMiss } from '../near-miss.model.ts'

const begun = story(nearMiss, { nearMissTitle: 'a loose board' })

// @ts-expect-error there is no such action
begun.act('finnish')
// @ts-expect-error there is no such field
begun.act('finish', { mesureDesc: 'mended' })
// @ts-expect-error it is no such code
begun.act('assign', { accTypeCd: 'FAL' })
// @ts-expect-error what the rules write is known by its name too
begun.act('finish').setting({ actoinDt: '2026-11-24T10:00:00Z' })
// @ts-expect-error how long is said in minutes, hours, days
begun.after('2w')
// @ts-expect-error there is no such field to leave empty
begun.act('finish', {}, { without: ['afterFile'] })
