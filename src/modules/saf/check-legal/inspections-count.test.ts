/** One duty, whoever keeps it: inspections of the site count as patrols, as legal duties and as looks at places. */
import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import type { BlindMap } from '../blind/blind.calls.ts'
import { BLIND_API } from '../blind/blind.model.ts'
import { aPlace, finished, ok, plansOf, released, scheduled } from '../check/check.fixture.ts'
import { aTmplItem } from '../check/check.seed.ts'
import { placeCodeText } from '../check/fill/place-code.logic.ts'
import type { PatrolLog } from '../patrol/patrol.calls.ts'
import { PATROL_API } from '../patrol/patrol.model.ts'
import { cameToSite } from '../patrol/presence.fixture.ts'
import type { LegalLine, LegalStanding } from './legal-duty.calls.ts'
import { LEGAL_API } from './legal-duty.model.ts'

const site = aFileSite()
const at = (day: string, time = '09:00') => site().setClock(`${day}T${time}:00+09:00`)
const pairs = async () =>
  (await site().as('safety').call<PatrolLog>(`${PATROL_API}?from=2026-11-01&to=2026-11-30`)).pairs.map(
    ({ fromYmd, toYmd, stateCd, patrol }) => [fromYmd, toYmd, stateCd, patrol?.srcCd ?? null],
  )
beforeAll(async () => {
  at('2026-11-16')
  await site().sql(`update sys_setting set setting_val = '2026-11-01T00:00:00+09:00' where setting_cd = 'firstStartDt'`)
})

test('R2 a route that was walked is a patrol, late as well; by law it is a line of the board, and its points were looked at', async () => {
  const yard = await aPlace(site(), '탱크 야드 Z')
  await aPlace(site(), '아무도 안 간 곳')
  const checkTmplNo = await released(site(), {
    tmplNm: '일일 순회',
    areaTypeCd: 'ROUTE',
    points: [{ locationNo: yard }],
    items: [aTmplItem({ pointNo: 1, lawRefDesc: '산업안전보건법 시행규칙 제80조' })],
  })
  const no = await scheduled(site(), {
    checkTmplNo,
    cycleCd: 'D2',
    legalYn: 'Y',
    startYmd: '2026-11-17',
    endYmd: '2026-11-30',
  })
  for (const day of ['2026-11-17', '2026-11-18', '2026-11-19']) await cameToSite(site(), day)
  at('2026-11-20', '00:10')
  expect(await site().runJob('patrol-judged')).toBe(2)
  const [plan] = await plansOf(site(), no)
  const code = placeCodeText({ kindCd: 'L', no: yard })
  at('2026-11-20', '08:00')
  await finished(site(), plan?.checkPlanNo ?? 0, {
    items: [ok(1)],
    codes: [code],
    checkDt: '2026-11-18T10:00:00+09:00',
  })
  expect(await pairs()).toEqual([
    ['2026-11-17', '2026-11-18', 'DONE', 'ROUTE'],
    ['2026-11-18', '2026-11-19', 'DONE', 'ROUTE'],
  ])
  const query = '?from=2026-11-01&to=2026-11-30'
  const { standings } = await site().as('safety').call<{ standings: LegalStanding[] }>(`${LEGAL_API}${query}`)
  const own = standings.find(({ duty }) => duty.key === `SCHEDULE ${no}`)
  expect(own).toMatchObject({ duty: { law: '산업안전보건법 시행규칙 제80조', cycleCd: 'D2' }, lastYmd: '2026-11-18' })
  const lines = await site()
    .as('safety')
    .call<{ rows: LegalLine[] }>(
      `${LEGAL_API}/periods${query}&${new URLSearchParams({ dutyKey: `SCHEDULE ${no}`, stateCd: 'DONE' })}`,
    )
  expect(lines.rows).toHaveLength(1)
  const { places } = await site().as('safety').call<BlindMap>(BLIND_API)
  const seen = Object.fromEntries(places.map(({ locationNm, days, lastWayCd }) => [locationNm, [days, lastWayCd]]))
  expect(seen).toMatchObject({ '탱크 야드 Z': [2, 'CHECK'], '아무도 안 간 곳': [null, null] })
})
