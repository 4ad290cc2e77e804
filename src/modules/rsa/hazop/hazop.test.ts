/** A study from its drawing to its recommendations carried out, and what it is refused for on the way. */
import { buffer } from 'node:stream/consumers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import { anApprovedScale, aProcess, at, verified } from '../assess/rsa.fixture.ts'
import { rsaScale } from '../scale/rsa-scale.model.ts'
import { aScale } from '../scale/rsa-scale.seed.ts'
import { loadStudies } from './hazop.demo.ts'
import { type HazopLine, hazop } from './hazop.model.ts'
import { aCause, aLine, allAsked, aNode, aStudy } from './hazop.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
let ground: { scaleNo: number; processNo: number }
beforeAll(async () => {
  ground = { scaleNo: await anApprovedScale(site()), processNo: await aProcess(site()) }
})
beforeEach(() => site().setClock(at('2026-11-21')))

type Values = DraftOf<typeof hazop>
async function begun(values: Values = {}) {
  const { hazopNo } = await as('sup').create(hazop, aStudy({ ...ground, ...values }))
  return as('sup').act(hazop, hazopNo, 'start')
}
/** One node of which everything mandatory was asked, with what these lines say instead. */
async function examined(lines: HazopLine[] = [], values: Values = {}) {
  const started = await begun()
  const told = new Set(lines.map(({ deviationCd }) => deviationCd))
  const rest = allAsked(1).filter(({ deviationCd }) => !told.has(deviationCd))
  return as('sup').edit(hazop, started, started.hazopNo, { nodes: [aNode()], lines: [...lines, ...rest], ...values })
}
const submit = async (lines: HazopLine[] = [], values: Values = {}) =>
  as('sup').act(hazop, (await examined(lines, values)).hazopNo, 'submit')
const done = async (lines: HazopLine[] = [], values: Values = {}) =>
  as('shd').act(hazop, (await submit(lines, values)).hazopNo, 'approve')

async function codesOf(refused: Promise<unknown>): Promise<[string, string][]> {
  const error = await refused.then(
    () => ({ answer: { problems: [] } }),
    (found) => found,
  )
  return (error.answer.problems as { field: string; code: string }[]).map(({ field, code }) => [field, code])
}
const bad = { freqVal: 4, sevVal: 3 } as const
const measure = { recommendDesc: '독립된 고온 차단을 단다.', ownerUserId: 'maint', dueYmd: '2026-12-31' } as const

describe('R11 a study', () => {
  test('is begun by its leader with a team, submitted by him and approved by the head of safety', async () => {
    const sent = await submit()
    expect(sent).toMatchObject({
      statusCd: 'RQST',
      nodeCnt: 1,
      hazopDocNo: expect.stringMatching(/^HZ-20261121-\d{3}$/),
    })
    await expect(as('sup').act(hazop, sent.hazopNo, 'approve')).rejects.toMatchObject({ status: 403 })
    expect(await as('shd').act(hazop, sent.hazopNo, 'approve')).toMatchObject({
      statusCd: 'DONE',
      doneYmd: '2026-11-21',
      revalidYmd: '2030-11-21',
    })
  })

  test('is not begun without a team, nor on a scale that was not approved', async () => {
    const alone = await as('sup').create(hazop, aStudy({ ...ground, team: [] }))
    await expect(as('sup').act(hazop, alone.hazopNo, 'start')).rejects.toMatchObject({ status: 400, field: 'team' })
    const { rsaScaleNo } = await as('safety').create(rsaScale, aScale())
    await as('safety').act(rsaScale, rsaScaleNo, 'submit')
    await expect(begun({ scaleNo: rsaScaleNo })).rejects.toMatchObject({ code: 'HAZOP_SCALE' })
  })

  test('nobody but its leader and the safety manager goes on with it', async () => {
    const { hazopNo } = await examined()
    await expect(as('emp').act(hazop, hazopNo, 'submit')).rejects.toMatchObject({ status: 403 })
  })

  test('a node needs what it was designed for; its drawing is that of the study', async () => {
    const { hazopNo, nodes } = await examined([], { nodes: [aNode({ intentDesc: null })] })
    expect(nodes?.[0]).toMatchObject({ nodeNo: 1, drawingNo: 'P-101', drawingRevNo: 'A' })
    expect(await codesOf(as('sup').act(hazop, hazopNo, 'submit'))).toEqual([['nodes.0.intentDesc', 'REQUIRED']])
  })

  test('every mandatory deviation of its kind is asked; a vessel is asked for its level too', async () => {
    expect(await codesOf(submit([], { lines: allAsked(1).slice(1) }))).toEqual([['lines', 'HAZOP_DEVIATIONS']])
    expect(await codesOf(submit([], { nodes: [aNode({ nodeTypeCd: 'VESSEL' })] }))).toEqual([
      ['lines', 'HAZOP_DEVIATIONS'],
    ])
  })

  test('a deviation has causes, or the reason why there is none, not both', async () => {
    expect(await codesOf(submit([aLine({ noCauseDesc: null })]))).toEqual([['lines.0.causeDesc', 'HAZOP_CAUSE']])
    expect(await codesOf(submit([aCause({ noCauseDesc: '없음' })]))).toEqual([['lines.0.noCauseDesc', 'HAZOP_BOTH']])
  })

  test('a cause has its consequence, what stands against it, and its risk on the scale', async () => {
    const bare = aCause({ consequenceDesc: null, safeguardDesc: null, freqVal: null })
    expect((await codesOf(submit([bare]))).map(([field]) => field)).toEqual([
      'lines.0.consequenceDesc',
      'lines.0.safeguardDesc',
      'lines.0.freqVal',
    ])
    expect(await codesOf(submit([aCause({ freqVal: 9 })]))).toEqual([['lines.0.sevVal', 'HAZOP_STEP']])
    expect((await examined([aCause(bad)])).lines?.[0]).toMatchObject({ riskVal: 12, gradeCd: 'SHIGH', acceptYn: 'N' })
  })

  test('what is not accepted has a recommendation, whose owner does not verify it himself', async () => {
    expect(await codesOf(submit([aCause(bad)]))).toEqual([['lines.0.recommendDesc', 'HAZOP_RECOMMEND']])
    expect(await codesOf(submit([aCause({ ...bad, recommendDesc: '고온 차단' })]))).toEqual([
      ['lines.0.ownerUserId', 'HAZOP_OWNER'],
    ])
    const own = aCause({ ...bad, ...measure, ownerUserId: 'sup' })
    expect(await codesOf(submit([own]))).toEqual([['lines.0.verifyUserId', 'HAZOP_VERIFIER']])
    expect(await submit([{ ...own, verifyUserId: 'safety' }])).toMatchObject({ statusCd: 'RQST' })
  })

  test('a deviation of no node is told', async () => {
    expect(await codesOf(submit([aLine({ nodeNo: 7 }), ...allAsked(1)]))).toContainEqual([
      'lines.0.nodeNo',
      'HAZOP_NO_SUCH_NODE',
    ])
  })
})

describe('R13 a recommendation', () => {
  test.each([
    [{ freqVal: 5, sevVal: 4 }, 'CRIT'],
    [bad, 'HIGH'],
    [{ freqVal: 2, sevVal: 2 }, 'MID'],
  ])('of %o is an improvement of grade %s, verified by the leader', async (steps, riskGradeCd) => {
    const study = await done([aCause({ ...steps, ...measure })])
    const row = await as('safety').read(impr, study.lines?.[0]?.imprNo ?? 0)
    expect(row).toMatchObject({
      srcCd: 'RSA',
      srcNo: study.hazopDocNo,
      srcRowNo: '1',
      riskGradeCd,
      ownerUserId: 'maint',
      verifyUserId: 'sup',
      imprDesc: measure.recommendDesc,
    })
  })

  test('comes back as done once it was verified, and is not changed here meanwhile', async () => {
    const study = await done([aCause({ ...bad, ...measure })])
    const no = study.hazopNo
    await verified(site(), study.lines?.[0]?.imprNo ?? 0)
    const held = await as('sup').read(hazop, no)
    expect(held.lines?.[0]).toMatchObject({ doneYmd: '2026-11-21' })
    const again = await as('sup').act(hazop, no, 'review', { reasonDesc: '도면 개정' })
    const lines = (again.lines ?? []).map((line, index) => (index === 0 ? { ...line, recommendDesc: '다른 것' } : line))
    await expect(as('sup').edit(hazop, again, no, { lines })).rejects.toMatchObject({ code: 'HAZOP_LINE_REGISTERED' })
    await expect(as('sup').edit(hazop, again, no, { lines: lines.slice(1) })).rejects.toMatchObject({
      code: 'HAZOP_LINE_REGISTERED',
    })
  })
})

test('who leads the study learns that the improvement of a recommendation was cancelled', async () => {
  const study = await done([aCause({ ...bad, ...measure })])
  const imprNo = study.lines?.[0]?.imprNo ?? 0
  await as('sup').act(impr, imprNo, 'askCancel', { cancelDesc: '위험을 받아들입니다.', reasonDesc: '예산 없음' })
  await as('shd').act(impr, imprNo, 'cancel')
  for (const userId of ['sup', 'safety', 'shd']) {
    const { rows } = await as(userId).notifications()
    expect([userId, rows[0]?.messageDesc]).toEqual([userId, expect.stringContaining('권고의 개선이 취소되어')])
  }
  expect((await as('sup').read(hazop, study.hazopNo)).lines?.[0]).toMatchObject({ doneYmd: null })
})

describe('R11 a new revision of its drawing', () => {
  test('flags what was examined on it, after the study was done too, and holds it until somebody has looked', async () => {
    const study = await done()
    const redrawn = await as('sup').edit(hazop, study, study.hazopNo, { drawingRevNo: 'B' })
    expect(redrawn).toMatchObject({ statusCd: 'DONE', reviewCnt: 1, nodes: [{ drawingRevNo: 'B', reviewYn: 'Y' }] })
    expect((await as('safety').notifications()).rows[0]?.messageDesc).toContain('도면이 개정되어')
    await as('sup').act(hazop, study.hazopNo, 'review', { reasonDesc: '도면 개정' })
    expect(await codesOf(as('sup').act(hazop, study.hazopNo, 'submit'))).toEqual([['nodes.0.reviewYn', 'HAZOP_REVIEW']])
    const held = await as('sup').read(hazop, study.hazopNo)
    const nodes = (held.nodes ?? []).map((node) => ({ ...node, reviewYn: 'N' as const }))
    await as('sup').edit(hazop, held, study.hazopNo, { nodes })
    expect(await as('sup').act(hazop, study.hazopNo, 'submit')).toMatchObject({ statusCd: 'RQST', reviewCnt: 0 })
  })

  test('leaves a node on another drawing alone, and flags the one whose own revision changes', async () => {
    const study = await examined([], {
      nodes: [aNode(), aNode({ drawingNo: 'P-202', drawingRevNo: '3' })],
      lines: [...allAsked(1), ...allAsked(2)],
    })
    const redrawn = await as('sup').edit(hazop, study, study.hazopNo, { drawingRevNo: 'B' })
    expect(redrawn.nodes).toMatchObject([{ reviewYn: 'Y' }, { reviewYn: 'N', drawingRevNo: '3' }])
    const [first, second] = redrawn.nodes ?? []
    const nodes = [
      { ...aNode(), ...first, reviewYn: 'N' as const },
      { ...aNode(), ...second, drawingRevNo: '4' },
    ]
    expect((await as('sup').edit(hazop, redrawn, study.hazopNo, { nodes })).nodes).toMatchObject([
      { reviewYn: 'N' },
      { reviewYn: 'Y', drawingRevNo: '4' },
    ])
  })
})

test('R11 after four years the whole is looked at anew; looking at one node does not put that off', async () => {
  const study = await done()
  const no = study.hazopNo
  await site().setClock(at('2028-05-02'))
  await as('sup').act(hazop, no, 'review', { reasonDesc: '도면 개정' })
  await as('sup').act(hazop, no, 'submit')
  expect(await as('shd').act(hazop, no, 'approve')).toMatchObject({ doneYmd: '2028-05-02', revalidYmd: '2030-11-21' })
  await site().setClock(at('2030-08-23', '06:10:00'))
  await site().runJob('hazop-deadlines')
  expect((await as('safety').notifications()).rows[0]?.messageDesc).toContain('재검증 기한이 다가옵니다')
  await site().setClock(at('2030-11-20'))
  const again = await as('sup').act(hazop, no, 'revalidate')
  expect(again).toMatchObject({ statusCd: 'DOING', reviewCnt: 1, nodes: [{ reviewYn: 'Y' }] })
  const nodes = (again.nodes ?? []).map((node) => ({ ...node, reviewYn: 'N' as const }))
  await as('sup').edit(hazop, again, no, { nodes })
  await as('sup').act(hazop, no, 'submit')
  expect(await as('shd').act(hazop, no, 'approve')).toMatchObject({ revalidYmd: '2034-11-20' })
})

describe('LOPA', () => {
  const lopa = (values: object = {}) => ({
    hazopRowNo: 1,
    iefVal: '0.1',
    targetVal: '1e-5',
    freqVal: null,
    rrfVal: null,
    silCd: null,
    ...values,
  })
  const ipl = (pfdVal: string | null, values: object = {}) => ({
    hazopRowNo: 1,
    iplDesc: '고온 경보',
    pfdVal,
    ...values,
  })

  test('RA-A06 IEF 0.1/y, PFDs 0.1 and 0.1, target 1e-5: f 1e-3, RRF 100, SIL2, whatever is sent', async () => {
    const lopas = [lopa({ freqVal: '1', rrfVal: '1', silCd: 'NONE' })]
    const study = await examined([aCause()], { lopas, ipls: [ipl('0.1'), ipl('0.1')] })
    expect(study.lopas).toMatchObject([{ freqVal: '0.001', rrfVal: '100', silCd: 'SIL2' }])
  })

  test('what is still missing has a recommendation', async () => {
    const layers = { lopas: [lopa()], ipls: [ipl('0.1'), ipl('0.1')] }
    expect(await codesOf(submit([aCause()], layers))).toEqual([['lopas.0.silCd', 'LOPA_RECOMMEND']])
    expect(await submit([aCause(measure)], layers)).toMatchObject({ statusCd: 'RQST' })
    const enough = { lopas: [lopa()], ipls: [ipl('0.001'), ipl('0.1')] }
    expect(await submit([aCause()], enough)).toMatchObject({ lopas: [{ rrfVal: '1', silCd: 'NONE' }] })
  })

  test('stands once at a cause; its numbers are numbers, its layers its own', async () => {
    expect(await codesOf(submit([aLine()], { lopas: [lopa()] }))).toEqual([['lopas.0.hazopRowNo', 'LOPA_ROW']])
    const twice = { lopas: [lopa({ targetVal: '1' }), lopa({ targetVal: '1' })] }
    expect(await codesOf(submit([aCause()], twice))).toEqual([['lopas.1.hazopRowNo', 'LOPA_TWICE']])
    const wrong = {
      lopas: [lopa({ iefVal: '가끔' })],
      ipls: [ipl('1.5', { iplDesc: null }), ipl('0.1', { hazopRowNo: 2 })],
    }
    expect(await codesOf(submit([aCause()], wrong))).toEqual([
      ['lopas.0.iefVal', 'LOPA_NUMBER'],
      ['ipls.0.iplDesc', 'REQUIRED'],
      ['ipls.0.pfdVal', 'LOPA_PFD'],
      ['ipls.1.hazopRowNo', 'LOPA_LAYER'],
    ])
  })
})

describe('deviations by Excel', () => {
  const heads = ['노드번호', '이탈', '원인', '결과', '현재조치', '빈도', '강도']
  const upload = async (userId: string, no: number, rows: (string | number)[][]) => {
    const columns = heads.map((text) => ({ text, width: 20 }))
    const book = await buffer(writeWorkbook({ sheetNm: 'HAZOP', columns, rows }))
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(book)]), 'lines.xlsx')
    return as(userId).call(`${hazop.api}/${no}/lines/upload`, { method: 'POST', body })
  }
  const told = (nodeNo: number) => [nodeNo, '역류', '체크밸브 고장', '저장조 오염', '체크밸브', 3, 3]

  test('are added and judged as if typed, at nodes that are there, by its leader, while it is examined', async () => {
    const { hazopNo } = await examined()
    const before = (await as('sup').read(hazop, hazopNo)).lines?.length ?? 0
    await upload('sup', hazopNo, [told(1)])
    const { lines } = await as('sup').read(hazop, hazopNo)
    expect(lines).toHaveLength(before + 1)
    expect(lines?.at(-1)).toMatchObject({ deviationCd: 'FLOW_REVERSE', riskVal: 9, acceptYn: 'N' })
    await expect(upload('sup', hazopNo, [told(4)])).rejects.toMatchObject({ code: 'HAZOP_NO_SUCH_NODE' })
    await expect(upload('emp', hazopNo, [told(1)])).rejects.toMatchObject({ status: 403 })
    const sent = await submit()
    await expect(upload('sup', sent.hazopNo, [told(1)])).rejects.toMatchObject({ status: 409 })
  })
})

test('the demo examines four nodes, and what it tells could be submitted but for what is still to be decided', async () => {
  const plant = {
    plantCd: '2000',
    owners: ['sup'],
    processes: [{ processNo: ground.processNo, processNm: '반응공정', deptCd: 'D2110' }],
  }
  await loadStudies(site(), { today: '2026-11-21', now: new Date(at('2026-11-21')), sites: [plant] })
  const [{ hazopNo } = { hazopNo: 0 }] = (await as('sup').list(hazop, { q: '반응공정' })).rows.filter(
    ({ nodeCnt }) => nodeCnt === 4,
  )
  const study = await as('sup').read(hazop, hazopNo)
  expect(study).toMatchObject({
    statusCd: 'DOING',
    lopas: [{ silCd: 'SIL2' }, { silCd: 'NONE' }],
  })
  const leader = as(study.leaderUserId ?? '')
  expect(await codesOf(leader.act(hazop, hazopNo, 'submit'))).toEqual([['lines.0.ownerUserId', 'HAZOP_OWNER']])
})
