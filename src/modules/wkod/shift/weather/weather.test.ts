/** R4 and R5 through HTTP and by the clock. */

import { beforeEach, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import { cellText } from '#platform/server/excel/cell-text.ts'
import { facts } from '../../permit/fields/type-facts.fixture.ts'
import { aPermitSite, at, OTHER, VSP, working } from '../../permit/permit.fixture.ts'
import { type Permit, permit } from '../../permit/permit.model.ts'
import { handedOver } from '../../permit/permit-ground.fixture.ts'
import { PERMIT_SHIFT_API, type PermitShift } from '../shift.calls.ts'
import { STATION_API, WEATHER_API, type WeatherBoard } from './weather.calls.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }

beforeEach(async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd in ('WORK', 'SUSP');
    delete from weather_obs; delete from heat_day; delete from rest_log; delete from scaffold_check;
    delete from permit_handover_permit_rows; delete from permit_handover`)
  site().setClock(at('08:00:00'))
})
const atWork = (values: DraftOf<typeof permit> = {}) => working(site(), { ...urgent, ...values })
const calm = { windVal: 3, gustVal: 5, rainVal: 0, snowVal: 0, feelTempVal: 20 }
const see = (values: object, by = 'safety') =>
  site()
    .as(by)
    .call<{ stoppedCnt: number }>(WEATHER_API, { method: 'POST', body: { ...calm, ...values } })
const stateOf = async (permitNo: number) => {
  const { statusCd, suspReasonCd } = await site().as('oper').read(permit, permitNo)
  return suspReasonCd ? `${statusCd} ${suspReasonCd}` : statusCd
}
const minute = async (time: string) => {
  site().setClock(at(time))
  return (await site().runJob('weather-clock')) + (await site().runJob('permit-clock'))
}
const board = (by = 'safety') => site().as(by).call<WeatherBoard>(WEATHER_API)

test('PT-A22 wind of 10.0 stops the steel, not the tower crane; a gust of 10.1 stops that as well', async () => {
  const steel = await atWork({ weatherKindCds: 'STEEL' })
  const tower = await atWork({ weatherKindCds: 'TOWER_SET' })
  const inside = await atWork()
  expect(await see({ windVal: 10, gustVal: 10 })).toMatchObject({ stoppedCnt: 1 })
  expect([await stateOf(steel.permitNo), await stateOf(tower.permitNo)]).toEqual(['SUSP WEATHER', 'WORK'])
  const [stop] = (await site().as('oper').read(permit, steel.permitNo)).permitSusp ?? []
  expect(stop?.reasonDesc).toBe('철골 조립: 풍속 10 m/s (기준 10 m/s 이상)')
  const headers = { 'accept-language': 'en' }
  const inEnglish = await site().as('oper').call<Permit>(`${permit.api}/${steel.permitNo}`, { headers })
  expect(inEnglish.permitSusp?.[0]?.reasonDesc).toBe('Steel erection: Wind 10 m/s (limit 10 m/s or more)')
  site().setClock(at('08:10:00'))
  expect(await see({ windVal: 10, gustVal: 10.1 })).toMatchObject({ stoppedCnt: 1 })
  expect([await stateOf(tower.permitNo), await stateOf(inside.permitNo)]).toEqual(['SUSP WEATHER', 'WORK'])
})

test('R4 mobile cranes and work platforms stop at a gust of 10; what begins in bad weather stops within a minute', async () => {
  const crane = await atWork({ weatherKindCds: 'CRANE' })
  await see({ gustVal: 9.9 })
  expect(await stateOf(crane.permitNo)).toBe('WORK')
  site().setClock(at('08:05:00'))
  await see({ gustVal: 10 })
  expect(await stateOf(crane.permitNo)).toBe('SUSP WEATHER')
  site().setClock(at('08:20:00'))
  const later = await atWork()
  await site().sql(`update wkod_master set ${facts({ meansCd: 'AWP' })} where permit_no = ${later.permitNo}`)
  expect(await minute('08:21:00')).toBe(1)
  expect(await stateOf(later.permitNo)).toBe('SUSP WEATHER')
  expect(await minute('08:22:00')).toBe(0)
})

test('2.6 WEATHER work goes on after 30 good minutes, and after a look at the scaffold', async () => {
  const { permitNo } = await atWork({ weatherKindCds: 'STEEL' })
  await site().sql(`update wkod_master set ${facts({ meansCd: 'SCAF' })} where permit_no = ${permitNo}`)
  await see({ windVal: 12 })
  site().setClock(at('08:20:00'))
  await see({ windVal: 8 })
  await site().as(VSP).act(permit, permitNo, 'askResume')
  const resume = (time: string) => {
    site().setClock(at(time))
    return site().as('oper').act(permit, permitNo, 'resume')
  }
  const codes = async (time: string) =>
    resume(time).catch(({ answer }) => answer.problems.map(({ code }: { code: string }) => code))
  // The clock runs on: what was seen at 08:20 came some moments later.
  expect(await codes('08:49:50')).toEqual(['PT_WEATHER_CLEAR', 'PT_RESUME_SCAFFOLD'])
  expect(await codes('08:50:10')).toEqual(['PT_RESUME_SCAFFOLD'])
  const look = (okYn: string, by = VSP) =>
    site().as(by).call(`${PERMIT_SHIFT_API}/${permitNo}/scaffold`, { method: 'POST', body: { okYn } })
  await look('N')
  expect(await codes('08:51:00')).toEqual(['PT_RESUME_SCAFFOLD'])
  await expect(look('Y', OTHER)).rejects.toMatchObject({ status: 404 })
  await look('Y')
  expect((await resume('08:52:00')).statusCd).toBe('WORK')
})

const rests = (permitNo: number) => `${PERMIT_SHIFT_API}/${permitNo}/rests`
const rest = async (permitNo: number, from: string, to: string, by = VSP) => {
  site().setClock(at(from))
  await site()
    .as(by)
    .call(rests(permitNo), { method: 'POST', body: { restKindCd: 'REST' } })
  const { rests: all } = await site().as(by).call<PermitShift>(`${PERMIT_SHIFT_API}/${permitNo}`)
  site().setClock(at(to))
  await site()
    .as(by)
    .call(`${rests(permitNo)}/${all[0]?.restLogNo}/end`, { method: 'POST' })
}
/** 33.2 ℃, and outdoor work since 13:00. */
async function hot(values: DraftOf<typeof permit> = {}) {
  site().setClock(at('12:30:00'))
  await see({ feelTempVal: 33.2 })
  site().setClock(at('13:00:00'))
  return atWork({ outdoorYn: 'Y', workFromDt: at('13:00:00'), workToDt: at('21:00:00'), ...values })
}

test('PT-A24 a rest of 15 minutes is none: work in the heat stops at 15:00', async () => {
  const { permitNo } = await hot()
  const inside = await atWork({ outdoorYn: 'N', workFromDt: at('13:00:00'), workToDt: at('21:00:00') })
  await rest(permitNo, '14:45:00', '15:00:00')
  expect(await minute('15:00:00')).toBe(1)
  expect([await stateOf(permitNo), await stateOf(inside.permitNo)]).toEqual(['SUSP HEAT', 'WORK'])
  const [stop] = (await site().as('oper').read(permit, permitNo)).permitSusp ?? []
  expect(stop?.reasonDesc).toBe('체감온도 33℃ 이상: 20분 휴식이 필요합니다.')
})

test('PT-A24 a rest of 20 minutes lets the clock begin anew at its end', async () => {
  const { permitNo } = await hot()
  // The clock of the site runs on: a moment is given to the one who presses.
  await rest(permitNo, '14:34:50', '14:55:00')
  expect(await minute('15:00:00')).toBe(0)
  const tab = () => site().as(VSP).call<PermitShift>(`${PERMIT_SHIFT_API}/${permitNo}`)
  expect((await tab()).heat).toMatchObject({ stateCd: 'OK', fromDt: '2026-11-24T05:55:00.000Z', feelTempVal: 33.2 })
  await handedOver(site(), '2026-11-24')
  site().setClock(at('16:00:00'))
  await see({ feelTempVal: 34 })
  expect(await minute('16:54:00')).toBeGreaterThanOrEqual(0)
  expect(await stateOf(permitNo)).toBe('WORK')
  await minute('16:55:00')
  expect(await stateOf(permitNo)).toBe('SUSP HEAT')
})

test('R5 after 100 minutes they are told once; who cools himself goes on', async () => {
  const { permitNo } = await hot()
  const told = async () =>
    (await site().as(VSP).notifications()).rows.filter(({ messageDesc }) => messageDesc.startsWith('체감온도 33℃'))
      .length
  const before = await told()
  await minute('14:39:00')
  expect(await told()).toBe(before)
  expect([(await minute('14:40:00')) > 0, (await minute('14:41:00')) > 0]).toEqual([true, false])
  const cool = (coolDesc: string | null) =>
    site()
      .as(VSP)
      .call(rests(permitNo), { method: 'POST', body: { restKindCd: 'COOL', coolDesc } })
  await expect(cool(null)).rejects.toMatchObject({ status: 422, code: 'REST_COOL' })
  await cool('냉각조끼')
  await handedOver(site(), '2026-11-24')
  await minute('15:30:00')
  expect(await stateOf(permitNo)).toBe('WORK')
})

test('2.6 HEAT work that was stopped goes on after a rest that was logged', async () => {
  const { permitNo } = await hot()
  await handedOver(site(), '2026-11-24')
  await minute('15:00:00')
  await site().as(VSP).act(permit, permitNo, 'askResume')
  site().setClock(at('15:25:00'))
  await expect(site().as('oper').act(permit, permitNo, 'resume')).rejects.toMatchObject({ code: 'PT_RESUME_REST' })
  await rest(permitNo, '15:25:00', '15:45:30')
  expect((await site().as('oper').act(permit, permitNo, 'resume')).statusCd).toBe('WORK')
  await minute('15:46:00')
  expect(await stateOf(permitNo)).toBe('WORK')
})

test('R5 from 31 ℃ the day is kept with its highest value and its measures to the end of the year, and as a sheet', async () => {
  site().setClock(at('12:00:00'))
  await see({ feelTempVal: 30.9 })
  expect((await board()).today).toBeNull()
  for (const [time, feelTempVal] of [
    ['13:00:00', 31],
    ['14:00:00', 32.4],
    ['15:00:00', 31.5],
  ] as const) {
    site().setClock(at(time))
    await see({ feelTempVal })
  }
  expect((await board()).today).toMatchObject({ maxFeelVal: 32.4, retainToYmd: '2026-12-31', measureCds: null })
  const save = (body: object, by = 'safety') =>
    site().as(by).call(`${WEATHER_API}/heatdays/2026-11-24`, { method: 'PUT', body })
  await expect(save({ measureCds: [] })).rejects.toMatchObject({ status: 422, code: 'HEAT_MEASURE' })
  await expect(save({ measureCds: ['WATER'] }, 'emp')).rejects.toMatchObject({ status: 403 })
  await save({ measureCds: ['COOL', 'WATER'], measureDesc: '이동식 에어컨 4대' })
  const sheet = await site().as('safety').readSheet(`${WEATHER_API}/heatdays/excel?year=2026`)
  expect(JSON.stringify(sheet)).toContain('냉방·통풍장치 가동, 물·소금 제공')
  expect(sheet.rows[1]?.cells.map(cellText)).toContain('2026-12-31')
})

test('a station tells with a key of its own, which opens nothing else and can be taken back', async () => {
  const { permitNo } = await atWork({ weatherKindCds: 'CRANE' })
  const keys = (by = 'safety', path = '', method = 'POST') =>
    site().as(by).call<{ linkNo: number; key: string }>(`${STATION_API}/keys${path}`, { method })
  await expect(keys('oper')).rejects.toMatchObject({ status: 403 })
  const { key, linkNo } = await keys()
  const tell = async (body: object, given = key) => {
    const response = await fetch(`${site().address}${STATION_API}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-station-key': given },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  expect((await tell({ obsDt: at('07:59:00'), gustVal: 4 }, 'none')).status).toBe(401)
  expect((await tell({ obsDt: at('07:59:00') })).status).toBe(400)
  expect((await tell({ obsDt: at('09:59:00'), gustVal: 4 })).status).toBe(422)
  expect(await tell({ obsDt: at('07:58:00'), gustVal: 4 })).toMatchObject({ status: 200, body: { stoppedCnt: 0 } })
  const again = { obsDt: at('07:59:00'), gustVal: 11, feelTempVal: 12.5 }
  expect([(await tell(again)).body, (await tell(again)).body]).toMatchObject([{ stoppedCnt: 1 }, { stoppedCnt: 0 }])
  expect(await stateOf(permitNo)).toBe('SUSP WEATHER')
  expect((await board()).observations.map(({ sourceCd }) => sourceCd)).toEqual(['STATION', 'STATION'])
  expect((await fetch(`${site().address}/api/q/${key}`)).status).toBe(404)
  await keys('safety', `/${linkNo}`, 'DELETE')
  expect((await tell(again)).status).toBe(401)
})

test('the board shows limits, the day and what stands; contractors have no board', async () => {
  const { permitNo } = await atWork({ weatherKindCds: 'CRANE STEEL' })
  await see({ windVal: 11 })
  const found = await board('emp')
  expect(found).toMatchObject({ limits: { steelWind: 10, towerRun: 15, heatRest: 33 }, latest: { windVal: 11 } })
  expect(found.works.find((work) => work.permitNo === permitNo)).toMatchObject({
    statusCd: 'SUSP',
    kindCds: ['STEEL', 'CRANE'],
    isOutdoor: true,
    stops: ['철골 조립: 풍속 11 m/s (기준 10 m/s 이상)'],
  })
  await expect(see({}, 'emp')).rejects.toMatchObject({ status: 403 })
  await expect(board(VSP)).rejects.toMatchObject({ status: 403 })
})
