/** A near miss that is told and one that is walked end alike: what keeps stories honest. */
import { expect, test } from 'vitest'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { leftBy } from '#platform/test/left-by.ts'
import { aFileSite } from '#platform/test/site.ts'
import { nearMiss } from '../near-miss.model.ts'
import { aNearMiss } from '../near-miss.seed.ts'
import { nearMissStory } from './near-miss.story.ts'

const site = aFileSite()
const triage = { accTypeCd: 'LEAK', potSevCd: '4', ownerUserId: 'owner', workCatCd: 'WELD' } as const
const measureDesc = '가스켓을 교체했습니다.'

test('a story leaves the rows and the history that the walk leaves', async () => {
  const dueYmd = addDays(dayOf(new Date()), 14)
  const holidays = await site().sql<{ ymd: string }>('select holiday_ymd::text as ymd from com_holiday')
  const as = (userId: string) => site().as(userId)
  const photo = async () => (await as('owner').attach('NEAR_MISS_PHOTO')).attachFileId

  const { nearMissNo } = await as('V100001-02').create(nearMiss, aNearMiss())
  await as('V100001-02').edit(nearMiss, { rowVersion: 1 }, nearMissNo, { placeDesc: '탱크 야드', anonymousYn: 'Y' })
  await as('V100001-02').act(nearMiss, nearMissNo, 'report')
  await as('safety').act(nearMiss, nearMissNo, 'assign', { ...triage, dueYmd })
  await as('owner').act(nearMiss, nearMissNo, 'finish', { measureDesc, afterFileId: await photo() })
  await as('safety').act(nearMiss, nearMissNo, 'redo', { reasonDesc: '사진이 흐립니다.' })

  const told = await nearMissStory(aNearMiss(), new Set(holidays.map(({ ymd }) => ymd)))
    .as('V100001-02')
    .edit({ placeDesc: '탱크 야드', anonymousYn: 'Y' })
    .act('report')
    .as('safety')
    .act('assign', { ...triage, dueYmd })
    .as('owner')
    .act('finish', { measureDesc, afterFileId: await photo() })
    .as('safety')
    .act('redo', { reasonDesc: '사진이 흐립니다.' })
    .insert(site())

  expect(await leftBy(site(), nearMiss, told.nearMissNo)).toEqual(await leftBy(site(), nearMiss, nearMissNo))
  expect((await as('safety').read(nearMiss, told.nearMissNo)).can.actions).toEqual(['improve'])
})
