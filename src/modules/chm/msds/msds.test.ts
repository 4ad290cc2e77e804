/** Safety data sheets on their way: what they must have, who decides, what holds from then on. */
import { beforeAll, describe, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { chemicals } from '../chm.fixture.ts'
import type { Composition, MaterialGhs } from '../material/material.calls.ts'
import { materialMaster } from '../material/material.master.ts'
import type { MsdsCompare } from './msds.calls.ts'
import { sheets } from './msds.fixture.ts'
import { chmMsds } from './msds.model.ts'
import { aHazard, aMsds, aPart, someSections } from './msds.seed.ts'

const site = aFileSite()
const { chem, substance, material, composed, release, said } = chemicals(site)
const { as, draft, request, review, choose, approve, inForce, stateOf } = sheets(site)

/** The messages of a refusal, in the order in which they are told. */
const told = (asking: Promise<unknown>) =>
  asking.then(
    () => [] as string[],
    ({ answer }) => (answer.problems as { message: string }[]).map(({ message }) => message),
  )
const codes = (asking: Promise<unknown>) =>
  asking.then(
    () => [] as string[],
    ({ answer }) => (answer.problems as { code: string }[]).map(({ code }) => code),
  )
const compositionOf = (no: number) => chem<Composition>(`${materialMaster.api}/${no}/composition`)
const ghsOf = (no: number) => chem<MaterialGhs>(`${materialMaster.api}/${no}/ghs`)

beforeAll(async () => {
  await substance({ casNo: '7732-18-5', korNm: '물' })
})

describe('before it is reviewed', () => {
  test('every section says something, 1, 2, 3 and 15 never 해당 없음, and all that is missing is named at once', async () => {
    const sections = someSections()
      .filter(({ sectionNo }) => sectionNo !== 7 && sectionNo !== 12)
      .map((row) => (row.sectionNo === 15 ? { ...row, bodyDesc: null, emptyTypeCd: 'NOT_APPL' as const } : row))
    const no = await draft(await material(), { sections })
    expect(await told(request(no))).toEqual([
      '7번 항목을 입력하거나 자료 없음/해당 없음을 선택하세요.',
      '12번 항목을 입력하거나 자료 없음/해당 없음을 선택하세요.',
      '15번 항목은 해당 없음으로 둘 수 없습니다.',
    ])
    expect(await stateOf(no)).toBe('TEMP')
  })

  test('S10 without its number or an exclusion it is not asked for; the number has its form', async () => {
    const numbered =
      (msdsSubmitNo: string | null, more = {}) =>
      async () => {
        const no = await draft(await material(), { msdsSubmitNo, ...more })
        return codes(request(no))
      }
    expect(await numbered(null)()).toEqual(['CHM_MSDS_NO'])
    expect(await numbered('AA00000-123')()).toEqual(['CHM_MSDS_NO'])
    expect(await numbered(null, { exceptCd: 'RND' })()).toEqual([])
    expect(await numbered('AA00000-0000000000')()).toEqual([])
  })

  test('S11 one sheet of a product and language at a time; another language has its own', async () => {
    const matNo = await material()
    await draft(matNo, { revNo: '3' })
    expect(await told(draft(matNo, { revNo: '4' }))).toEqual(['검토 중인 개정본이 있습니다(개정 3).'])
    expect(await codes(draft(matNo, { langCd: 'en' }))).toEqual([])
  })

  test('S11 a revision is not older than the one in force, when it is written and when it is asked for', async () => {
    const matNo = await material()
    await inForce(matNo, { revYmd: '2026-10-01' })
    expect(await told(draft(matNo, { revNo: '2', revYmd: '2026-09-30' }))).toEqual([
      '현재 개정일(2026-10-01)보다 이전 개정본입니다.',
    ])
    expect(await codes(draft(matNo, { revNo: '2', revYmd: '2026-10-01' }))).toEqual([])
  })

  test('every row of a wrong composition is named, with its place', async () => {
    const comps = [
      aPart('67-64-2', { pctVal: 60 }),
      aPart('67-64-1', { minPctVal: 30, maxPctVal: 20 }),
      aPart('없는 물질', { pctVal: 1 }),
    ]
    const no = await draft(await material(), { comps })
    expect(await codes(request(no))).toEqual(['CHM_CAS_DIGIT', 'CHM_COMP_UNKNOWN', 'CHM_COMP_RANGE'])
  })

  test('who keeps no chemicals writes no sheet, at any plant; all read it once it is asked for', async () => {
    const matNo = await material()
    await expect(as('emp').create(chmMsds, aMsds(matNo))).rejects.toMatchObject({ status: 403 })
    const no = await draft(matNo)
    expect((await as('health').fetch(`${chmMsds.api}/${no}`)).status).toBe(404)
    await request(no)
    expect((await as('health').fetch(`${chmMsds.api}/${no}`)).status).toBe(200)
    expect((await as('safety3').fetch(`${chmMsds.api}/${no}`)).status).toBe(200)
    expect((await as('V100001-02').fetch(`${chmMsds.api}/${no}`)).status).toBe(403)
  })
})

describe('when it is decided on', () => {
  test('CM-03 whoever asked does not approve; HLM or TOX does', async () => {
    const no = await draft(await material())
    await request(no)
    await choose(no)
    await expect(approve(no, 'chem')).rejects.toMatchObject({ status: 403, code: 'CM-03' })
    await expect(approve(no, 'safety')).rejects.toMatchObject({ status: 403 })
    expect(await approve(no, 'health')).toMatchObject({ statusCd: 'ACTIVE', effectiveYmd: '2026-11-24' })
  })

  test('without its classes settled it does not hold; sent back they are to be settled again', async () => {
    const no = await draft(await material())
    await request(no)
    expect(await codes(approve(no))).toEqual(['CHM_MSDS_GHS'])
    await choose(no)
    await as('toxic').act(chmMsds, no, 'sendBack', { reasonCd: 'DATA_WRONG', reasonDesc: '3번 항목의 함량' })
    expect(await stateOf(no)).toBe('RTN')
    await request(no)
    expect(await codes(approve(no))).toEqual(['CHM_MSDS_GHS'])
  })

  test('a secret part needs an approval that has not ended; what is on a list is never secret', async () => {
    const secret = (more: object) => [
      aPart('67-64-1', { pctVal: 80 }),
      aPart(null, { secretYn: 'Y', altNm: '계면활성제 A', altMinPctVal: 10, altMaxPctVal: 20, ...more }),
    ]
    const asked = async (more: object) => {
      const no = await draft(await material(), { comps: secret(more) })
      await request(no)
      await choose(no)
      return told(approve(no))
    }
    expect(await asked({})).toEqual(['비공개 성분의 승인번호와 승인 만료일을 입력하세요: 계면활성제 A'])
    expect(await asked({ approvalNo: 'S-1', approvalEndYmd: '2026-11-23' })).toEqual([
      '비공개 승인이 만료되었습니다(2026-11-23).',
    ])
    expect(await asked({ approvalNo: 'S-1', approvalEndYmd: '2026-11-24' })).toEqual([])
    const no = await draft(await material(), {
      comps: [aPart('71-43-2', { pctVal: 100, secretYn: 'Y', altNm: '용제' })],
    })
    expect(await codes(request(no))).toEqual(['CHM_SECRET_NOT_ALLOWED'])
  })

  test('CH-A08 CH-A09 a secret content stands in its alternative range', async () => {
    const asked = async (pctVal: number, altMinPctVal: number, altMaxPctVal: number) => {
      const secret = {
        secretYn: 'Y',
        altNm: '성분 B',
        altMinPctVal,
        altMaxPctVal,
        approvalNo: 'S-2',
        approvalEndYmd: '2030-01-01',
      }
      await site().sql(`insert into chm_substance (cas_no, kor_nm, eng_nm, phys_state_cd, create_dt, update_dt)
        select '56-81-5', '글리세롤', 'Glycerol', 'L', now(), now() where not exists (select from chm_substance where cas_no = '56-81-5')`)
      const no = await draft(await material(), {
        comps: [aPart('56-81-5', { pctVal, ...secret }), aPart('7732-18-5', { pctVal: 100 - pctVal })],
      })
      return told(request(no))
    }
    expect(await asked(18, 8, 28)).toEqual([])
    expect(await asked(18, 5, 28)).toEqual(['대체함유량 범위를 벗어났습니다(허용 8~28%).'])
    expect(await asked(30, 10, 50)).toEqual([])
  })
})

describe('what holds from then on', () => {
  test('composition and classes of the product are those of the sheet, and it is screened anew', async () => {
    await release([{ casNo: '108-88-3', cutPctVal: 1, cutOpCd: 'GE' }], { listCd: 'OSH_CONTROL' })
    const matNo = await composed({ '7732-18-5': 100 })
    expect((await said(matNo)).filter((line) => line.includes('HIT'))).toEqual([])
    const comps = [
      aPart('108-88-3', { minPctVal: 30, maxPctVal: 40 }),
      aPart('7732-18-5', { minPctVal: 60, maxPctVal: 70 }),
    ]
    const no = await draft(matNo, { comps, hazards: [aHazard('FLAM_LIQ', '2')] })
    await request(no)
    const { hits } = await review(no)
    expect(hits).toContainEqual(
      expect.objectContaining({ kindCd: 'ADD', judgeCd: 'HIT', subjectNm: '톨루엔', contentPctVal: 40 }),
    )
    // Nothing of it holds before somebody has decided.
    expect((await said(matNo)).filter((line) => line.includes('HIT'))).toEqual([])
    await choose(no)
    await approve(no)
    expect(await said(matNo)).toContain('관리대상 유해물질 HIT 40')
    const { compRevNo, rows, revisions } = await compositionOf(matNo)
    expect([compRevNo, rows.map(({ casNo }) => casNo), revisions[0]?.reasonDesc]).toEqual([
      2,
      ['108-88-3', '7732-18-5'],
      'MSDS 한빛화학 개정 1 (2026-10-01)',
    ])
    const { chosen } = await ghsOf(matNo)
    expect([chosen.isOld, chosen.rows.map(({ hazardClassCd, categoryCd }) => [hazardClassCd, categoryCd])]).toEqual([
      false,
      [['FLAM_LIQ', '2']],
    ])
  })

  test('the one before gives way; what says the same leaves composition and classes as they are', async () => {
    const matNo = await material()
    const first = await inForce(matNo)
    const second = await inForce(matNo, {
      revNo: '2',
      revYmd: '2026-11-01',
      sections: someSections({ 16: '문헌을 더함' }),
    })
    expect([await stateOf(first), await stateOf(second)]).toEqual(['OLD', 'ACTIVE'])
    expect((await compositionOf(matNo)).compRevNo).toBe(1)
    expect(await as('chem').read(chmMsds, second)).toMatchObject({
      changedDesc: '16',
      teachYn: 'N',
      reviewDueYmd: '2029-11-01',
    })
    const { before, sections } = await as('oper').call<MsdsCompare>(`${chmMsds.api}/${second}/compare`)
    expect(before).toMatchObject({ chmMsdsNo: first, revNo: '1' })
    expect(sections.filter((one) => one.before !== one.after).map(({ sectionNo }) => sectionNo)).toEqual([16])
  })

  test('S11 a sheet in another language decides nothing', async () => {
    const matNo = await material()
    await inForce(matNo)
    await inForce(matNo, { langCd: 'en', comps: [], hazards: [] })
    expect((await compositionOf(matNo)).rows.map(({ casNo }) => casNo)).toEqual(['67-64-1'])
    const { total } = await as('chem').list(chmMsds, { where: { statusCd: 'ACTIVE', chmMatNo: String(matNo) } })
    expect(total).toBe(2)
  })

  test('the stricter of two is proposed; the calculated side holds where somebody chose it, with his reason', async () => {
    const matNo = await material({ phVal: 1 })
    const no = await draft(matNo, { comps: [aPart('7732-18-5', { pctVal: 100 })], hazards: [aHazard('SKIN', '2')] })
    await request(no)
    const line = (await review(no)).lines.find(({ hazardClassCd }) => hazardClassCd === 'SKIN')
    expect(line).toMatchObject({ differs: true, proposed: 'CALC', entered: { categoryCd: '2' } })
    await choose(no, [{ hazardClassCd: 'SKIN', routeCd: null }], 'pH 1이므로 부식성으로 봄')
    await approve(no)
    const { chosen } = await ghsOf(matNo)
    expect(chosen).toMatchObject({
      reasonDesc: 'pH 1이므로 부식성으로 봄',
      rows: [{ hazardClassCd: 'SKIN', sideCd: 'CALC' }],
    })
  })

  test('a choice of what nobody knows is refused, as is one on a sheet that is not in review', async () => {
    const no = await draft(await material())
    await expect(choose(no)).rejects.toMatchObject({ status: 409, code: 'CM-02' })
    await request(no)
    await expect(choose(no, [{ hazardClassCd: 'CARC', routeCd: null }])).rejects.toMatchObject({
      code: 'CHM_GHS_NOT_KNOWN',
    })
    const { rowVersion } = await as('chem').read(chmMsds, no)
    const body = { rowVersion, calcOf: [], reasonDesc: '공급사 분류' }
    await expect(as('emp').call(`${chmMsds.api}/${no}/ghs`, { method: 'POST', body })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('S14 it ends with a reason, by who keeps chemicals, and is read for five years', async () => {
    const no = await inForce(await material())
    await expect(as('toxic').act(chmMsds, no, 'retire', { reasonDesc: '단종' })).rejects.toMatchObject({ status: 403 })
    await expect(as('chem').act(chmMsds, no, 'retire')).rejects.toMatchObject({ status: 400 })
    expect(await as('chem').act(chmMsds, no, 'retire', { reasonDesc: '단종, 남은 용기 없음' })).toMatchObject({
      statusCd: 'RETIRED',
      keepYmd: '2031-11-24',
    })
    expect((await as('oper').fetch(`${chmMsds.api}/${no}`)).status).toBe(200)
  })
})
