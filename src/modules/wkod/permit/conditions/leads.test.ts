/** Who leads more works at once than the site thinks right is warned of from the request on; nothing is refused for it. */
import { expect, test } from 'vitest'
import { aPermitSite, at, issued, submitted, VSP } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const ledAt = async (permitNo: number, action: 'start' | 'finishReview', by = VSP) =>
  ((await site().as(by).read(permit, permitNo)).can.checks?.[action] ?? []).filter(
    ({ ruleCd }) => ruleCd === 'PT_LEADS',
  )

test('the fourth work at the same time is warned of, at the review and at the start; it may begin all the same', async () => {
  site().setClock(at('09:40:00'))
  const { permitNo } = await issued(site(), urgent)
  for (let n = 0; n < 2; n++) await submitted(site(), urgent)
  expect(await ledAt(permitNo, 'start')).toEqual([])
  const fourth = await submitted(site(), urgent)
  expect(await ledAt(permitNo, 'start')).toMatchObject([
    { resultCd: 'WARN', field: 'leaderPersonNo', message: expect.stringContaining('작업 4건을 맡습니다') },
  ])
  await site().sql(`update wkod_master set status_cd = 'REVIEW' where permit_no = ${fourth.permitNo}`)
  expect(await ledAt(fourth.permitNo, 'finishReview', 'oper')).toMatchObject([{ resultCd: 'WARN' }])
  await site().sql(`update wkod_master set work_from_dt = '${at('16:00:00')}', work_to_dt = '${at('20:00:00')}'
    where permit_no = ${fourth.permitNo}`)
  expect(await ledAt(permitNo, 'start'), 'one after the other').toEqual([])
  await site().sql(`update wkod_master set work_from_dt = '${at('08:00:00')}' where permit_no = ${fourth.permitNo};
    update wkod_master_permit_crew set tbm_sign_dt = '${at('09:35:00')}' where permit_no = ${permitNo}`)
  expect((await site().as(VSP).act(permit, permitNo, 'start')).statusCd).toBe('WORK')
})
