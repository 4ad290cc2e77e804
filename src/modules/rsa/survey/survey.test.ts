/** What is known of the process of an assessment, by itself, as far as its reader may read it. */
import { beforeAll, describe, expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { obsCard } from '#modules/saf/observe/obs-card.model.ts'
import { aFileSite } from '#platform/test/site.ts'
import { anApprovedScale, announced, aProcess, at, begun } from '../assess/rsa.fixture.ts'
import { rsa } from '../assess/rsa.model.ts'
import type { KnownLine } from './survey.calls.ts'
import type { KnownKind } from './survey-codes.model.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
let ground: { scaleNo: number; processNo: number }
let processNm: string
let nearMissNo: number

interface Known {
  rows: KnownLine[]
  closed: KnownKind[]
}
const knownTo = (userId: string, no: number) => as(userId).call<Known>(`${rsa.api}/${no}/known` as const)
const take = (userId: string, no: number, kindCd: KnownKind, id: string) =>
  as(userId).call(`${rsa.api}/${no}/known` as const, { method: 'POST', body: { kindCd, id } })

beforeAll(async () => {
  await site().setClock(at('2026-11-20'))
  ground = { scaleNo: await anApprovedScale(site()), processNo: await aProcess(site()) }
  const [row] = await site().sql<{ nm: string }>(
    `select process_nm as nm from process where process_no = ${ground.processNo}`,
  )
  processNm = row?.nm ?? ''
  const reported = async (values: object) => {
    const made = await as('emp').create(nearMiss, aNearMiss({ occurDt: at('2026-11-19'), ...values }))
    await as('emp').act(nearMiss, made.nearMissNo, 'report')
    return made.nearMissNo
  }
  nearMissNo = await reported({
    nearMissTitle: '맨홀 덮개 들뜸',
    processNo: ground.processNo,
    contentDesc: '발이 걸림',
  })
  await reported({ nearMissTitle: '다른 공정의 일', processNo: await aProcess(site(), 1) })
  await as('emp').create(nearMiss, aNearMiss({ nearMissTitle: '보고하지 않은 일', processNo: ground.processNo }))
  const card = { obsTypeCd: 'COND', obsDt: at('2026-11-19') }
  await as('emp').create(obsCard, {
    ...card,
    contentDesc: '안전난간이 빠져 있음',
    placeDesc: `${processNm} 2층`,
  } as never)
  await as('emp').create(obsCard, { ...card, contentDesc: '딴 곳에서 본 것', placeDesc: '정문' } as never)
  await site().sql(`with u as (insert into measure_unit (measure_unit_doc_no, status_cd, plant_cd, unit_nm, process_no, worker_cnt, start_ymd)
      values ('WU-1', 'ACTIVE', '2000', '투입구', ${ground.processNo}, 4, '2026-01-01') returning measure_unit_no),
    m as (insert into measure (measure_doc_no, status_cd, plant_cd, measure_nm, measure_year, half_cd, agency_vendor_cd, plan_start_ymd,
        plan_end_ymd, sample_end_ymd)
      select 'WM-1', 'RESULT', '2000', '상반기 측정', 2026, 'H1', v.vendor_cd, '2026-05-01', '2026-05-02', '2026-05-02' from vendor_info v limit 1
      returning measure_no)
    insert into measure_sample (measure_no, measure_unit_no, factor_cd, sample_type_cd, limit_type_cd, conc_val, unit_cd, minute_cnt,
      work_hour_val, twa_val, limit_val, index_val, exceed_yn)
    select measure_no, measure_unit_no, f.cd, 'PERSONAL', 'TWA', 60, 'ppm', 360, 8, f.twa, 50, f.twa / 50, f.exceeded from m, u,
      (values ('톨루엔', 60, 'Y'), ('크실렌', 10, 'N')) as f(cd, twa, exceeded)`)
})

describe('the list', () => {
  test('has what was reported and seen at the process, and nothing of another one or of a draft', async () => {
    const { rsaNo } = await announced(site(), ground)
    const { rows } = await knownTo('sup', rsaNo)
    expect(rows).toMatchObject([
      {
        kindCd: 'NM',
        id: String(nearMissNo),
        titleDesc: '맨홀 덮개 들뜸',
        ymd: '2026-11-19',
        href: `${nearMiss.route.staff}/${nearMissNo}`,
        rsaItemNo: null,
      },
      { kindCd: 'OBS', titleDesc: '안전난간이 빠져 있음' },
    ])
  })

  test('what is older than three years is no longer looked at', async () => {
    await site().setClock(at('2029-11-25'))
    const { rsaNo } = await as('sup').create(rsa, { ...ground, rsaTitle: '먼 훗날의 평가', rsaTypeCd: 'REG' } as never)
    expect((await knownTo('sup', rsaNo)).rows).toEqual([])
    await site().setClock(at('2026-11-20'))
  })

  test('each reads of it what his own menus open: measurements are not every supervisor’s', async () => {
    const { rsaNo } = await announced(site(), ground)
    const sup = await knownTo('sup', rsaNo)
    expect(sup.closed).toEqual(expect.arrayContaining(['MEAS', 'MUSCLE']))
    expect(sup.rows.some(({ kindCd }) => kindCd === 'MEAS')).toBe(false)
    const health = await knownTo('health', rsaNo)
    expect(health.closed).not.toContain('MEAS')
    expect(health.rows.filter(({ kindCd }) => kindCd === 'MEAS')).toMatchObject([
      { titleDesc: '톨루엔 (투입구)', detailDesc: '60 / 50 ppm', ymd: '2026-05-02' },
    ])
    await expect(knownTo('V100001-02', rsaNo)).rejects.toMatchObject({ status: 403 })
  })
})

describe('taken over', () => {
  test('it becomes a hazard with one press, is shown as taken, and is not taken twice', async () => {
    const { rsaNo } = await begun(site(), ground)
    await take('sup', rsaNo, 'NM', String(nearMissNo))
    const { items, itemCnt } = await as('sup').read(rsa, rsaNo)
    expect(itemCnt).toBe(2)
    expect(items?.[1]).toMatchObject({
      rsaItemNo: 2,
      hazardDesc: '맨홀 덮개 들뜸: 발이 걸림',
      srcKey: `NM:${nearMissNo}`,
      freqVal: null,
      acceptYn: 'N',
    })
    expect((await knownTo('sup', rsaNo)).rows).toMatchObject([{ kindCd: 'NM', rsaItemNo: 2 }, { rsaItemNo: null }])
    await expect(take('sup', rsaNo, 'NM', String(nearMissNo))).rejects.toMatchObject({
      status: 409,
      code: 'RSA_KNOWN_TAKEN',
    })
  })

  test('only while hazards are looked for, by who leads, and only what he may read', async () => {
    const told = await announced(site(), ground)
    await expect(take('sup', told.rsaNo, 'NM', String(nearMissNo))).rejects.toMatchObject({ status: 409 })
    const { rsaNo } = await begun(site(), ground)
    await expect(take('emp', rsaNo, 'NM', String(nearMissNo))).rejects.toMatchObject({ status: 403 })
    for (const [kindCd, id] of [
      ['NM', '999999'],
      ['NM', 'x'],
      ['MEAS', '1-톨루엔'],
      ['ACC', '1'],
    ] as const)
      await expect(take('sup', rsaNo, kindCd, id)).rejects.toMatchObject({ status: 404 })
    expect((await as('sup').read(rsa, rsaNo)).itemCnt).toBe(1)
  })
})
