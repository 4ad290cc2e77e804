/** Around a JSA: sheets, the library, signatures, regular evaluation, stages, and what permits will ask. */
import { beforeEach, describe, expect, test } from 'vitest'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import { linkProblems } from './jsa.api.ts'
import type { Extra, LibraryLine, StageLine } from './jsa.calls.ts'
import { drafted, fixed, signed, submitted, VENDOR } from './jsa.fixture.ts'
import { jsa } from './jsa.model.ts'
import { hotWorkRows } from './jsa.seed.ts'
import { jsaEval } from './jsa-eval.model.ts'
import { makeTargets } from './jsa-targets.ts'

const site = aFileSite()
beforeEach(() => site().setClock('2026-11-21T10:00:00+09:00'))
const as = (userId: string) => site().as(userId)
let count = 0
const titled = (values: object = {}) => ({ jsaTitle: `배관 작업 ${count++}`, ...values })

const heads = [
  '단계 번호',
  '작업단계',
  '유해위험요인',
  '재해형태',
  '현재대책',
  '빈도',
  '강도',
  '추가대책',
  '대책구분',
  '후빈도',
  '후강도',
  '담당',
  '기한',
]
type Cells = (string | number | null)[]
const line = (at: number, values: Partial<Record<number, string | number | null>> = {}): Cells =>
  [at, `단계 ${at}`, `위험 ${at}`, '넘어짐', '정리', 2, 2, null, null, null, null, null, null].map((cell, index) =>
    index in values ? (values[index] ?? null) : cell,
  )

async function sheetOf(rows: Cells[], columns = heads): Promise<FormData> {
  const chunks: Buffer[] = []
  const spec = { sheetNm: '용접', columns: columns.map((text) => ({ text })), rows }
  for await (const chunk of writeWorkbook(spec)) chunks.push(Buffer.from(chunk as Uint8Array))
  const form = new FormData()
  form.set('file', new Blob([Buffer.concat(chunks)]), 'jsa.xlsx')
  return form
}
interface Preview {
  sheets: string[]
  rows: { rowNo: number }[]
  problems: { field: string; message: string }[]
  warnings: string[]
}
const check = async (rows: Cells[], columns = heads) =>
  as(VENDOR).call<Preview>('/api/saf/jsa-workbook', { method: 'POST', body: await sheetOf(rows, columns) })
const upload = async (rows: Cells[], jsaTitle: string, headers: Record<string, string> = {}) =>
  as(VENDOR).call<{ jsaNo: number }>(`/api/saf/jsa-upload?jsaTitle=${encodeURIComponent(jsaTitle)}`, {
    method: 'POST',
    headers,
    body: await sheetOf(rows),
  })

describe('sheets', () => {
  test('JS-A07 of 120 rows one with severity 5: nothing is saved, row and column are named', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => line(at + 1, at === 99 ? { 6: 5 } : {}))
    const before = await as(VENDOR).list(jsa)
    await expect(upload(rows, '업로드')).rejects.toMatchObject({
      status: 400,
      code: 'JSA_SHEET_WRONG',
      answer: {
        message: '오류 1건을 수정한 후 다시 올려주세요.',
        problems: [{ field: 'rows.101.sevBeforeVal', message: '101행 G열: 강도는 1~4 사이 정수여야 합니다.' }],
      },
    })
    expect((await as(VENDOR).list(jsa)).total).toBe(before.total)
  })

  test('a right sheet becomes a draft of his own; merged steps are filled down', async () => {
    const rows = [line(1), line(1, { 0: null, 1: null, 2: '다른 위험' }), line(2), line(3)]
    expect(await check(rows)).toMatchObject({ sheets: ['용접'], problems: [], warnings: [] })
    const { jsaNo } = await upload(rows, '엑셀 작업')
    const record = await as(VENDOR).read(jsa, jsaNo)
    expect(record).toMatchObject({ statusCd: 'TEMP', vendorCd: 'V100001', stepCnt: 3, rowCnt: 4, maxAfterVal: 4 })
    expect(record.rows[1]).toMatchObject({ stepNo: 1, stepNm: '단계 1', hazardDesc: '다른 위험', accTypeCd: 'TRIP' })
    const sheet = await as(VENDOR).readSheet(`/api/saf/jsa/${jsaNo}/sheet`)
    expect(sheet.rows).toHaveLength(5)
  })

  test('a sheet that is sent again under its key stays one JSA', async () => {
    const send = () => upload([line(1)], '두 번 보낸 파일', { 'idempotency-key': 'jsa-sheet' })
    expect(await send()).toEqual(await send())
  })

  test('every fault by row and column: codes, reductions, days, steps; a repeated hazard is only told', async () => {
    const rows = [
      line(1, { 3: '미끄덩', 12: '2020-01-01' }),
      line(2, { 7: '장갑', 8: '보호구', 9: 1, 10: 2 }),
      line(4, { 2: '위험 2', 8: '기도' }),
      line(4, { 2: '위험 2' }),
    ]
    const { problems, warnings, rows: shown } = await check(rows)
    expect(problems.map(({ message }) => message)).toEqual([
      "2행 D열: '미끄덩'은 없는 재해형태입니다.",
      '2행 M열: 기한은 오늘보다 빠를 수 없습니다.',
      '3행 J열: 보호구만으로는 빈도를 낮출 수 없습니다.',
      '4행 A열: 단계번호는 1부터 빠짐없이 커져야 합니다.',
      "4행 I열: '기도'는 없는 대책구분입니다.",
    ])
    expect(warnings).toEqual(['5행은 4행과 단계와 유해위험요인이 같습니다.'])
    // Each row knows its place in the sheet: the preview marks the cells that are named.
    expect(shown.map(({ rowNo }) => rowNo)).toEqual([2, 3, 4, 5])
  })

  test('days and words are read as people write them in any language, and the sheet of a JSA makes the same one again', async () => {
    const cells = { 7: '고정', 8: '공학적, Administrative', 9: 1, 10: 2, 11: '반장' }
    const rows = [line(1, { ...cells, 12: '2027.1.5' }), line(2, { ...cells, 3: 'TRIP', 12: 20270105 })]
    expect((await check(rows)).problems).toEqual([])
    const first = await upload(rows, '있는 그대로')
    const lines = async (no: number) => (await as(VENDOR).read(jsa, no)).rows.map(({ rowNo: _, ...rest }) => rest)
    expect(await lines(first.jsaNo)).toMatchObject([{ dueYmd: '2027-01-05' }, { dueYmd: '2027-01-05' }])
    for (const language of ['ko', 'en']) {
      const sheet = await as(VENDOR).readSheet(`/api/saf/jsa/${first.jsaNo}/sheet`, {
        headers: { 'accept-language': language },
      })
      const [head = [], ...others] = sheet.rows.map((row) => row.cells)
      const body = await sheetOf(others as Cells[], head.map(String))
      const again = await as(VENDOR).call<{ jsaNo: number }>('/api/saf/jsa-upload?jsaTitle=again', {
        method: 'POST',
        headers: { 'accept-language': language },
        body,
      })
      expect(await lines(again.jsaNo)).toEqual(await lines(first.jsaNo))
    }
  })

  test('a sheet without a column that is needed names it; other files are refused', async () => {
    const columns = heads.map((head) => (head === '강도' ? '세기' : head))
    expect((await check([line(1)], columns)).problems.map(({ message }) => message)).toEqual([
      "시트에 필수 열 '강도'이 없습니다.",
    ])
    const form = new FormData()
    form.set('file', new Blob(['nothing']), 'jsa.xlsx')
    await expect(as(VENDOR).call('/api/saf/jsa-workbook', { method: 'POST', body: form })).rejects.toMatchObject({
      status: 415,
    })
    await expect(as('reader').call('/api/saf/jsa-workbook', { method: 'POST', body: form })).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('library', () => {
  const libraryRecord = async () => {
    const { jsaNo } = await drafted(site(), titled({ jsaSrcCd: 'LIB' }), 'safety')
    await signed(site(), jsaNo, 'safety')
    await as('safety').act(jsa, jsaNo, 'submit')
    await as('oper').act(jsa, jsaNo, 'evaluateOpr')
    await expect(as('safety').act(jsa, jsaNo, 'confirm')).rejects.toMatchObject({ code: 'CM-03' })
    await site().sql(`update jsa set create_user_id = 'shd' where jsa_no = ${jsaNo}`)
    return as('safety').act(jsa, jsaNo, 'confirm')
  }

  test('R5 vendors find it, copy it with its origin, and look at each row before they submit', async () => {
    const source = await libraryRecord()
    const found = await as(VENDOR).call<{ rows: LibraryLine[] }>('/api/saf/jsa-library?permitTypeCd=HOT')
    expect(found.rows.map(({ jsaNo }) => jsaNo)).toContain(source.jsaNo)
    const none = await as(VENDOR).call<{ total: number }>('/api/saf/jsa-library?permitTypeCd=RAD')
    expect(none.total).toBe(0)
    const body = { jsaNo: source.jsaNo }
    const { jsaNo } = await as(VENDOR).call<{ jsaNo: number }>('/api/saf/jsa-copy', { method: 'POST', body })
    const copy = await as(VENDOR).read(jsa, jsaNo)
    expect(copy).toMatchObject({ copyFromJsaNo: source.jsaNo, vendorCd: 'V100001', statusCd: 'TEMP' })
    expect(copy.rows.map(({ originJsaNo, originRowNo }) => [originJsaNo, originRowNo])).toEqual(
      [1, 2, 3].map((rowNo) => [source.jsaNo, rowNo]),
    )
    await as(VENDOR).edit(jsa, copy, jsaNo, titled())
    await signed(site(), jsaNo)
    await expect(as(VENDOR).act(jsa, jsaNo, 'submit')).rejects.toMatchObject({ code: 'JSA_COPY_UNSEEN' })
    const latest = await as(VENDOR).read(jsa, jsaNo)
    await as(VENDOR).edit(jsa, latest, jsaNo, { rows: latest.rows.map((row) => ({ ...row, siteOkYn: 'Y' as const })) })
    expect(await as(VENDOR).act(jsa, jsaNo, 'submit')).toMatchObject({ statusCd: 'RQST' })

    const mark = { method: 'PUT', body: { markDesc: '차단막이 불티를 막지 못함' } }
    await expect(as(VENDOR).call(`/api/saf/jsa/${source.jsaNo}/rows/2/mark`, mark)).rejects.toMatchObject({
      status: 403,
    })
    await as('safety').call(`/api/saf/jsa/${source.jsaNo}/rows/2/mark`, mark)
    const { marks } = await as(VENDOR).call<Extra>(`/api/saf/jsa/${jsaNo}/extra`)
    expect(marks, 'R7').toEqual([{ rowNo: 2, markDesc: '차단막이 불티를 막지 못함' }])
  })
})

describe('signatures', () => {
  test('a person of the roster draws before who is signed in, or holds his card, and signs only what stands there now', async () => {
    const { jsaNo } = await drafted(site(), titled())
    const [person] = await site().sql<{ no: string; phone: string }>(
      `select person_no as no, phone_no as phone from vendor_person where vendor_cd = 'V100001' order by 1 limit 1`,
    )
    const path = `/api/saf/jsa/${jsaNo}/participants`
    const added = { partRoleCd: 'WORKER', personNo: Number(person?.no), langCd: 'uz' }
    await site().sql(`update vendor_person set lang_cd = 'uz' where vendor_cd = 'V100001'`)
    await as(VENDOR).call(path, { method: 'POST', body: added })
    await as(VENDOR).call(`/api/saf/jsa/${jsaNo}/interpreter`, {
      method: 'POST',
      body: { rowVersion: 1, langCd: 'uz', interpreterNm: '알리셰르', strokes: [[1, 1, 9, 9]] },
    })
    await expect(as(VENDOR).call(path, { method: 'POST', body: added })).rejects.toMatchObject({
      code: 'JSA_PART_TWICE',
    })
    const { parts } = await as(VENDOR).call<Extra>(`/api/saf/jsa/${jsaNo}/extra`)
    const sign = (values: object) =>
      as(VENDOR).call(`${path}/${parts[0]?.jsaPartNo}/sign`, {
        method: 'PUT',
        body: { rowVersion: 1, langCd: 'uz', strokes: [[1, 1, 9, 9]], ...values },
      })
    await expect(sign({ rowVersion: 7 })).rejects.toMatchObject({ status: 409 })
    await expect(sign({ phoneLast: person?.phone.slice(-4) }), 'digits prove nothing').rejects.toMatchObject({
      status: 400,
    })
    await sign({})
    const howOf = async (at = 0) => (await as(VENDOR).call<Extra>(`/api/saf/jsa/${jsaNo}/extra`)).parts[at]
    const [account] = await site().sql<{ nm: string }>(
      `select user_nm as nm from directory_person where user_id = '${VENDOR}'`,
    )
    expect(await howOf()).toMatchObject({
      ...{ validYn: 'Y', langCd: 'uz', strokes: [[1, 1, 9, 9]] },
      how: { wayCd: 'DRAWN', langCd: 'uz', witnessNm: account?.nm, textVer: expect.stringMatching(/^[0-9a-f]{8}$/) },
    })

    const [other] = await site().sql<{ no: string }>(
      `select person_no as no from vendor_person where vendor_cd = 'V100001' order by 1 offset 1 limit 1`,
    )
    await as(VENDOR).call(path, { method: 'POST', body: { ...added, personNo: Number(other?.no) } })
    const cardOf = async (personNo: string | undefined) => {
      const [made] = await site().sql<{ code: string }>(`with held as (
        insert into sgc_card (status_cd, stop_yn, plant_cd, vendor_cd, person_no, card_nm, card_type_cd, sgc_card_doc_no, create_user_id, update_user_id)
        select 'ISSUED', 'N', plant_cd, vendor_cd, person_no, person_nm, 'REG', 'SC-' || md5(random()::text), 'gate', 'gate' from vendor_person
        where person_no = ${personNo} returning sgc_card_no)
      insert into sgc_card_key (sgc_card_no, qr_key, create_dt) select sgc_card_no, md5(random()::text), now() from held returning qr_key as code`)
      return made?.code ?? ''
    }
    const partNo = (await howOf(1))?.jsaPartNo
    const byCard = (text: string) =>
      as(VENDOR).call(`${path}/${partNo}/card`, { method: 'PUT', body: { rowVersion: 1, langCd: 'uz', text } })
    await expect(byCard(await cardOf(person?.no))).rejects.toMatchObject({ code: 'JSA_OTHER_CARD' })
    await expect(byCard('없는 코드')).rejects.toMatchObject({ code: 'TBM_UNKNOWN' })
    await byCard(await cardOf(other?.no))
    expect(await howOf(1)).toMatchObject({ validYn: 'Y', how: { wayCd: 'CARD', witnessNm: account?.nm } })

    await as(VENDOR).call(path, { method: 'POST', body: { partRoleCd: 'LEADER', partNm: account?.nm } })
    await as(VENDOR).call(`${path}/${(await howOf(2))?.jsaPartNo}/sign`, {
      method: 'PUT',
      body: { rowVersion: 1, langCd: 'ko', strokes: [[1, 1, 9, 9]] },
    })
    expect(await howOf(2), 'he himself, by his account').toMatchObject({ how: { wayCd: 'ACCOUNT', witnessNm: null } })
  })

  test('nobody takes a person of another vendor', async () => {
    const { jsaNo } = await drafted(site(), titled())
    const [other] = await site().sql<{ no: string }>(
      `select person_no as no from vendor_person where vendor_cd = 'V100002' limit 1`,
    )
    const body = { partRoleCd: 'WORKER', personNo: Number(other?.no) }
    const adding = as(VENDOR).call(`/api/saf/jsa/${jsaNo}/participants`, { method: 'POST', body })
    await expect(adding).rejects.toMatchObject({ status: 404 })
  })
})

describe('regular evaluation', () => {
  test('JS-A05 fixed on 12-10: a target from 11-10 on, no link from 12-11 on', async () => {
    site().setClock('2025-12-10T10:00:00+09:00')
    const { jsaNo } = await fixed(site(), titled())
    const targets = async () => (await as(VENDOR).list(jsaEval, { where: { jsaNo: String(jsaNo) } })).rows
    site().setClock('2026-11-09T06:30:00+09:00')
    await site().runJob('jsa-dues')
    expect(await targets()).toEqual([])
    site().setClock('2026-11-10T06:30:00+09:00')
    await site().runJob('jsa-dues')
    await site().runJob('jsa-dues')
    expect(await targets()).toMatchObject([
      { statusCd: 'TARGET', reasonCd: 'REGULAR', dueYmd: '2026-12-10', authorUserId: VENDOR },
    ])
    const asked = { jsaNo, plantCd: '2000', vendorCd: 'V100001', permitTypeCds: ['HOT'] as const }
    const problems = await site().services.db.read('SYSTEM', (db) =>
      linkProblems(db, [
        { ...asked, ymd: '2026-12-10' },
        { ...asked, ymd: '2026-12-11' },
        { ...asked, ymd: '2026-12-10', permitTypeCds: ['HOT', 'CSE'] },
        { ...asked, ymd: '2026-12-10', vendorCd: 'V100002' },
      ]),
    )
    expect(problems.map((one) => one?.code)).toEqual([undefined, 'JSA_OVERDUE', 'JSA_TYPE_MISSING', 'JSA_UNKNOWN'])
    expect(problems[1]?.values).toEqual({ ymd: '2026-12-10' })
  })

  test('R2 every row gets its word and a worker signs; all kept in a minute is suspicious; released it is the next revision', async () => {
    const rows = [
      ...hotWorkRows(),
      ...Array.from({ length: 20 }, (_, at) => ({ ...hotWorkRows()[0], stepNo: 4, hazardDesc: `위험 ${at}` })),
    ]
    const first = await fixed(site(), titled({ rows }))
    const target = { jsaNo: first.jsaNo, reasonCd: 'LAW', eventDesc: null, dueYmd: '2026-12-04' } as const
    await site().services.db.write('SYSTEM', (tx) => makeTargets(tx, new Date(), [target]))
    const [found] = (await as(VENDOR).list(jsaEval, { where: { jsaNo: String(first.jsaNo) } })).rows
    const no = found?.jsaEvalNo ?? 0
    await expect(as('V100002-01').read(jsaEval, no)).rejects.toMatchObject({ status: 404 })
    const started = await as(VENDOR).act(jsaEval, no, 'start')
    const revision = started.newJsaNo ?? (await as(VENDOR).read(jsaEval, no)).newJsaNo ?? 0
    expect(await as(VENDOR).read(jsa, first.jsaNo), 'stays in force').toMatchObject({ statusCd: 'FIX' })
    await expect(as(VENDOR).act(jsaEval, no, 'send')).rejects.toMatchObject({ code: 'JSA_UNJUDGED' })
    const open = await as(VENDOR).read(jsa, revision)
    expect(open).toMatchObject({ statusCd: 'REEVAL', evalStageCd: '6', jsaRevNo: 2 })
    const removing = as(VENDOR).edit(jsa, open, revision, { rows: open.rows.slice(1) })
    await expect(removing).rejects.toMatchObject({ code: 'JSA_ROW_REMOVED' })
    const kept = open.rows.map((row) => ({ ...row, keepCd: 'KEEP' as const }))
    const changed = kept.map((row, at) => (at === 0 ? { ...row, curMeasureDesc: '걸이대 설치' } : row))
    await as(VENDOR).edit(jsa, open, revision, { rows: changed })
    await expect(as(VENDOR).act(jsaEval, no, 'send')).rejects.toMatchObject({ code: 'JSA_KEPT_BUT_CHANGED' })
    await as(VENDOR).edit(jsa, await as(VENDOR).read(jsa, revision), revision, { rows: kept })
    await expect(as(VENDOR).act(jsaEval, no, 'send')).rejects.toMatchObject({ code: 'JSA_NO_WORKER' })
    await signed(site(), revision)
    expect(await as(VENDOR).act(jsaEval, no, 'send')).toMatchObject({ statusCd: 'REVIEW', formalYn: 'Y', doneCnt: 23 })
    await expect(as(VENDOR).act(jsaEval, no, 'confirm')).rejects.toMatchObject({ status: 403 })
    await site().sql(
      `update jsa_rows set freq_before_val = 4, sev_before_val = 4, freq_after_val = 3, sev_after_val = 3,
          add_measure_desc = '불티 비산방지포', measure_type_cds = 'ADMIN PPE'
        where jsa_no in (${revision}, ${first.jsaNo}) and seq_no = 1`,
    )
    await expect(as('safety').act(jsaEval, no, 'confirm')).rejects.toMatchObject({ code: 'JSA_NEEDS_HEAD' })
    await as('shd').act(jsaEval, no, 'confirm')
    expect(await as(VENDOR).read(jsa, revision)).toMatchObject({
      statusCd: 'FIX',
      jsaRevNo: 2,
      nextEvalYmd: '2027-11-21',
    })
    expect(await as(VENDOR).read(jsa, first.jsaNo)).toMatchObject({ statusCd: 'OLD' })
  })
})

describe('stages', () => {
  test('a review that waits for more than two working days is late, and the head of safety hears of it once', async () => {
    await site().sql(`update sys_setting set setting_val = '2026-01-01T00:00:00Z' where setting_cd = 'firstStartDt'`)
    site().setClock('2026-11-16T10:00:00+09:00')
    const sent = await submitted(site(), titled())
    const stage = async (who: string) => {
      const { rows } = await as(who).call<{ rows: StageLine[] }>('/api/saf/jsa-stages')
      return rows.find(({ ownerCd }) => ownerCd === 'V100001')?.stages.find(({ stageCd }) => stageCd === '3')
    }
    site().setClock('2026-11-18T23:00:00+09:00')
    expect((await stage('safety'))?.late ?? 0).toBe(0)
    site().setClock('2026-11-19T09:00:00+09:00')
    expect(await stage('safety')).toMatchObject({ late: 1, oldestDay: 3 })
    expect(await stage('V100002-01')).toBeUndefined()
    const query = 'ownerCd=V100001&stageCd=3'
    const { rows } = await as('safety').call<{ rows: { jsaNo: number; lateYn: string; holderNm: string }[] }>(
      `/api/saf/jsa-stages/rows?${query}`,
    )
    expect(rows[0]).toMatchObject({ jsaNo: sent.jsaNo, lateYn: 'Y', holderNm: '운전부서·공사감독' })
    await site().runJob('jsa-dues')
    await site().runJob('jsa-dues')
    const told = (await as('shd').notifications()).rows.filter(({ messageDesc }) => messageDesc.includes('2근무일'))
    expect(told).toHaveLength(1)
  })
})
