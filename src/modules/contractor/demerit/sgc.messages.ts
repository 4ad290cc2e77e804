/** What safety cards, demerits and the sanctions of whole contractors tell. */
import { messages } from '#platform/model/messages.ts'
import { sql } from '#platform/server/database/sql.ts'
import { deadlines, due } from '#platform/server/jobs/deadlines.ts'
import type { Ending } from '#platform/server/jobs/endings.ts'
import { sgcCard } from '../card/card.model.ts'
import { sgcDemerit } from './demerit.model.ts'
import { sgcSanction } from './sanction.model.ts'

const group = { eventGrpCd: 'SGC', label: '안전카드·벌점', optional: false } as const
/** Who hears for the vendor. */
const vendor = ['VAD', 'VSM'] as const
const item = ['위반항목', '안전모 미착용'] as const
const score = ['벌점', '3'] as const
const link = ['링크', 'https://example.com/x'] as const

export const sgcMessages = {
  ...messages(
    sgcCard,
    { group },
    {
      SGC_CARD_SOON: [
        '안전카드 만료 예정',
        '안전카드가 {due}에 만료됩니다: {n}명 ({names})',
        {
          to: vendor,
          places: {
            n: ['인원', '3'],
            names: ['성명', '김하늘'],
            due: { of: 'validToYmd', sample: '2026-12-21' },
          },
        },
      ],
      SGC_CARD_LOST: ['안전카드 분실', '안전카드 분실로 QR이 정지되었습니다: {title}', { to: vendor, tone: 'danger' }],
    },
  ),
  ...messages(
    sgcDemerit,
    { group },
    {
      SGC_ISSUE: [
        '벌점 발부',
        '벌점이 발부되었습니다: {title} ({n}점)',
        { to: vendor, tone: 'danger', places: { n: { of: 'demeritScore', sample: '3' } } },
      ],
      SGC_ISSUE_SMS: [
        '벌점 발부 문자(본인)',
        '[지킴] {name} 님에게 벌점 {score}점이 발부되었습니다. 위반: {item}. 이의신청: {link}',
        { channels: ['SMS'], places: { item, score, link } },
      ],
      SGC_VENDOR_SMS: [
        '벌점 발부 문자(업체)',
        '[지킴] {name} 님에게 벌점 {score}점이 발부되었습니다. 위반: {item}',
        { channels: ['SMS'], places: { item, score } },
      ],
      SGC_GUIDE_SMS: [
        '구두지도 문자',
        '[지킴] {name} 님에게 구두지도를 했습니다. 위반: {item}',
        { channels: ['SMS'], places: { item } },
      ],
      SGC_OBJECT: [
        '벌점 이의심의 요청',
        '벌점 이의심의 요청: {title} (기한 {due})',
        { to: ['SHD', 'MGR', 'WRP'], places: { due: { of: 'committeeDueYmd', sample: '2026-12-05' } } },
      ],
      SGC_OBJECT_LATE: [
        '벌점 이의심의 지연',
        '벌점 이의심의가 늦어지고 있습니다({due}): {title}',
        { to: 'CSO', tone: 'danger' },
      ],
      SGC_DECIDED: [
        '벌점 심의결과',
        '벌점 심의가 끝났습니다: {title} · {result}',
        { to: ['issuerUserId', ...vendor], tone: 'done', places: { result: ['심의결과', '감경', 'word'] } },
      ],
    },
  ),
  ...messages(
    sgcSanction,
    { group },
    {
      SGC_SANCTION: ['업체 벌점율 제재', '업체 벌점율 제재: {title}', { tone: 'danger' }],
      SGC_SANCTION_DECIDED: ['업체 제재 결정', '업체 제재가 결정되었습니다: {title}', { to: vendor, tone: 'danger' }],
    },
  ),
}

/** The committee had seven days. */
export const sgcObjectDues = deadlines(sgcDemerit, [
  due('OBJECT', 'committeeDueYmd', {
    late: true,
    tell: sgcMessages.SGC_OBJECT_LATE,
    once: () => sql`'sgc-late:' || r.sgc_demerit_no`,
    evenOld: true,
  }),
])

/** Of one human no other card that is good for longer. */
export const cardEnding: Ending = {
  kind: sgcMessages.SGC_CARD_SOON,
  n: 'count',
  of: sql`select 'sgc-card:' || r.sgc_card_no as end_key, 'sgc-card:' || r.vendor_cd as group_key, r.valid_to_ymd as end_ymd,
      r.card_nm as name, p.user_id, null::bigint as biz_no
    from sgc_card r join directory_role p on p.vendor_cd = r.vendor_cd and p.auth_grp_cd in ('VAD', 'VSM')
      join vendor_person w on w.person_no = r.person_no and w.person_status_cd = 'ACTIVE' and w.delete_yn = 'N'
    where r.status_cd in ('ISSUED', 'SUSP') and r.delete_yn = 'N' and not exists (select from sgc_card o
      where o.person_no = r.person_no and o.status_cd in ('ISSUED', 'SUSP') and o.delete_yn = 'N'
        and o.sgc_card_no <> r.sgc_card_no and o.valid_to_ymd > r.valid_to_ymd)`,
}
