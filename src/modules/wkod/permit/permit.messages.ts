/** What permits tell people, and when: who asked, leads and ordered the work, the area, the plant. */
import { messages } from '#platform/model/messages.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type Deadlines, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { permit } from './permit.model.ts'

const group = { eventGrpCd: 'PERMIT', label: '작업허가', optional: false } as const
const channels = ['NOTICE', 'MAIL', 'SMS'] as const
const askers = ['author', 'rqstUserId', 'leaderUserId', 'ownUserId'] as const
const workers = ['author', 'leaderUserId', 'ownUserId'] as const

export const permitMessages = messages(
  permit,
  { group },
  {
    PT_RQST: ['허가 신청', '작업허가 신청을 검토하십시오: {title}', { to: 'OPR' }],
    PT_LATE: ['검토 지연', '작업허가 검토가 2시간 넘게 늦어지고 있습니다: {title}', { to: 'MGR', tone: 'danger' }],
    PT_APPR: ['승인 요청', '작업허가 승인이 필요합니다: {title}'],
    PT_ISO: ['격리 준비', '작업허가의 격리를 준비하십시오: {title}', { to: 'ELE' }],
    PT_GAS: ['가스측정 요청', '작업허가의 가스를 측정하십시오: {title}', { to: 'GAS' }],
    PT_RTN: ['보완요청', '작업허가에 보완이 필요합니다: {title}', { to: askers }],
    PT_REJ: ['반려', '작업허가가 반려되었습니다: {title}', { to: askers, tone: 'danger' }],
    PT_FACTS: [
      '검토취소',
      '검토한 내용이 바뀌어 다시 검토해야 합니다: {title} ({facts})',
      { tone: 'danger', places: { facts: ['바뀐 내용', '정격하중', 'word'] } },
    ],
    PT_PART: [
      '담당 교체',
      '검토한 작업허가의 {part}이(가) 바뀌었습니다: {title}',
      { places: { part: ['역할', '화재감시자', 'word'] } },
    ],
    PT_ISSUE: ['발급 요청', '승인된 작업허가를 발급하십시오: {title}', { to: 'OPR' }],
    PT_ISSUED: ['발급', '작업허가가 발급되었습니다: {title}', { to: askers, tone: 'progress' }],
    PT_STOP: [
      '작업중지',
      '작업이 중지되었습니다({reason}): {title}',
      {
        to: [...workers, 'issueUserId', 'OPR', 'SHM'],
        channels,
        tone: 'danger',
        places: { reason: ['중지사유', '가스농도 초과', 'word'] },
      },
    ],
    PT_STOP_MANY: [
      '작업중지 여러 건',
      '작업 {n}건이 한꺼번에 중지되었습니다({reason}): {title} 외',
      {
        to: [...workers, 'issueUserId', 'OPR', 'SHM'],
        channels,
        tone: 'danger',
        places: { n: ['건수', '12'], reason: ['중지사유', '가스농도 초과', 'word'] },
      },
    ],
    PT_STOP_LATE: [
      '늦은 작업중지 요청',
      '작업중이 아닌 허가에 작업중지 요청이 도착했습니다({reason}): {title}',
      {
        to: [...workers, 'issueUserId', 'OPR', 'SHM'],
        channels,
        tone: 'danger',
        places: { reason: ['중지사유', '가스농도 초과', 'word'] },
      },
    ],
    PT_REGRET: [
      '중지 오조작 확인',
      '작업책임자가 작업중지를 잘못 눌렀다고 확인했습니다. 현장에서 확인하고 판단하십시오: {title}',
      { to: ['SUP', 'SHM'], tone: 'danger' },
    ],
    PT_RESUME: ['재개 요청', '작업 재개 요청을 확인하십시오: {title}', { to: 'OPR' }],
    PT_DECIDE: ['작업중지 판단', '작업중지 요청을 판단하십시오: {title}', { to: ['SUP', 'SHM'], tone: 'danger' }],
    PT_DECIDED: [
      '작업중지 판단 결과',
      '작업중지 요청을 판단했습니다({decision}): {title}',
      { places: { decision: ['작업중지 판단', '근거 있음', 'word'] } },
    ],
    PT_EXTEND: ['연장 신청', '작업허가 연장 신청을 확인하십시오: {title}', { to: 'APR' }],
    PT_EXTENDED: ['연장', '작업허가가 연장되었습니다: {title}', { to: askers, tone: 'progress' }],
    PT_NOT_EXTENDED: ['연장 반려', '작업허가가 연장되지 않았습니다: {title}', { to: askers }],
    PT_FINISH: ['작업완료 확인', '작업완료를 확인하십시오: {title}', { to: 'OPR' }],
    PT_LEFT: [
      '작업인원 이탈',
      '출입이나 자격 문제로 작업인원에서 빠졌습니다({names}): {title}',
      { places: { names: ['인원', '김서연, 이도현'] } },
    ],
    PT_TIRED: [
      '근무시간 한도 초과',
      '{name} 님의 근무시간이나 휴식이 한도를 벗어났습니다. 쉬게 하십시오: {title}',
      { to: [...askers, 'VSP'], tone: 'danger', places: { name: ['인원', '김서연'] } },
    ],
    PT_DOUBT: [
      '작업조건 확인 불가',
      '{part}을(를) 확인할 수 없습니다. {n}분 안에 확인되지 않으면 작업이 중지됩니다: {title}',
      {
        to: ['author', 'leaderUserId', 'issueUserId', 'OPR', 'SHM'],
        tone: 'danger',
        places: { part: ['확인할 수 없는 조건', '기상', 'word'], n: ['남은 분', '10'] },
      },
    ],
    PT_ALONE_LATE: [
      '안전확인 지연',
      '혼자 일하는 {name}의 안전확인이 {n}분 늦었습니다. {more}분 뒤에 작업이 중지됩니다: {title}',
      {
        channels,
        tone: 'danger',
        places: { name: ['혼자 일하는 사람', '김서연'], n: ['늦은 분', '5'], more: ['중지까지 분', '5'] },
      },
    ],
    PT_SEARCH: [
      '단독작업자 수색',
      '혼자 일하던 {name} 님이 응답하지 않아 작업이 중지되었습니다. 즉시 현장에서 찾으십시오: {title}',
      { channels, tone: 'danger', places: { name: ['혼자 일하는 사람', '김서연'] } },
    ],
    PT_WATCH_GONE: [
      '화재감시자 이탈',
      '화기작업이 끝난 뒤 화재감시자({names})가 자리를 떠났습니다. 다른 감시자를 지정하십시오: {title}',
      { to: ['OPR', 'SHM'], channels, tone: 'danger', places: { names: ['인원', '김서연'] } },
    ],
    PT_PAPER_OLD: [
      '출력물 교체',
      '게시한 출력물이 지금의 허가서와 다릅니다({facts}). 다시 출력해 바꿔 거세요: {title}',
      {
        to: ['author', 'leaderUserId', 'issueUserId'],
        tone: 'danger',
        places: { facts: ['바뀐 내용', '유효종료', 'word'] },
      },
    ],
    PT_RECALL: [
      '발급취소 10분 전',
      '작업을 시작하지 않으면 10분 뒤에 발급이 취소됩니다: {title}',
      { to: [...workers, 'issueUserId'], channels },
    ],
    PT_END30: ['종료 30분 전', '작업허가가 30분 뒤에 끝납니다: {title}', { to: workers }],
    PT_END10: ['종료 10분 전', '작업허가가 10분 뒤에 끝납니다: {title}', { to: workers }],
    PT_OVER: ['만료 후 미완료', '시간이 만료된 작업이 완료되지 않았습니다: {title}', { to: 'SHM', tone: 'danger' }],
    PT_TOMORROW: [
      '내일 작업허가',
      '내일({day}) 작업허가: {n}건 (위험등급 높음 {high}건, 화기 {hot}건, 밀폐공간 {space}건)',
      {
        channels,
        tone: 'progress',
        places: {
          day: ['작업일', '2026-12-05'],
          n: ['건수', '24'],
          high: ['위험등급 높음', '6'],
          hot: ['화기', '8'],
          space: ['밀폐공간', '3'],
        },
      },
    ],
  },
)
const m = permitMessages

/** Minutes ahead of which it is told that a permit is called back. */
const RECALL_TOLD_MIN = 10
/**
 * @param finishMin minutes within which work that ran out is to be finished; `startMin` within which issued work begins,
 *   from the later of its issue and its beginning on
 */
export const permitDues = ({ finishMin, startMin }: { finishMin: number; startMin: number }): Deadlines =>
  deadlines(permit, [
    due('ISSUED', 'workFromDt', {
      from: startMin - RECALL_TOLD_MIN,
      where: sql`r.work_from_dt >= r.issue_dt`,
      tell: m.PT_RECALL,
      once: onceIssued,
    }),
    due('ISSUED', 'issueDt', {
      from: startMin - RECALL_TOLD_MIN,
      where: sql`r.issue_dt > r.work_from_dt`,
      tell: m.PT_RECALL,
      once: onceIssued,
    }),
    due('WORK', 'workToDt', { at: [30], tell: m.PT_END30, once: beforeEnd(30) }),
    due('WORK', 'workToDt', { at: [10], tell: m.PT_END10, once: beforeEnd(10) }),
    due('RQST', 'slaDueDt', {
      late: true,
      tell: m.PT_LATE,
      once: ({ day }) => sql`'permit-sla:' || r.permit_no || ':' || ${day}`,
    }),
    due('SUSP', 'suspDt', {
      from: finishMin,
      where: sql`r.susp_reason_cd = 'EXPIRED'`,
      tell: m.PT_OVER,
      once: ({ day }) => sql`'permit-over:' || r.permit_no || ':' || ${day}`,
    }),
  ])

const beforeEnd = (minutes: number) => () =>
  sql`'permit-end:' || r.permit_no || ':' || r.work_to_dt || ':' || ${String(minutes)}`

const onceIssued = () => sql`'permit-recall:' || r.permit_no || ':' || r.issue_dt`
