/** The first page of a contractor: what comes first, and what happens when a part of it cannot be read. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { MoreWork } from '#platform/server/documents/my-work.routes.ts'
import { instead } from '#platform/server/ports.ts'
import { aFileSite } from '#platform/test/site.ts'
import type { CardId, HomeAnswer } from './home.calls.ts'
import { pressingOnes } from './home.logic.ts'
import { homeAsks } from './home.ports.ts'

/** What this test gives to read. */
let mustRead: MoreWork = async () => []
const site = aFileSite({ joins: [instead(homeAsks, { mustRead: [(...asked) => mustRead(...asked)] })] })
const VSM = 'V100001-02'
const NOW = '2026-11-21T10:00:00+09:00'
beforeAll(async () => {
  site().setClock(NOW)
  await site().sql(`delete from warn_point; update wkod_master set status_cd = 'CLOSE'; update entry_rqst set status_cd = 'EXPIRED';
    delete from dept_rqst_persons; delete from dept_rqst; delete from impr; delete from vendor_doc; delete from person_qual;
    delete from vendor_contract; delete from vendor_change; delete from sgc_demerit; delete from sgc_sanction; delete from jsa; delete from obs_card;
    delete from subcon_eval; delete from edu_external; delete from near_miss; delete from sgc_card; delete from wkod_plan`)
})
beforeEach(() => site().setClock(NOW))

const home = (userId = VSM) => site().as(userId).call<HomeAnswer>('/api/vendor/home')
const cardOf = ({ cards }: HomeAnswer, cardId: CardId) => {
  const found = cards.find((card) => card.cardId === cardId)
  if (!found) throw new Error(cardId)
  return found
}
const withNotices = (count: number) => {
  mustRead = async () =>
    Array.from({ length: count }, (_, index) => ({
      kindCd: 'CHECK' as const,
      returnYn: 'N' as const,
      mustYn: 'Y' as const,
      documentName: 'notice',
      label: '필독 공지',
      no: index + 1,
      docNo: null,
      title: `절차 ${index}`,
      dueYmd: '2026-11-25',
      statusCd: 'OPEN',
      statusLabel: '',
      actionCd: 'confirm',
      actionLabel: '확인',
      route: `/vendor/portal/portalNotice/${index + 1}`,
      deputyForNm: null,
    }))
}

test('CP-A35 gas due in 12 minutes, then the entry that came back, then two unconfirmed notices', async () => {
  withNotices(2)
  await site().sql(`insert into wkod_master (permit_doc_no, status_cd, plant_cd, wkod_title, wkod_dt, permit_base_cd, vendor_cd, area_dept_cd,
      work_from_dt, work_to_dt, gas_next_due_dt, create_user_id, own_user_id, process_no, place_desc, wkod_desc, zone_class_cd, jsa_no)
    values ('PTW-T-1', 'WORK', '2000', '탱크 내부 청소', '2026-11-21T08:00+09', 'GEN', 'V100001', 'D1', '2026-11-21T08:00+09', '2026-11-21T17:00+09',
      '2026-11-21T10:12+09', 'owner', 'owner', 1, 'T-101', '청소', 'N', 1)`)
  await site().sql(`insert into entry_rqst (entry_rqst_doc_no, status_cd, plant_cd, entry_type_cd, vendor_cd, host_dept_cd, own_user_id,
      entry_start_ymd, entry_end_ymd, zone_cds, gate_cd, purpose_desc, create_user_id)
    values ('ER-T-1', 'RTN', '2000', 'TMP', 'V100001', 'D1', 'owner', '2026-11-23', '2026-11-30', 'G', 'G1', '튜브 세정', '${VSM}');
    insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, from_status_cd, to_status_cd)
    select now(), 'owner', 'entry-rqst', entry_rqst_no::text, plant_cd, vendor_cd, 'sendBack', 'RQST', 'RTN' from entry_rqst
    where entry_rqst_doc_no = 'ER-T-1'`)
  const answer = await home()
  const lines = pressingOnes(answer.cards.flatMap(({ items }) => items)).map(
    ({ text, urgencyCd }) => `${urgencyCd} ${text}`,
  )
  expect(lines).toEqual(['NOW 탱크 내부 청소', 'RETURNED 튜브 세정', 'MUST 절차 0', 'MUST 절차 1'])
  expect(answer.cards.slice(0, 3).map(({ cardId }) => cardId)).toEqual(['permits', 'todo', 'notices'])
})

test('CP-A42 the notices cannot be read: the other nine cards are there', async () => {
  mustRead = () => Promise.reject(new Error('notices are down'))
  const { cards } = await home()
  expect(cards).toHaveLength(10)
  expect(cards.filter(({ isFailed }) => isFailed).map(({ cardId }) => cardId)).toEqual(['notices'])
  mustRead = async () => []
  await site().sql(`alter table warn_point rename to warn_point_gone`)
  try {
    const failed = (await home()).cards.filter(({ isFailed }) => isFailed).map(({ cardId }) => cardId)
    expect(failed).toContain('warns')
    expect(failed).not.toContain('permits')
  } finally {
    await site().sql(`alter table warn_point_gone rename to warn_point`)
  }
})

test('what ends within thirty days is counted by its kind, and what ended today comes before', async () => {
  await site().sql(`insert into vendor_doc (vendor_doc_doc_no, status_cd, plant_cd, vendor_cd, doc_nm, doc_type_cd, valid_from_ymd, valid_to_ymd, create_user_id)
    values ('VC-T-1', 'CONFIRM', '2000', 'V100001', '산재보험', 'INS', '2026-01-01', '2026-12-21', 'pur'),
      ('VC-T-2', 'CONFIRM', '2000', 'V100001', '배상책임', 'LIA', '2026-01-01', '2026-11-21', 'pur'),
      ('VC-T-3', 'CONFIRM', '2000', 'V100001', '조직도', 'ORG', '2026-01-01', '2026-12-22', 'pur'),
      ('VC-T-4', 'CONFIRM', '2000', 'V100002', '산재보험', 'INS', '2026-01-01', '2026-12-01', 'pur')`)
  const card = cardOf(await home(), 'expiring')
  expect(card.figures.find(({ label }) => label === '보험·서류')).toMatchObject({ value: 2 })
  expect(
    card.items.filter(({ label }) => label === '보험·서류').map(({ text, urgencyCd }) => `${text} ${urgencyCd}`),
  ).toEqual(['배상책임 DUE', '산재보험 OTHER'])
})

test('the heat says what the law asks for, and a council of the month is told', async () => {
  await site().sql(`insert into weather_obs (plant_cd, obs_dt, feel_temp_val, wind_val, gust_val, source_cd)
    values ('2000', '${NOW}', 33.4, 3, 6, 'MANUAL')`)
  await site().sql(`delete from council where meet_ym = '2026-11'`)
  await site().sql(`insert into council (plant_cd, status_cd, meet_ym, meet_ymd, place_nm, audience_desc)
    values ('2000', 'SIGNED', '2026-11', '2026-11-20', '본관', 'VENDOR:V100001')`)
  const answer = await home()
  expect(cardOf(answer, 'weather')).toMatchObject({
    note: { text: '2시간마다 {n}분 이상 휴식을 주어야 합니다.', values: { n: 20 }, tone: 'danger' },
  })
  expect(cardOf(answer, 'council').figures).toMatchObject([{ value: '2026-11-20' }, { value: '회의록 공유' }])
})

test('nobody of the staff has this page, and a vendor finds nothing of another on it', async () => {
  await expect(home('safety')).rejects.toMatchObject({ status: 403 })
  const other = await home('V100002-01')
  expect(JSON.stringify(other)).not.toContain('탱크 내부 청소')
  expect(JSON.stringify(other)).not.toContain('배상책임')
})
