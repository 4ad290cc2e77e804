/** What the program calls a record, and what else it writes into one, is kept by its code and read by each in his words. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import {
  anInspector,
  answer,
  aPlan,
  complete,
  noChecks,
  photos,
  start,
  VENDOR,
} from '#modules/contractor/check/check.fixture.ts'
import { checkResult } from '#modules/contractor/check/check-result.model.ts'
import { council } from '#modules/contractor/council/council.model.ts'
import { deptRqst } from '#modules/contractor/dept-rqst/dept-rqst.model.ts'
import { vendorDoc } from '#modules/contractor/document/vendor-doc.model.ts'
import { aCrew, anEntry, aVendor, VSM } from '#modules/contractor/entry/entry.fixture.ts'
import { entryRqst } from '#modules/contractor/entry/entry-rqst.model.ts'
import { personQual } from '#modules/contractor/person/person-qual.model.ts'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { type Language, languages } from '#platform/model/problem.ts'
import { wordedText } from '#platform/model/sentences.ts'
import { MIGRATIONS } from '#platform/server/database/migrate.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const [, TAKE_OVER = ''] = readFileSync(join(MIGRATIONS, '0085-kept-titles.sql'), 'utf8').split(
  /^(?=-- Titles and other)/m,
)
const takeOver = () => site().sql(`begin; ${TAKE_OVER} commit`)
const KOREAN = /\p{Script=Hangul}/u
const others = languages.filter((language) => language !== 'kr')

const read = <T>(userId: string, path: string, language: Language) =>
  site()
    .as(userId)
    .call<T>(path, { headers: { 'accept-language': language } })
const shown = (userId: string, model: { api: string }, no: number | null | undefined, language: Language) =>
  read<Record<string, unknown>>(userId, `${model.api}/${no}`, language)

let crew: number[] = []
let entryRqstNo = 0
beforeAll(async () => {
  site().setClock('2026-11-20T10:00:00+09:00')
  const contractNo = await aVendor(site())
  crew = await aCrew(site(), 2)
  const [first, second] = crew
  await site().sql(`update person_qual set status_cd = 'RTN' where person_no = any($1::bigint[])`, [crew])
  await site().sql(
    `insert into person_qual (person_qual_doc_no, status_cd, plant_cd, vendor_cd, person_no, qual_nm, qual_type_cd, cert_no,
      valid_to_ymd, verify_yn, create_user_id, update_user_id) values ('PQ-T-1', 'CONFIRM', '2000', $1, $2, 'x', 'RIG', '12-3', '2027-05-01', 'Y', $3, $3)`,
    [VENDOR, first, VSM],
  )
  // Learned while another vendor employed him.
  await site().sql(`update edu_rqst set vendor_cd = 'V100002' where person_no = $1`, [second])
  const { entryRqstNo: no } = await site()
    .as(VSM)
    .create(
      entryRqst,
      anEntry(contractNo, crew, { persons: crew.map((personNo) => ({ personNo, entryRoleCd: 'SIGNAL' })) as never }),
    )
  entryRqstNo = no
  await site().as(VSM).act(entryRqst, no, 'request')
})

interface Checked {
  personNo: number
  ruleCd: string
  message: string
  evidenceDesc: string | null
}
async function evidence(language: Language) {
  const { rows } = await read<{ rows: Checked[] }>('safety', `${entryRqst.api}/${entryRqstNo}/checks`, language)
  return (personNo: number | undefined, ruleCd: string) =>
    rows.find((row) => row.personNo === personNo && row.ruleCd === ruleCd)?.evidenceDesc ?? ''
}

test('what shows the result of a rule at the gate is read by each in his words', async () => {
  const [first, second] = crew
  const korean = await evidence('kr')
  expect(korean(first, 'E01')).toBe('유효 · A')
  expect(korean(first, 'E08')).toBe('신호·줄걸이 12-3 ~2027-05-01')
  const english = await evidence('en')
  expect(english(first, 'E01')).toBe('Valid · A')
  expect(english(first, 'E02')).toMatch(
    /^Accident insurance certificate ~2027-12-31 · .*Liability insurance ~2027-12-31/,
  )
  expect(english(second, 'E05')).toMatch(/ · Carried over$/)
  expect(english(first, 'E08')).toMatch(/^\D+ 12-3 ~2027-05-01$/)
  for (const language of others) {
    const said = await evidence(language)
    for (const personNo of crew)
      for (const ruleCd of ['E01', 'E02', 'E05', 'E06', 'E08', 'E11'])
        expect(said(personNo, ruleCd)).not.toMatch(KOREAN)
  }
})

test('evidence that was kept in Korean is taken over', async () => {
  const before = await evidence('kr')
  const english = await evidence('en')
  const said = ['E01', 'E02', 'E05', 'E06', 'E08'].flatMap((ruleCd) =>
    crew.map((no) => [no, ruleCd, before(no, ruleCd)]),
  )
  await site().sql(
    `update entry_check c set evidence_desc = o.said from jsonb_to_recordset($1::jsonb) as o(no bigint, rule text, said text)
    where c.entry_rqst_no = ${entryRqstNo} and c.person_no = o.no and c.rule_cd = o.rule and o.said <> ''`,
    [JSON.stringify(said.map(([no, rule, text]) => ({ no, rule, said: text })))],
  )
  await site().sql(
    `update entry_check set rule_cd = 'E11', evidence_desc = '보건 사유' where entry_rqst_no = $1 and rule_cd = 'E11'
    and person_no = $2`,
    [entryRqstNo, crew[0]],
  )
  await takeOver()
  const [kr, en] = [await evidence('kr'), await evidence('en')]
  for (const [no, ruleCd, text] of said as [number, string, string][]) {
    expect(kr(no, ruleCd)).toBe(text)
    expect(en(no, ruleCd)).toBe(english(no, ruleCd))
  }
  expect(en(crew[0], 'E11')).toBe('Reasons of health')
})

test('a check, its plan and what it found are called in the words of the reader, on every page', async () => {
  site().setClock('2026-11-21T08:00:00+09:00')
  await noChecks(site())
  const [plan, who] = [await aPlan(site(), 'DAILY'), await anInspector(site())]
  const record = await start(site(), VSM, plan, who)
  const photoFileId = await photos(site(), VSM, [1])
  await complete(site(), VSM, record.checkResultNo, { items: answer(record, ['NG', 'OK', 'OK', 'OK']), photoFileId })
  const done = await site().as('safety').read(checkResult, record.checkResultNo)
  expect(done.checkTitle).toMatch(/^일일 · 작업 전 점검 · /)
  const imprNo = done.items?.[0]?.imprNo
  const said = { en: ['Daily', 'Process'], zh: ['每日', '工艺'] } as const
  for (const [language, [daily, place]] of Object.entries(said) as ['en' | 'zh', readonly [string, string]][]) {
    const check = await shown('safety', checkResult, record.checkResultNo, language)
    expect(check.checkTitle).toMatch(new RegExp(`^${daily} · `))
    expect(check.limitsDesc).not.toMatch(KOREAN)
    expect(await shown('safety', impr, imprNo, language)).toMatchObject({ placeDesc: place })
    const { plans } = await read<{ plans: { planNm: string }[] }>(VSM, `${checkResult.api}-sheet`, language)
    expect(plans[0]?.planNm).toMatch(new RegExp(`^${daily} · `))
    const { rows } = await read<{ rows: { messageDesc: string }[] }>('owner', '/api/notifications', language)
    const told = rows.find(({ messageDesc }) => messageDesc.includes(`${daily} · 작업 전 점검`))
    expect(told?.messageDesc).toBeDefined()
  }
})

const made = async () => {
  const [[contract], [person]] = await Promise.all([
    site().sql<{ no: number }>(
      `select min(vendor_contract_no)::int as no from vendor_contract where vendor_cd = '${VENDOR}' and status_cd = 'ACTIVE'`,
    ),
    site().sql<{ nm: string }>('select person_nm as nm from vendor_person where person_no = $1', [crew[0]]),
  ])
  const vsm = site().as(VSM)
  const personNo = crew[0] ?? 0
  const meeting = { meetYm: '2026-11', meetYmd: '2026-11-21', placeNm: '본관' }
  const asked = { targetClassCd: 'ENTRY_EDU', contractNo: contract?.no, persons: [{ personNo }] } as never
  const [{ councilNo }, { vendorDocNo }, { personQualNo }, { deptRqstNo }] = [
    await site().as('safety').create(council, meeting),
    await vsm.create(vendorDoc, { docTypeCd: 'LIA' }),
    await vsm.create(personQual, { personNo, qualTypeCd: 'RIG', certNo: '1' }),
    await vsm.create(deptRqst, asked),
  ]
  await site().as('safety').act(council, councilNo, 'call')
  const name = person?.nm ?? ''
  return [
    ['safety', council, councilNo, { en: 'Contractors council 2026-11', zh: '承包协议会 2026-11' }],
    [VSM, vendorDoc, vendorDocNo, { en: 'Liability insurance', zh: '责任保险' }],
    [VSM, personQual, personQualNo, { en: `${name} · Signals and rigging`, zh: `${name} · 信号与吊装` }],
    [VSM, deptRqst, deptRqstNo, { en: 'Entry education for 1', zh: '入厂教育 1人' }],
  ] as const
}

test('lists, work, references, the palette and the audit log call a record by the words of the reader', async () => {
  site().setClock('2026-11-21T08:00:00+09:00')
  const records = await made()
  for (const language of ['en', 'zh'] as const)
    for (const [userId, model, no, titles] of records) {
      const title = titles[language]
      const found = <Row>(path: string) => read<{ rows: Row[] }>(userId, path, language)
      expect(await shown(userId, model, no, language)).toMatchObject({ [model.title]: title })
      const list = await found<Record<string, unknown>>(`${model.api}s?limit=50`)
      expect(list.rows.find((row) => row[model.key] === no)).toMatchObject({ [model.title]: title })
      const work = await found<{ documentName: string; no: number }>('/api/my-work')
      expect(work.rows.find((one) => one.documentName === model.name && one.no === no)).toMatchObject({ title })
      const chosen = await found<object>(`/api/common/references/${model.name}?no=${no}`)
      expect(chosen.rows).toMatchObject([{ key: no, title }])
    }
  const palette = `/api/palette?q=${encodeURIComponent('도급 협의체')}`
  const { records: named } = await read<{ records: { title: string }[] }>('safety', palette, 'en')
  expect(named.map(({ title }) => title)).toContain('Contractors council 2026-11')
  const logged = await read<{ rows: { title: string | null }[] }>(
    'admin',
    '/api/manage/log/auditlogs?bizCd=council',
    'en',
  )
  expect(logged.rows.map(({ title }) => title)).toContainEqual(expect.stringMatching(/Contractors council 2026-11$/))
})

test('what was stored in Korean is taken over: records, what stands in them and what people were told of them', async () => {
  const [[row], [doc]] = await Promise.all([
    site().sql<{ no: number }>('select min(council_no)::int as no from council'),
    site().sql<{ no: number }>('select max(vendor_doc_no)::int as no from vendor_doc'),
  ])
  const no = row?.no ?? 0
  await site().sql(`set session_replication_role = replica;
    update council set meet_title = '2026-10 도급 협의체' where council_no = ${no};
    update vendor_doc set doc_nm = '배상책임보험' where vendor_doc_no = ${doc?.no};
    insert into notice (notice_no, status_cd, plant_cd, notice_title, notice_desc, create_user_id) overriding system value values
      (990001, 'TEMP', '2000', '도급 협의체 회의록 (2026-10)', E'2026-10-16 · 본관\n\n결정사항\n1. 정리', 'safety'),
      (990002, 'TEMP', '2000', '도급 협의체 회의록 (2026-10)', '사람이 쓴 공지', 'safety');
    update council set notice_no = 990001 where council_no = ${no};
    insert into impr (impr_no, status_cd, plant_cd, src_cd, src_no, impr_title, impr_desc, place_desc, create_user_id) overriding system value values
      (990001, 'TEMP', '2000', 'COU', '2000-2026-10', '준수평가 부적합: 2026-10 도급 협의체 미개최',
        '2026-10에 도급 협의체를 열지 않았습니다. 산업안전보건법 시행규칙 제79조제3항(매월 1회 이상)', '도급 협의체', 'safety'),
      (990002, 'TEMP', '2000', 'HEA', 'W-1', '노출기준 초과: 도장 톨루엔',
        E'정기에서 도장의 톨루엔 노출지수가 1.20입니다.\n시설·설비의 설치나 개선을 먼저 검토하십시오.', '도장', 'safety'),
      (990003, 'TEMP', '2000', 'SELF', '1', '난간 없음', '사람이 쓴 것', '공정', 'safety'),
      (990004, 'TEMP', '2000', 'CHK', '1', '격리 강제해제 경위 조사: 사람이 쓴 것', '현장확인: 사람', '공정', 'safety');
    set session_replication_role = default`)
  await site().sql(
    `insert into com_notification (user_id, event_cd, message_desc, values_json, biz_cd, biz_no, create_dt) values
      ('safety', 'COUNCIL_CALL', '도급 협의체가 열립니다: {title}', '{"title": "2026-10 도급 협의체", "due": "2026-10-16"}', 'council', $1, now())`,
    [no],
  )
  await takeOver()
  expect(await shown('safety', council, no, 'en')).toMatchObject({ meetTitle: 'Contractors council 2026-10' })
  expect(await shown('safety', council, no, 'kr')).toMatchObject({ meetTitle: '2026-10 도급 협의체' })
  const { rows: told } = await read<{ rows: { messageDesc: string }[] }>('safety', '/api/notifications', 'zh')
  expect(told[0]?.messageDesc).toContain('承包协议会 2026-10 (2026-10-16)')
  const said = async (language: Language, table: string, columns: string) => {
    const rows = await site().sql<{ all: string[] }>(
      `select array[${columns}]::text[] as all from ${table} where ${table}_no >= 990001 order by ${table}_no`,
    )
    return rows.map(({ all }) => all.map((text) => wordedText(undefined, language, text)))
  }
  expect(await shown(VSM, vendorDoc, doc?.no, 'en')).toMatchObject({ docNm: 'Liability insurance' })
  expect(await said('en', 'notice', 'notice_title, notice_desc')).toEqual([
    ['Minutes of the contractors council (2026-10)', '2026-10-16 · 본관\n\nDecisions\n1. 정리'],
    ['도급 협의체 회의록 (2026-10)', '사람이 쓴 공지'],
  ])
  expect(await said('en', 'impr', 'impr_title, impr_desc, place_desc')).toEqual([
    [
      'Compliance finding: no contractors council in 2026-10',
      'No contractors council met in 2026-10. Enforcement Rule of the OSH Act, Art. 79(3) (at least once a month)',
      'Contractors council',
    ],
    [
      'Over the exposure limit: 도장 톨루엔',
      '정기: the exposure index of 톨루엔 at 도장 is 1.20.\nLook first at installing or improving facilities and equipment.',
      '도장',
    ],
    ['난간 없음', '사람이 쓴 것', 'Process'],
    ['격리 강제해제 경위 조사: 사람이 쓴 것', '현장확인: 사람', '공정'],
  ])
})
