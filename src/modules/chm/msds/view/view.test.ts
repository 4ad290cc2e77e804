/** Reading sheets: every employee finds them, by what stands on the drum or by what is in it, and it is known who has read. */
import { expect, test } from 'vitest'
import { instead } from '#platform/server/ports.ts'
import { aFileSite } from '#platform/test/site.ts'
import { chemicals } from '../../chm.fixture.ts'
import { sheets } from '../msds.fixture.ts'
import { chmMsds } from '../msds.model.ts'
import { msdsSheetAsks } from '../msds.ports.ts'
import { aHazard, someSections } from '../msds.seed.ts'
import type { FoundSheet, SheetInForce } from './view.calls.ts'

const site = aFileSite({
  joins: [
    instead(msdsSheetAsks, {
      handlers: async (_, [chmMatNo = 0]) =>
        ['emp', 'emp2'].map((userId) => ({ chmMatNo, plantCd: '2000', processNo: 1, userId })),
    }),
  ],
})
const { material } = chemicals(site)
const { as, draft, inForce } = sheets(site)
const VIEW = '/api/chm/msds/view'
const found = async (q: string, who = 'emp') =>
  (await as(who).call<{ rows: FoundSheet[] }>(`${VIEW}s?q=${encodeURIComponent(q)}`)).rows.map(({ matNm }) => matNm)

test('a sheet in force is found by name, initial consonants, supplier, CAS number and component, at every plant', async () => {
  const matNo = await material({ matNm: '세척용 아세톤', supplierNm: '바다화학' })
  const hidden = await material({ matNm: '세척용 다른 것' })
  await draft(hidden)
  await inForce(matNo)
  for (const q of ['세척용', 'ㅅㅊㅇ', '바다', '67-64-1', '아세톤', 'acetone'])
    expect([q, (await found(q)).includes('세척용 아세톤')]).toEqual([q, true])
  expect(await found('세척용', 'emp3')).toEqual(['세척용 아세톤'])
  expect(await found('108-88-3')).toEqual([])
  expect((await as('V100001-02').fetch(`${VIEW}s`)).status).toBe(403)
})

test('its page says what stands on the label, whom to call and all sections; of the revision in force alone', async () => {
  const matNo = await material()
  await inForce(matNo, { hazards: [aHazard('FLAM_LIQ', '2')], sections: someSections({ 4: '물로 15분 씻는다' }) })
  const sheet = await as('emp').call<SheetInForce>(`${VIEW}/${matNo}`)
  expect(sheet).toMatchObject({
    emergencyTel: '02-555-0119',
    signalWordCd: 'DANGER',
    pictograms: ['GHS02'],
    revNo: '1',
  })
  expect(sheet.statements.map(({ cd }) => cd)).toEqual(['H225'])
  expect(sheet.sections).toHaveLength(16)
  expect(sheet.sections.find(({ sectionNo }) => sectionNo === 4)?.bodyDesc).toBe('물로 15분 씻는다')
  const second = await inForce(matNo, {
    revNo: '2',
    revYmd: '2026-11-01',
    sections: someSections({ 4: '의사를 부른다' }),
  })
  expect((await as('emp').call<SheetInForce>(`${VIEW}/${matNo}`)).revNo).toBe('2')
  await as('chem').act(chmMsds, second, 'retire', { reasonDesc: '단종, 남은 용기 없음' })
  expect((await as('emp').fetch(`${VIEW}/${matNo}`)).status).toBe(404)
})

test('who has read is kept once a day; of the handlers it is seen who has not', async () => {
  const matNo = await material()
  const no = await inForce(matNo)
  for (let times = 0; times < 2; times += 1) await as('emp').call(`${VIEW}/${matNo}/read`, { method: 'POST', body: {} })
  const { rows } = await as('chem').call<{ rows: { userId: string; handlesYn: string; readDt: string | null }[] }>(
    `${chmMsds.api}/${no}/readers`,
  )
  expect(rows.map(({ userId, handlesYn, readDt }) => [userId, handlesYn, readDt !== null])).toEqual([
    ['emp2', 'Y', false],
    ['emp', 'Y', true],
  ])
  expect(await site().sql(`select 1 from chm_msds_read where chm_msds_no = ${no}`)).toHaveLength(1)
  expect((await as('emp').fetch(`${chmMsds.api}/${no}/readers`)).status).toBe(403)
})
