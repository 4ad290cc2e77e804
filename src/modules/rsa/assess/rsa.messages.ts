/** What an assessment tells, and by when something is owed. */
import { messages } from '#platform/model/messages.ts'
import { deadlineJob, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { rsa } from './rsa.model.ts'

export const rsaTaskMessages = { eventGrpCd: 'RSA_TASK', label: '위험성평가 일정·기한', optional: false } as const
const news = { eventGrpCd: 'RSA_NEWS', label: '위험성평가 공유', optional: true } as const

export const rsaMessages = {
  ...messages(
    rsa,
    { group: rsaTaskMessages },
    {
      RSA_PLANNED: ['위험성평가 담당', '위험성평가를 맡으셨습니다: {title}', { to: 'leaderUserId' }],
      RSA_TAKEN: ['기존 위험성평가 인수', '기존 위험성평가를 확인해 주세요: {title}', { to: 'SHD' }],
      RSA_REP_ASKED: [
        '근로자대표 참여요청',
        '근로자대표가 위험성평가 참여를 요청했습니다: {title}',
        { to: 'leaderUserId' },
      ],
      RSA_DECIDED: ['위험성평가 결정', '위험성을 결정했습니다. 감소대책을 확인해 주세요: {title}', { to: 'SHM' }],
      RSA_REDUCED: [
        '감소대책 확인',
        '감소대책이 확인되었습니다. 다시 평가해 주세요: {title}',
        { to: 'leaderUserId', tone: 'done' },
      ],
      RSA_CONTROL_GONE: [
        '감소대책 취소',
        '감소대책의 개선이 취소되었습니다: {title}',
        { to: ['leaderUserId', 'SHD'], tone: 'danger' },
      ],
      RSA_DONE: [
        '위험성평가 완료',
        '위험성평가가 완료되었습니다. 결과를 공유해 주세요: {title}',
        { to: 'leaderUserId' },
      ],
      RSA_SHARE_LATE: [
        '위험성평가 공유 지연',
        '위험성평가 결과가 공유되지 않았습니다: {title}',
        { to: 'leaderUserId', tone: 'danger' },
      ],
      RSA_NEXT_SOON: ['정기평가 기한', '정기 위험성평가 기한이 다가옵니다: {title}', { to: ['leaderUserId', 'SUP'] }],
      RSA_SITE_LATE: [
        '정기평가 기한 지남',
        '사업장이 정한 정기평가 기한이 지났습니다: {title}',
        { to: 'SHM', tone: 'danger' },
      ],
      RSA_LAW_LATE: [
        '정기평가 법정기한 지남',
        '정기평가의 법정기한이 지났습니다: {title}',
        { to: ['SHD', 'CSO'], tone: 'danger' },
      ],
    },
  ),
  ...messages(
    rsa,
    { group: rsaTaskMessages, places: { n: ['요인 수', '2'] } },
    {
      RSA_STUCK: [
        '잔여 위험의 조치 중단',
        '잔여로 둔 위험요인 {n}건의 개선이 취소되었거나 늦었거나 효과가 없습니다: {title}',
        { to: ['SHD', 'CSO'], tone: 'danger' },
      ],
    },
  ),
  ...messages(
    rsa,
    { group: rsaTaskMessages, places: { hazard: ['유해위험요인', '난간 틈으로 떨어짐'] } },
    {
      RSA_MEASURE_LATE: [
        '감소대책 지연',
        '감소대책의 개선 기한이 지났습니다: {hazard} ({title})',
        { to: 'leaderUserId', tone: 'danger' },
      ],
    },
  ),
  ...messages(
    rsa,
    { group: news },
    {
      RSA_ANNOUNCED: [
        '위험성평가 일정',
        '위험성평가를 실시합니다. 일정을 확인해 주세요: {title}',
        { to: 'leaderUserId' },
      ],
      RSA_RESULT: ['위험성평가 결과', '위험성평가 결과를 확인해 주세요: {title}', { to: 'leaderUserId' }],
    },
  ),
}
const m = rsaMessages

/** D-60, D-30 and D-7, and once each limit has passed; the two delays are told apart (R7). */
export const rsaDues = deadlineJob(
  { name: 'rsa-deadlines', label: '위험성평가 기한 알림', cron: '0 6 * * *' },
  deadlines(rsa, [
    due('DONE', 'postDueYmd', { late: true, tell: m.RSA_SHARE_LATE }),
    due(['DONE', 'SHARED'], 'siteDueYmd', { at: [60, 30, 7], tell: m.RSA_NEXT_SOON }),
    due(['DONE', 'SHARED'], 'siteDueYmd', { late: true, tell: m.RSA_SITE_LATE }),
    due(['DONE', 'SHARED'], 'legalLimitYmd', { late: true, tell: m.RSA_LAW_LATE }),
  ]),
)
