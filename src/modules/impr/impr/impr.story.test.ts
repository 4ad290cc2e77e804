/** An improvement that is told and one that is walked end alike. */
import { test } from 'vitest'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import type { DraftOf } from '#platform/model/document.ts'
import type { Story } from '#platform/server/stories/story.ts'
import { aFileSite } from '#platform/test/site.ts'
import { expectWalked } from '#platform/test/walked.ts'
import type { impr } from './impr.model.ts'
import { anImprovement } from './impr.seed.ts'
import { imprStory } from './impr.story.ts'

const site = aFileSite()
type Begun = Story<typeof impr>

const plan = { planDesc: '덮개를 만들어 답니다.', interimDesc: '펌프를 세웁니다.' }
const afterDays = (days: number) => addDays(dayOf(site().now()), days)
const planned = (registered: Begun) => registered.as('oper').act('accept').act('plan', plan)
async function finished(begun: Begun) {
  const { attachFileId: afterFileId } = await site().as('oper').attach('IMPR_PHOTO')
  return begun.as('oper').act('finish', { measureTypeCd: 'ENG', actionDesc: '덮개를 달았습니다.', afterFileId })
}

test.each<[string, DraftOf<typeof impr>, (registered: Begun) => Begun | Promise<Begun>]>([
  [
    'to the check of its effect: put off, done, done again',
    { riskGradeCd: 'HIGH' },
    async (registered) => {
      const extension = { extendToYmd: afterDays(20), reasonDesc: '자재가 늦어집니다.' }
      const extended = planned(registered).act('askExtension', extension).as('mgr').act('extend')
      const redone = (await finished(extended)).as('safety').act('redo', { reasonDesc: '사진이 흐립니다.' })
      return (await finished(redone)).as('safety').act('verify')
    },
  ],
  [
    'withdrawn, after an interim measure',
    { riskGradeCd: 'CRIT' },
    (registered) =>
      planned(registered)
        .as('safety')
        .act('askCancel', { cancelDesc: '설비를 철거했습니다.', reasonDesc: '설비 철거' })
        .as('shd')
        .act('cancel'),
  ],
  [
    'put aside for the money of next year',
    { srcCd: 'VPO', dueYmd: '2027-03-01' },
    (registered) =>
      planned(registered)
        .as('shd')
        .act('hold', { budgetNo: 'B-2027-014', holdReviewYmd: afterDays(40), reasonDesc: '내년 예산' }),
  ],
  [
    'back to whoever registered it',
    {},
    (registered) =>
      registered.as('oper').act('object', { suggestUserId: 'owner', reasonDesc: '다른 부서의 설비입니다.' }),
  ],
])('a story leaves what the walk leaves: %s', async (_, values, lived) => {
  const holidays = await site().sql<{ ymd: string }>('select holiday_ymd::text as ymd from com_holiday')
  const [oper] = await site().sql<{ dept: string }>(`select dept_cd as dept from sys_user where user_id = 'oper'`)
  const facts = {
    holidays: new Set(holidays.map(({ ymd }) => ymd)),
    ownerDeptCd: oper?.dept ?? null,
    extendUserId: 'mgr',
  }
  await expectWalked(site(), () => lived(imprStory(anImprovement(values), facts).as('safety').act('register')))
})
