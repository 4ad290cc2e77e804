import { count, day, number, text, yesNo } from '#platform/model/field.ts'
import { RULES, type TypeRecord } from '../ask/guard-parts.logic.ts'
import { lastNoticeDay } from '../ask/measure.logic.ts'
import { partyOf } from '../crew/party.logic.ts'
import { isYes, type Kind, kindOf, type On, ticked } from './kind.model.ts'

export const radFields = {
  sourceNm: text('선원', { max: 100 }),
  actGBqVal: number('방사능', { unit: 'GBq', min: 0 }),
  exclRadiusVal: number('출입통제 반경', { unit: 'm', min: 0, decimals: 1, help: '방사선안전관리자가 정한 값' }),
  noticeYmd: day('작업장 신고일'),
  dosimeterCnt: count('개인선량계', { unit: '개', max: 99 }),
  alarmMeterCnt: count('경보선량계', { unit: '개', max: 99 }),
  radPostedYn: yesNo('관리구역 표지'),
}
const lastNotice = ({ record, limits }: On): string =>
  lastNoticeDay(record.wkodDt, isYes(record.permitUrgentYn) ? limits.noticeUrgentDay : limits.noticeDay)
const crewCount = (record: TypeRecord): number => partyOf(record).length

/** 방사선 @law 산업안전보건기준에 관한 규칙 제574조, 제575조; 원자력안전법 시행규칙 제64조제3항 */
export const rad: Kind = kindOf(radFields, {
  checks: [
    ['출입통제 구역과 표지를 설치했습니다.', `${RULES} 제575조`, 'START', 'Y'],
    ['선량계와 경보기를 모두에게 지급했습니다.', '원자력안전법 시행규칙', 'START'],
    ['선원을 거두고 선량률을 확인했습니다.', '원자력안전법 시행규칙', 'CLOSE'],
  ],
  guards: [
    {
      ruleCd: 'PT_RAD_NOTICE',
      message: '작업장 신고는 {ymd}까지 해야 합니다.',
      field: 'noticeYmd',
      law: '원자력안전법 시행규칙 제64조제3항',
      holds: (on) => on.record.noticeYmd !== null && on.record.noticeYmd <= lastNotice(on),
      values: (on) => ({ ymd: lastNotice(on) }),
    },
    {
      ruleCd: 'PT_RAD_METER',
      message: '작업자 {n}명 모두에게 개인선량계와 경보선량계가 필요합니다.',
      field: 'dosimeterCnt',
      law: '원자력안전법 시행규칙',
      holds: ({ record }) => Math.min(record.dosimeterCnt ?? 0, record.alarmMeterCnt ?? 0) >= crewCount(record),
      values: ({ record }) => ({ n: crewCount(record) }),
    },
    ticked('radPostedYn', 'PT_RAD_POST', '방사선관리구역 표지를 확인하세요.', `${RULES} 제575조`),
    {
      ruleCd: 'PT_RAD_RADIUS',
      message: '출입통제 반경을 입력하세요.',
      field: 'exclRadiusVal',
      law: `${RULES} 제575조`,
      holds: ({ record }) => (record.exclRadiusVal ?? 0) > 0,
    },
  ],
  measures: ['dosimeterCnt', 'alarmMeterCnt', 'radPostedYn'],
  high: [['방사선']],
  plans: ['R'],
  taught: [[33]],
  hint: /방사선|비파괴|RT\s*촬영/,
})
