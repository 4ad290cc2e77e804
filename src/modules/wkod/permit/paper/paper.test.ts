/** The paper of a permit knows what it says: by its code, on the page, among tasks, before the issue and the start. */
import { beforeEach, expect, test } from 'vitest'
import type { PageLanguage } from '#platform/model/problem.ts'
import { type IsoPoint, isoPlan } from '../../isolation/iso-plan.model.ts'
import {
  aPermitSite,
  approved,
  at,
  groundOf,
  issued,
  signedAndPrinted,
  talked,
  tick,
  VSM,
  VSP,
  working,
} from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { hotValues, spaceValues } from '../permit.seed.ts'
import { aired } from '../permit-ground.fixture.ts'

const site = aPermitSite()
beforeEach(async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd not in ('CLOSE', 'CANC')`)
  site().setClock(at('08:00:00'))
})

const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const hot = { ...hotValues, ...urgent }

interface Answer {
  path: string
  checkTexts: Record<string, { koDesc: string; viDesc: string | null }>
  printed: { versionNo: number; oldDt: string | null; changes: string[] } | null
}
const print = (permitNo: number, by = 'oper') =>
  site().as(by).call<{ printCnt: number; versionNo: number }>(`${permit.api}/${permitNo}/print`, { method: 'POST' })
const paperOf = (permitNo: number, by = 'oper') => site().as(by).call<Answer>(`${permit.api}/${permitNo}/paper`)

interface Verdict {
  tone: string
  headline: string
  lines: string[]
}
/** As anybody with a phone. */
async function scan(permitNo: number, version?: number | string, language: PageLanguage | 'ko' = 'ko') {
  const { path } = await paperOf(permitNo)
  const response = await fetch(`${site().address}${path}${version === undefined ? '' : `?v=${version}`}`, {
    headers: { accept: 'application/json', 'accept-language': language },
  })
  const { live } = (await response.json()) as { live: { headline: string; paper?: Verdict } }
  return live
}
const verdict = async (...asked: Parameters<typeof scan>) => (await scan(...asked)).paper

async function extend(permitNo: number, time: string) {
  const asked = { extendToDt: at(time), reasonDesc: '남은 용접 2개소' }
  await site().as(VSP).act(permit, permitNo, 'askExtension', asked)
  await site().as('areaappr').act(permit, permitNo, 'extend')
}
const join = async (permitNo: number, nth: number, crewRoleCd = 'WORKER') => {
  const { people } = await groundOf(site())
  const body = { personNo: people[nth]?.personNo, crewRoleCd }
  return site().as(VSP).call(`${permit.api}/${permitNo}/crew`, { method: 'POST', body })
}
async function isolate(permitNo: number, tagNm: string) {
  const point = { isoPointNo: 1, tagNm, energyCd: 'PRS', isoMethodCd: 'VALVE' } as IsoPoint
  const { isoPlanNo } = await site()
    .as('oper')
    .create(isoPlan, { equipNo: 'R-201', isoDesc: '배관', drawingNo: 'P-1', areaDeptCd: 'D2110', points: [point] })
  const { rowVersion } = await site().as('oper').act(isoPlan, isoPlanNo, 'plan')
  const link = { method: 'PUT', body: { rowVersion, permitNos: [permitNo] } }
  await site().as('oper').call(`${isoPlan.api}/${isoPlanNo}/permits`, link)
}
const refusedFor = (acting: Promise<unknown>) =>
  acting.then(
    () => [],
    ({ answer }: { answer: { problems?: { code: string }[] } }) => (answer.problems ?? []).map(({ code }) => code),
  )
const tasksOf = async (userId: string, permitNo: number) => {
  const { rows } = await site()
    .as(userId)
    .call<{ rows: { documentName: string; no: number; actionCd: string }[] }>('/api/my-work')
  return rows.filter(({ documentName, no }) => documentName === 'permit' && no === permitNo).map((one) => one.actionCd)
}
const heard = async (permitNo: number) =>
  (
    await site().sql<{ userId: string }>(
      `select user_id as "userId" from com_notification where event_cd = 'PT_PAPER_OLD' and biz_no = $1 order by 1`,
      [String(permitNo)],
    )
  ).map(({ userId }) => userId)

test('two copies of one permit are one version; a permit that changed makes the next', async () => {
  const { permitNo } = await working(site(), urgent)
  expect(await print(permitNo)).toMatchObject({ versionNo: 1 })
  expect(await print(permitNo, VSP)).toMatchObject({ versionNo: 1 })
  await extend(permitNo, '18:00:00')
  expect((await paperOf(permitNo)).printed).toMatchObject({
    versionNo: 1,
    oldDt: expect.any(String),
    changes: [expect.stringContaining('18:00')],
  })
  expect(await print(permitNo)).toMatchObject({ versionNo: 2 })
  expect((await paperOf(permitNo)).printed).toMatchObject({ versionNo: 2, oldDt: null, changes: [] })
  expect((await verdict(permitNo, 1))?.tone).toBe('danger')
  expect((await verdict(permitNo, 2))?.tone).toBe('done')
})

test('the code says in one glance whether the paper is right, since when not, and what has changed', async () => {
  const { permitNo } = await working(site(), hot)
  expect(await verdict(permitNo, 1)).toEqual({ tone: 'done', headline: '유효한 출력물입니다. (버전 1)', lines: [] })
  site().setClock(at('08:12:00'))
  await aired(site(), permitNo)
  await extend(permitNo, '17:30:00')
  site().setClock(at('08:15:00'))
  await isolate(permitNo, 'V-101')
  await site().sql(`update wkod_master set status_cd = 'WORK' where permit_no = ${permitNo}`)
  const told = await verdict(permitNo, 1)
  expect(told?.tone).toBe('danger')
  expect(told?.headline).toBe('08:12부터 허가서와 다른 출력물입니다. 새로 출력해 바꿔 거십시오.')
  expect(told?.lines).toEqual([expect.stringMatching(/^유효종료: .*16:00.* → .*17:30/), '격리 V-101 추가'])
  const others = { en: 'Isolation V-101 added', zh: '增加隔离 V-101', es: 'Aislamiento V-101 añadido' }
  const crews = { vi: 'Thêm cô lập: V-101', th: 'เพิ่มการตัดแยก: V-101', uz: 'Ajratish qo‘shildi: V-101' }
  for (const [language, line] of Object.entries({ ...others, ...crews }))
    expect((await verdict(permitNo, 1, language as PageLanguage))?.lines).toContain(line)
  expect(await verdict(permitNo)).toBeUndefined()
  expect((await verdict(permitNo, 77))?.headline).toContain('등록되지 않은 출력물')
  expect(await verdict(permitNo, 'x')).toBeUndefined()
})

test('the paper of stopped work is no leave to work, and that of ended work is to be taken down', async () => {
  const { permitNo } = await working(site(), hot)
  await site().as('safety').act(permit, permitNo, 'stop', { reasonCd: 'INSPECTION' })
  expect(await verdict(permitNo, 1)).toMatchObject({ tone: 'suspended', headline: expect.stringContaining('중지된') })
  await site().sql(`update wkod_master set status_cd = 'DONE' where permit_no = ${permitNo}`)
  expect(await verdict(permitNo, 1)).toMatchObject({ tone: 'draft', headline: expect.stringContaining('끝난 작업') })
  const early = await approved(site(), hot)
  await signedAndPrinted(site(), early.permitNo)
  expect(await verdict(early.permitNo, 1)).toMatchObject({ tone: 'waiting' })
})

test('hot work is neither issued nor begun on paper that is out of date, until it is printed anew', async () => {
  const { permitNo } = await approved(site(), hot)
  await aired(site(), permitNo)
  await signedAndPrinted(site(), permitNo)
  await join(permitNo, 4, 'FIRE')
  expect(await refusedFor(site().as('oper').act(permit, permitNo, 'issue'))).toEqual(['PT_PAPER_OLD'])
  await print(permitNo)
  await site().as('oper').act(permit, permitNo, 'issue')
  await tick(site(), permitNo, ['START'])
  await join(permitNo, 5, 'FIRE')
  await talked(site(), permitNo, at('08:00:00'))
  expect(await refusedFor(site().as(VSP).act(permit, permitNo, 'start'))).toContain('PT_PAPER_OLD')
  await print(permitNo, VSP)
  expect(await refusedFor(site().as(VSP).act(permit, permitNo, 'start'))).not.toContain('PT_PAPER_OLD')
})

test('what is written on paper by hand, ticks, signatures and readings, makes it no older', async () => {
  const { permitNo } = await issued(site(), hot)
  await tick(site(), permitNo, ['PREP', 'START'])
  await talked(site(), permitNo, at('08:00:00'))
  await aired(site(), permitNo)
  expect((await paperOf(permitNo)).printed).toMatchObject({ changes: [] })
  const { permitCheck } = await site().as('oper').read(permit, permitNo)
  const [first, ...rest] = permitCheck ?? []
  if (!first) throw new Error('No measures')
  const unticked = { permitCheck: [{ ...first, okYn: 'N' as const }, ...rest] }
  await site()
    .as('oper')
    .edit(permit, await site().as('oper').read(permit, permitNo), permitNo, unticked)
  expect((await paperOf(permitNo)).printed?.changes).toEqual([expect.stringContaining('안전조치 확인 취소: ')])
})

test('who joins in a confined space makes its paper old: told once after the grace, a task of leader and issuer, no stop', async () => {
  const { people } = await groundOf(site())
  const watchPersonNo = people[5]?.personNo ?? null
  const { permitNo } = await working(site(), { ...spaceValues, ...urgent, watchPersonNo })
  await site().sql(`update vendor_person set lang_cd = 'vi' where person_no = ${people[0]?.personNo}`)
  await join(permitNo, 4)
  expect((await paperOf(permitNo)).printed?.changes).toEqual(['작업인원 1명 추가'])
  expect((await verdict(permitNo, 1, 'th'))?.lines).toEqual(['เพิ่มผู้ปฏิบัติงาน 1 คน'])
  expect(JSON.stringify(await scan(permitNo, 1))).not.toContain(people[4]?.personNm)
  for (const userId of ['oper', VSP]) expect(await tasksOf(userId, permitNo)).toContain('print')
  expect(await tasksOf('V100003-01', permitNo)).toEqual([])
  site().setClock(at('08:14:00'))
  await site().runJob('permit-clock')
  expect(await heard(permitNo)).toEqual([])
  for (const time of ['08:16:00', '08:18:00']) {
    site().setClock(at(time))
    await site().runJob('permit-clock')
  }
  expect(await heard(permitNo)).toEqual([VSM, 'oper'])
  const texts = await site().sql<{ body: string }>(
    `select body_desc as body from com_outbox where once_key like 'sms:permit-paper:${permitNo}:%'`,
  )
  expect(texts).toEqual([{ body: expect.stringContaining('Hãy thay bản in đang treo') }])
  await print(permitNo)
  for (const userId of ['oper', VSP]) expect(await tasksOf(userId, permitNo)).not.toContain('print')
})

test('a measure is said in other languages as its own item is, though another says the same in Korean', async () => {
  const { permitNo } = await issued(site(), hot)
  const { permitCheck } = await site().as('oper').read(permit, permitNo)
  const noOf = (type: string) => permitCheck?.find(({ typeCd }) => typeCd === type)?.checkItemNo ?? '-'
  const [general, fire] = [noOf('GEN'), noOf('HOT')]
  const saying = (no: string, said: string) =>
    site().sql(
      `with changed as (update permit_check_item set check_desc = '주변을 확인했습니다.', vi_desc = $2 where check_item_no = $1)
        update wkod_master_permit_check set check_desc = '주변을 확인했습니다.' where permit_no = $3 and check_item_no = $1`,
      [no, said, permitNo],
    )
  await saying(general, 'Đã xem xung quanh.')
  await saying(fire, 'Đã xem chung quanh chỗ hàn.')
  const { checkTexts } = await paperOf(permitNo)
  expect([checkTexts[general]?.viDesc, checkTexts[fire]?.viDesc]).toEqual([
    'Đã xem xung quanh.',
    'Đã xem chung quanh chỗ hàn.',
  ])
  await site().sql(`update permit_check_item set check_desc = '주변을 다시 확인했습니다.' where check_item_no = $1`, [
    fire,
  ])
  expect((await paperOf(permitNo)).checkTexts[fire]?.viDesc).toBeUndefined()
})

test('other work asks for no paper, and once it has some it is told as well that it is old', async () => {
  const { permitNo } = await issued(site(), urgent)
  await site().sql(`delete from permit_print where permit_no = ${permitNo}`)
  expect(await tasksOf('oper', permitNo)).toEqual([])
  await print(permitNo)
  await join(permitNo, 4, 'SIGNAL')
  expect((await paperOf(permitNo)).printed?.changes).toEqual(['신호수 변경'])
  expect(await tasksOf('oper', permitNo)).toContain('print')
})

test('only who may read a permit prints it', async () => {
  const { permitNo } = await issued(site(), hot)
  await expect(print(permitNo, 'V100003-01')).rejects.toMatchObject({ status: 404 })
})
