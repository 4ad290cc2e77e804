/** What accidents tell people. Nobody who was hurt is named: R10. */
import { messages } from '#platform/model/messages.ts'
import { accident } from './accident.model.ts'

const group = { eventGrpCd: 'ACCIDENT', label: '사고', optional: false } as const
const target = ['보고처', '고용노동관서', 'word'] as const
const day = ['제출기한', '2026-12-02'] as const
const left = ['남은 날', 'D-7'] as const
const time = ['시각', '2026-11-24 10:15'] as const

export const accidentMessages = messages(
  accident,
  {
    group,
    places: { count: { of: 'injuredCnt', sample: '1' }, place: { of: 'placeDesc', sample: '생산1팀 3층' } },
  },
  {
    ACC_DRAFT: [
      '부상자 있는 사고 작성',
      '다친 사람 {count}명인 사고가 작성되고 있습니다({place}): {title}. 30분 안에 보고되지 않으면 그대로 보고됩니다.',
      { tone: 'danger' },
    ],
    ACC_REPORTED: [
      '사고 발생',
      '사고가 발생했습니다. 부상자 {count}명 ({place}): {title}',
      { to: ['SHM', 'SHD', 'SEC', 'VSM'], tone: 'danger' },
    ],
    ACC_REPORTED_SMS: ['사고 발생 문자', '[지킴] 사고 발생: {place}. 부상자 {count}명. {title}', { channels: ['SMS'] }],
    ACC_GRAVE: ['중대한 사고', '중대재해이거나 HiPo인 사고입니다({place}): {title}', { tone: 'danger' }],
    ACC_CLOCK: [
      '사고 보고기한',
      '{target} 보고를 아직 기록하지 않았습니다(기한 {at}): {title}',
      { tone: 'danger', places: { target, at: time } },
    ],
    ACC_CLOCK_OPEN: [
      '사고 보고 시작',
      '{target} 보고를 시작하십시오(기한 {at}): {title}',
      { tone: 'danger', places: { target, at: time } },
    ],
    ACC_CLASSIFIED: [
      '사고 분류확정',
      '사고 분류가 확정되었습니다: {title}',
      { to: ['SHD', 'VSM', 'author'], tone: 'progress' },
    ],
    ACC_SAME: ['동일사고 통합', '동일사고로 합쳤습니다: {title}', { to: 'author', tone: 'done' }],
    ACC_SELF: [
      '사고 자동 보고',
      '작성 후 30분이 지나 프로그램이 보고했습니다: {title}',
      { to: ['author', 'SHM'], tone: 'danger' },
    ],
    ACC_WITNESS: ['목격자 진술 접수', '목격자 진술이 들어왔습니다: {title}', { tone: 'progress' }],
    ACC_FORM_DUE: [
      '산업재해조사표 제출기한',
      '산업재해조사표 제출기한: {at} ({left}) {title}',
      { tone: 'waiting', places: { at: day, left } },
    ],
    ACC_FORM_LATE: [
      '산업재해조사표 지연',
      '산업재해조사표 제출기한({at})이 지났습니다({left}): {title}',
      { tone: 'danger', places: { at: day, left } },
    ],
    ACC_LESSON_ASK: [
      '사고사례 전파 요청',
      '조사보고가 승인되었습니다. 사고사례를 전파해 주십시오: {title}',
      { to: ['SHM', 'leaderUserId'], tone: 'waiting' },
    ],
    ACC_ABSENT: [
      '휴업 중인 재해자 확인',
      '휴업 중인 재해자 {n}명의 상태와 복귀일을 확인해 주십시오: {title}',
      { tone: 'waiting', places: { n: ['재해자 수', '1'] } },
    ],
    ACC_ABSENT_SELF: [
      '복귀 예정 확인',
      '복귀 예정일이 정해졌거나 바뀌었으면 안전관리자에게 알려 주십시오: {title}',
      { tone: 'progress' },
    ],
  },
)
