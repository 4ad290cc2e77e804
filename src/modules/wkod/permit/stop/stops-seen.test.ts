import { beforeEach, expect, test } from 'vitest'
import type { Seen } from '#modules/saf/seen/seen.calls.ts'
import { suspendPermits } from '../permit.api.ts'
import { aPermitSite, at, OTHER, VSM, working } from '../permit.fixture.ts'

const site = aPermitSite()
beforeEach(() => site().setClock(at('08:10:00')))

test('work that was stopped for a reason is found by whoever reads the permit, and by no other contractor', async () => {
  const { permitNo } = await working(site(), { wkodTitle: '응축기 튜브 교체' })
  const quiet = await working(site(), { wkodTitle: '응축기 튜브 도색' })
  const now = new Date(at('08:20:00'))
  await site().services.db.write('SYSTEM', (tx) =>
    suspendPermits(tx, { permitNos: [permitNo] }, { reasonCd: 'INSPECTION', reasonDesc: '잔류 암모니아 냄새', now }),
  )
  await site().runJob('seen-texts')
  const found = async (by: string, text: string) =>
    (
      await site()
        .as(by)
        .call<{ rows: Seen[] }>(`/api/saf/seen?text=${encodeURIComponent(text)}`)
    ).rows
  const [hit, ...others] = await found('safety', '응축기 튜브 암모니아')
  expect(others).toEqual([])
  expect(hit).toMatchObject({ kindCd: 'STOP', recordNo: permitNo, path: `/constSafe/wkod/wkodRequestList/${permitNo}` })
  expect(await found('safety', '응축기 튜브')).not.toContainEqual(expect.objectContaining({ recordNo: quiet.permitNo }))
  expect(await found(VSM, '응축기 튜브')).toHaveLength(1)
  expect(await found(OTHER, '응축기 튜브')).toEqual([])
})
