/** The register's rows for risk assessment, process safety, committees, checks and protective equipment (section 0 of the risk design). */
import { type LegalParamSeed, param } from './legal-param-row.ts'

const OSH_ACT = '2020-01-16'
const RISK_RULES = '2026-06-01'
const SAPA = '2022-01-27'
const CHEMICALS_ACT = '2015-01-01'
const ACT = '산업안전보건법'
const RULES = '산업안전보건기준에 관한 규칙'

export const riskParams: readonly LegalParamSeed[] = [
  param('RSA_INIT', '그 장소의 첫 작업 시작 전', null, RISK_RULES, `${ACT} 시행규칙 제37조제2항제1호 (최초평가)`),
  param('RSA_REG', '1', 'TIMES_YEAR', RISK_RULES, `${ACT} 시행규칙 제37조제2항제2호 (최초평가 다음 해부터 매년)`),
  param(
    'RSA_OCC',
    '관련 작업 시작 전',
    null,
    RISK_RULES,
    `${ACT} 시행규칙 제37조제2항제3호 (새로운 위험, 중대산업사고·산업재해)`,
  ),
  param(
    'RSA_OCC_MINLOST',
    '0',
    'DAY',
    RISK_RULES,
    '사업장 기준 (이 휴업일수 이상이면 수시평가를 엶; 0이면 휴업이 없는 재해도. 사업장 위험성평가에 관한 지침 제15조제2항은 휴업 이상)',
    'N',
  ),
  param(
    'RSA_PART',
    '사업장 순회점검 (불가하면 설문·면담·그 밖의 방법 1가지 이상)',
    null,
    RISK_RULES,
    `${ACT} 시행규칙 제37조의2 (근로자 참여)`,
  ),
  param('RSA_REP', '근로자대표가 요구하면 참여', null, RISK_RULES, `${ACT} 제36조제3항`),
  param('RSA_SHARE', '사전: 일정 / 사후: 위험요인·결정·대책·이행', null, RISK_RULES, `${ACT} 시행규칙 제37조의3`),
  param('RSA_KEEP', '3', 'YEAR', RISK_RULES, `${ACT} 시행규칙 제37조의4 (일시·담당자, 참여 근로자와 대표, 공유 내용)`),
  param(
    'RSA_FINE',
    '미실시 1천만원, 참여·공유 위반 500만원, 기록 위반 300만원 이하',
    null,
    '2027-01-01',
    `${ACT} 제175조, 부칙 제21374호 (상시근로자 50명 이상)`,
  ),
  param(
    'RSA_CONT',
    '월 1회 발굴·결정·대책, 주 1회 회의, 매 작업일 TBM',
    null,
    OSH_ACT,
    '사업장 위험성평가에 관한 지침(고시 제2024-76호) 제15조제4항 (상시평가; 2026년 6월 이후 효력 확인 필요)',
    'N',
  ),
  param(
    'CONT_DEEM',
    'N',
    null,
    OSH_ACT,
    '사업장 기준 (Y이면 상시평가를 12개월 충족한 공정의 그 해 정기평가를 실시한 것으로 봄; 고시 제2024-76호 제15조제4항, 2026년 6월 이후 효력 확인 필요)',
    'N',
  ),
  param('PSM_SUBMIT', '30', 'DAY', OSH_ACT, `${ACT} 시행규칙 제51조 (주요 구조 변경 공사 시작 30일 전 제출)`),
  param('PSM_CONFIRM', '1', 'MONTH', OSH_ACT, `${ACT} 시행규칙 제53조제1항제3호 (주요 공정 변경 후 공단 확인)`),
  param('PSM_PSSR', '7', null, OSH_ACT, '공정안전보고서 고시 제2025-30호 제49조 (시운전 전 최소 점검 항목 수)', 'N'),
  param(
    'PSM_AUDIT',
    '1',
    'TIMES_YEAR',
    OSH_ACT,
    '공정안전보고서 고시 제2025-30호 제51조 (자체감사, 3년 이상 보존)',
    'N',
  ),
  param(
    'COM_Q',
    '1',
    'TIMES_QUARTER',
    OSH_ACT,
    `${ACT} 시행령 제37조, 법 제164조제1항제2호 (산업안전보건위원회: 각 측 과반수 출석, 출석 과반수 의결, 회의록 2년)`,
  ),
  param(
    'SAPA_HALF',
    '1',
    'TIMES_HALF',
    SAPA,
    '중대재해처벌법 시행령 제4조제3호·제5호·제7호·제8호·제9호, 제5조, 제13조 (반기 1회 이상 점검, 5년 보관)',
  ),
  param('NEAR_PLACE_M', '20', 'METER', OSH_ACT, '사내 기준 (같은 장소로 보는 거리: 개선의 유효성 확인, 비슷한 개선)'),
  param(
    'CHECK_LATE_HOUR',
    '72',
    'HOUR',
    OSH_ACT,
    '사내 기준 (네트워크 없이 한 점검·순회가 늦게 도착해도 점검일시로 인정하는 시간)',
  ),
  param('BLIND_WARN_D', '7', 'DAY', OSH_ACT, '사내 기준 (아무도 보지 않은 날이 이보다 길면 곧 볼 곳)'),
  param('BLIND_LATE_D', '30', 'DAY', OSH_ACT, '사내 기준 (아무도 보지 않은 날이 이보다 길면 오래 보지 않은 곳)'),
  param('CHK_ACUTE_M', '1', 'MONTH', OSH_ACT, `${RULES} 제299조 (급성 독성물질 설비 접합부 점검)`),
  param('CHK_VENT_M', '1', 'MONTH', OSH_ACT, `${RULES} 제626조제2항 (환기장치를 둔 밀폐공간 점검)`),
  param('CHK_TOXIC_D', '7', 'DAY', CHEMICALS_ACT, '화학물질관리법 제26조 (취급시설 주 1회 이상 점검, 5년 기록·비치)'),
  param(
    'PPE',
    '지급 의무 품목, 안전인증 12종, 개인 전용, 여과재 비치',
    null,
    OSH_ACT,
    `${RULES} 제32조제1항, 제33조제2항, 제34조, 제617조제2항, ${ACT} 시행령 제74조제1항제3호`,
  ),
]
