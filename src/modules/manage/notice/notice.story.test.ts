/** A notice that is told and one that is walked end alike. */
import { test } from 'vitest'
import { story } from '#platform/server/stories/story.ts'
import { aFileSite } from '#platform/test/site.ts'
import { expectWalked } from '#platform/test/walked.ts'
import { notice } from './notice.model.ts'
import { aNotice } from './notice.seed.ts'
import { noticeSets } from './notice-sets.ts'

const site = aFileSite()

test('a story leaves what the walk leaves: published, and taken down', () =>
  expectWalked(site(), () => story(notice, aNotice(), noticeSets).as('safety').act('publish').act('end')))
