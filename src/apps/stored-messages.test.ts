/** Messages are stored by their codes: a sentence may be corrected, and nothing that was stored under it is lost. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { sgcMessages } from '#modules/contractor/demerit/sgc.messages.ts'
import { checkupMessages } from '#modules/hea/checkup/checkup.messages.ts'
import { nearMissMessages } from '#modules/saf/near-miss/near-miss.messages.ts'
import { constMessages } from '#modules/wkod/const/const.messages.ts'
import type { Language } from '#platform/model/problem.ts'
import { wordedText } from '#platform/model/sentences.ts'
import { MIGRATIONS } from '#platform/server/database/migrate.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const migration = (name: string) => {
  const file = readdirSync(MIGRATIONS).find((one) => one.endsWith(`-${name}.sql`)) ?? name
  return site().sql(`begin; ${readFileSync(join(MIGRATIONS, file), 'utf8')} commit`)
}
const { NM_CLOSED } = nearMissMessages
const report = { nearMissNo: 1, nearMissTitle: '발판 들뜸', createUserId: 'emp' }
/** As it might have read before a comma was taken out. */
const before = { ...NM_CLOSED, text: '보고하신 건이, 종결되었습니다: {title}' }

beforeEach(() => site().sql('delete from com_notification; delete from sys_notify_setting'))
const tell = (kind = NM_CLOSED) =>
  site().services.db.write('SYSTEM', (tx) =>
    notifyThrough(tx, site().services.clock.now()).people(['emp'], messageOf(kind, report)),
  )
const read = async (language: string) =>
  (
    await site()
      .as('emp')
      .call<{ rows: { messageDesc: string }[] }>('/api/notifications', { headers: { 'accept-language': language } })
  ).rows.map(({ messageDesc }) => messageDesc)

test('what was told before a sentence was corrected is read as it reads today, in every language', async () => {
  await tell()
  const translated = await read('en')
  await tell(before)
  expect(await read('en')).toEqual([...translated, ...translated])
  expect(translated).not.toEqual(await read('kr'))
  expect(new Set(await read('kr'))).toEqual(new Set(['보고하신 건이 종결되었습니다: 발판 들뜸']))
})

test('whoever does not want it is not told it, however the sentence reads', async () => {
  const body = { eventGrpCd: 'NEAR_MISS_NEWS', channelCd: 'NOTICE', useYn: 'N' }
  await site().as('emp').call('/api/notifications/settings', { method: 'PUT', body })
  await tell()
  await tell(before)
  expect(await read('kr')).toEqual([])
})

test('what was stored by its sentence alone is taken over by its code; what has none keeps its sentence', async () => {
  await tell()
  const translated = await read('en')
  await site().sql('update com_notification set event_cd = null')
  await site().sql(
    `insert into com_notification (user_id, message_desc, create_dt) values ('emp', '시험입니다.', now())`,
  )
  await site().sql(readFileSync(join(MIGRATIONS, '0054-message-codes.sql'), 'utf8'))
  expect(await site().sql('select event_cd from com_notification order by notification_no')).toEqual([
    { event_cd: 'NM_CLOSED' },
    { event_cd: null },
  ])
  expect(await read('en')).toEqual(['시험입니다.', ...translated])
})

test('a word of ours that stands in a message is read by everybody in his language', async () => {
  const { HEA_REMIND } = checkupMessages
  const values = { day: '2026-12-03', half: '오전', org: '여수한마음병원', guide: '금식' }
  await site().services.db.write('SYSTEM', (tx) =>
    notifyThrough(tx, site().services.clock.now()).people(
      ['emp'],
      messageOf(HEA_REMIND, { heaCheckupPlanNo: 1 }, values),
    ),
  )
  expect(await read('kr')).toEqual(['내일 건강검진이 있습니다: 2026-12-03 오전 여수한마음병원. 금식'])
  expect(await read('en')).toEqual(['You have a checkup tomorrow: 2026-12-03 Morning, 여수한마음병원. 금식'])
})

test('a word of ours within a message is read in the language of its reader', async () => {
  const { CONST_DUTY_SOON } = constMessages
  const { SGC_DECIDED } = sgcMessages
  const construction = { constNo: 1, constNm: 'R-201' }
  const demerit = { sgcDemeritNo: 1, demeritTitle: '안전모', issuerUserId: 'emp', plantCd: '1000' }
  await site().services.db.write('SYSTEM', async (tx) => {
    const notify = notifyThrough(tx, site().services.clock.now())
    await notify.people(['emp'], messageOf(SGC_DECIDED, demerit, { result: '감경' }))
    const duty = { n: 14, due: '2026-12-05', duty: '유해위험방지계획서' }
    await notify.people(['emp'], messageOf(CONST_DUTY_SOON, construction, duty))
  })
  expect(await read('en')).toEqual([
    '14 days left for a legal duty (2026-12-05): R-201 · Hazard prevention plan',
    'Objection decided: 안전모 · Reduced',
  ])
})

const condition = { kindCd: 'VEHICLE', name: '12가3456', message: '불꽃방지기 장착을 확인합니다.', values: {} }
const scanned = async () => {
  const { rows } = await site()
    .as('gate')
    .call<{ rows: { message: string; conditions: { message: string }[] }[] }>('/api/vendor/entry/gate/scans', {
      headers: { 'accept-language': 'en' },
    })
  return rows.slice(0, 1).map(({ message, conditions }) => [message, ...conditions.map((one) => one.message)])[0]
}
const keep = (msgCd: string | null, msgDesc: string, conditions: object[]) =>
  site().sql(
    `insert into entry_scan (scan_key, plant_cd, gate_cd, scan_text, result_cd, msg_cd, msg_desc, values_json, scan_dt, receive_dt)
      select $1, plant_cd, 'G1', 'x', 'WARN', $2, $3, $4::jsonb, now(), now() from sys_user where user_id = 'gate'`,
    [`${msgCd}`, msgCd, msgDesc, JSON.stringify({ conditions })],
  )

test('what a gate said is kept by its code: it reads as it reads today, in the language of the guard', async () => {
  await keep('GATE_OK', '출입할, 수 있습니다.', [
    { ...condition, message: '불꽃방지기, 확인.', msgCd: 'GATE_FLAME_ARRESTER' },
  ])
  expect(await scanned()).toEqual(['May enter.', 'Check that a spark arrestor is fitted.'])
})

test('scans from before there were codes are taken over, what stands in their conditions as well', async () => {
  await keep(null, '출입할 수 있습니다.', [condition])
  const [, data = ''] = readFileSync(join(MIGRATIONS, '0057-sentence-codes.sql'), 'utf8').split(
    /^(?=-- What was kept)/m,
  )
  await site().sql(`begin; ${data} commit`)
  const [row] = await site().sql(
    `select msg_cd, values_json->'conditions'->0->>'msgCd' as of_condition from entry_scan where scan_key = 'null'`,
  )
  expect(row).toEqual({ msg_cd: 'GATE_OK', of_condition: 'GATE_FLAME_ARRESTER' })
})

test('what became of files and jobs, and messages that had no code, are taken over by their codes', async () => {
  await site().sql(`insert into com_export_file (user_id, export_nm, request_json, export_status_cd, message_desc, create_dt, expire_dt)
    values ('emp', '아차사고', '{}', 'FAIL', '파일을 만들지 못했습니다. 다시 시도하세요.', now(), now() + interval '1 day')`)
  await site().sql(`insert into sys_job_run (job_nm, start_dt, result_cd, message_desc) values
    ('forget-nonces', now(), 'FAIL', '끝나기 전에 중단되었습니다.'), ('forget-sessions', now(), 'FAIL', 'no connection')`)
  await site().sql(`insert into com_notification (user_id, message_desc, values_json, create_dt) values
    ('emp', '권한이 바뀌었습니다: {change}', '{"change": "추가 가스측정자"}', now())`)
  await site().sql(readFileSync(join(MIGRATIONS, '0061-message-codes-rest.sql'), 'utf8'))
  const headers = { 'accept-language': 'en' }
  type Said = { rows: { messageDesc: string | null; jobNm?: string }[] }
  const ask = async (userId: string, path: string) => (await site().as(userId).call<Said>(path, { headers })).rows

  expect(await site().sql('select event_cd from com_notification')).toEqual([{ event_cd: 'AUTH_CHANGED' }])
  expect(await read('en')).toEqual(['Your authority has changed: 추가 가스측정자'])
  expect(await site().sql('select message_desc as code from com_export_file')).toEqual([{ code: 'EXPORT_FAILED' }])
  expect(await ask('emp', '/api/exports')).toMatchObject([{ messageDesc: 'The file could not be made. Try again.' }])
  const said = (rows: Said['rows'], name: string) => rows.find(({ jobNm }) => jobNm === name)?.messageDesc
  for (const path of ['/api/manage/log/batchjobs', '/api/manage/log/batchjob/runs']) {
    const rows = await ask('admin', path)
    expect(said(rows, 'forget-nonces')).toBe('It was cut off before it ended.')
    expect(said(rows, 'forget-sessions')).toBe('no connection')
  }
})

test('requests for approval from before kept their kind in Korean within the title: it is taken over by its code', async () => {
  await site().sql(`insert into appr_rqst (appr_biz_cd, biz_no, appr_title, rqst_user_id, rqst_dept_cd, rqst_dt, appr_status_cd)
    values ('NEAR_MISS_CLOSE', 1, '[아차사고 종결] [긴급] 발판 들뜸', 'emp', '', now(), 'WITHDRAWN'),
      ('SAMPLE', 1, '[아차사고 종결] 견본', 'emp', '', now(), 'WITHDRAWN')`)
  await site().sql(`insert into com_notification (user_id, event_cd, message_desc, values_json, create_dt) values
    ('emp', 'APPR_TODO', '결재할 문서가 있습니다: {title}', '{"title": "[아차사고 종결] [긴급] 발판 들뜸"}', now())`)
  await migration('approval-titles')
  expect(await site().sql(`select appr_title from appr_rqst where rqst_dept_cd = '' order by 1`)).toEqual([
    { appr_title: '[긴급] 발판 들뜸' },
    { appr_title: '[아차사고 종결] 견본' },
  ])
  expect(await read('en')).toEqual(['To approve: [Closing of a near miss] [긴급] 발판 들뜸'])
  expect(await read('kr')).toEqual(['결재할 문서가 있습니다: [아차사고 종결] [긴급] 발판 들뜸'])
})

test('papers, licences and machines that checks and scans name are taken over by their codes', async () => {
  const values = [
    ['GATE_EQUIP', '장비 반입 불가: {equip} — 7일 안의 반입점검이 없습니다.', { equip: '지게차 FD 30' }],
    [
      'GATE_REFUSED',
      '출입 불가: {rule} {reason}',
      { rule: 'E08', reason: { msgCd: 'ENTRY_QUAL_MISSING', message: '', values: { qual: '크레인 조종' } } },
    ],
    [
      'ENTRY_DOC_ENDS',
      '필수 서류가 기간 중에 만료됩니다. ({doc}, {to}까지)',
      { doc: '산재보험가입증명', to: '2026-12-01' },
    ],
    ['GATE_OK', '', { conditions: [{ ...condition, kindCd: 'EQUIP', name: '용접기 WD-1', message: '' }, condition] }],
  ] as const
  for (const [at, [msgCd, text, one]] of values.entries())
    await site().sql(
      `insert into entry_scan (scan_key, plant_cd, gate_cd, scan_text, result_cd, msg_cd, msg_desc, values_json, scan_dt, receive_dt)
        select $1, plant_cd, 'G1', 'words', 'WARN', $2, $3, $4::jsonb, now() + make_interval(mins => ${at}), now() from sys_user where user_id = 'gate'`,
      [`words-${at}`, msgCd, text, JSON.stringify(one)],
    )
  await migration('words-of-checks')
  const { rows } = await site()
    .as('gate')
    .call<{ rows: { scanKey: string; message: string; conditions: { name: string }[] }[] }>(
      '/api/vendor/entry/gate/scans',
      { headers: { 'accept-language': 'en' } },
    )
  const words = rows.filter(({ scanKey }) => scanKey.startsWith('words-'))
  expect(words.map(({ message }) => message).toReversed()).toEqual([
    'Equipment not admitted: Forklift FD 30 — no check in the last 7 days.',
    'No entry: E08 No confirmed licence: Crane.',
    'A mandatory paper ends within the period: Accident insurance certificate, 2026-12-01.',
    'May enter.',
  ])
  expect(words[0]?.conditions.map(({ name }) => name)).toEqual(['Welding machine WD-1', condition.name])
})

test('why lines were left out and work was stopped for its people is taken over by the codes of what the rules said', async () => {
  const stopped = `홍길동: E06 벌점으로 출입이 정지되었습니다. (2026-11-01 ~ 2026-11-30) · Kim: E02 필수 서류가 유효하지 않습니다. (배상책임보험)`
  // Lines alone: the records above them are not asked for.
  await site().sql(`set session_replication_role = replica;
    insert into entry_rqst_persons (entry_rqst_no, seq_no, person_no, entry_role_cd, line_rule_cd, line_reason_desc) values
      (0, 1, 1, 'WORK', 'E08', '확인된 자격이 없습니다. (크레인 조종)'), (0, 2, 2, 'WORK', 'MAN', '안전카드가 없습니다.'),
      (0, 3, 3, 'WORK', 'E04', '사유가 없어졌습니다. 변경신청하십시오.');
    insert into wkod_master_permit_susp (permit_no, seq_no, by_user_id, reason_cd, reason_desc) values
      (0, 1, 'SYSTEM', 'PERSON', '${stopped}'), (0, 2, 'safety', 'PERSON', '교대: E06 인원'),
      (0, 3, 'safety', 'HEAT', '체감온도 33℃ 이상: 20분 휴식이 필요합니다.'),
      (0, 4, 'SYSTEM', 'HEAT', '체감온도 33℃ 이상: 20분 휴식이 필요합니다.'),
      (0, 5, 'SYSTEM', 'SHIFT', '교대 인수인계가 완료되지 않아 작업이 중지되었습니다.'),
      (0, 6, 'SYSTEM', 'PERSON', '현장 QR: 감시인·책임자 없음'),
      (0, 7, 'SYSTEM', 'WEATHER', '철골 조립: 풍속 11 m/s (기준 10 m/s 이상), 고소작업대: 순간풍속 16 m/s (기준 15 m/s 초과)'),
      (0, 8, 'SYSTEM', 'VENDOR', '업체 출입정지: 안전수칙 위반'),
      (0, 9, 'SYSTEM', 'VENDOR', '수급업체 평가 D 등급 (EV-2026-001)');
    set session_replication_role = default`)
  await site().sql(
    `insert into com_notification (user_id, event_cd, message_desc, values_json, create_dt)
      values ('emp', 'PT_STOP', '작업이 중지되었습니다({reason}): {title}', $1::jsonb, now())`,
    [JSON.stringify({ title: '배관 용접', reason: `인원 이탈·자격 · ${stopped}` })],
  )
  await migration('kept-reasons')
  const english = `홍길동: E06 No entry because of demerits (2026-11-01 ~ 2026-11-30). · Kim: E02 A mandatory paper is not valid: Liability insurance.`
  const said = async (language: Language, column: string, table: string) => {
    const rows = await site().sql<{ text: string }>(`select ${column} as text from ${table} order by seq_no`)
    return rows.map(({ text }) => wordedText('contractor', language, text))
  }
  expect(await said('en', 'line_reason_desc', 'entry_rqst_persons')).toEqual([
    'No confirmed licence: Crane.',
    '안전카드가 없습니다.',
    'The reason is gone. Ask for a change.',
  ])
  const typed = ['교대: E06 인원', '체감온도 33℃ 이상: 20분 휴식이 필요합니다.']
  expect(await said('en', 'reason_desc', 'wkod_master_permit_susp')).toEqual([
    english,
    ...typed,
    'Felt temperature of 33 ℃ or more: a rest of 20 minutes is needed.',
    'Work was stopped because the shift was not handed over.',
    'By QR on the spot: No watch or leader',
    'Steel erection: Wind 11 m/s (limit 10 m/s or more), Aerial platform: Gust 16 m/s (above 15 m/s)',
    'Contractor kept out: 안전수칙 위반',
    'Contractor evaluated at grade D (EV-2026-001)',
  ])
  expect((await said('kr', 'reason_desc', 'wkod_master_permit_susp')).slice(0, 3)).toEqual([stopped, ...typed])
  expect(await read('en')).toEqual([`Work is stopped (Person absent or not qualified · ${english}): 배관 용접`])
})
