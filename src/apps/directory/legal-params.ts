/**
 * Legal numbers as dated data (Part 0.5 of the contractor design, section 0 of the accident design). `verifiedYn` is N
 * where the text in force was not read: annex figures from transcriptions, and the 15 minutes of a chemical report.
 * Days of effect: full revision of 산업안전보건법 2020-01-16, 별표 4 2023-09-27, 중대재해처벌법 2022-01-27, 화학물질관리법
 * 2015-01-01.
 */
import { param } from './legal-param-row.ts'
import { constParams } from './legal-params-const.ts'
import { councilParams } from './legal-params-council.ts'
import { educationParams } from './legal-params-education.ts'
import { evalParams } from './legal-params-eval.ts'
import { gasParams } from './legal-params-gas.ts'
import { measureParamRows } from './legal-params-measure.ts'
import { msdsParams } from './legal-params-msds.ts'
import { muscleParams } from './legal-params-muscle.ts'
import { permitParams } from './legal-params-permit.ts'
import { planParams } from './legal-params-plan.ts'
import { riskParams } from './legal-params-risk.ts'
import { sgcParams } from './legal-params-sgc.ts'
import { shiftParams } from './legal-params-shift.ts'
import { workParams } from './legal-params-work.ts'
import type { LegalParamRow } from './rows.ts'

const OSH_ACT = '2020-01-16'
const EDU_ANNEX = '2023-09-27'
const SAPA = '2022-01-27'
const CHEMICALS_ACT = '2015-01-01'
const LOGS = '2023-09-22'

export const legalParams: LegalParamRow[] = [
  param(
    'PATROL_GAP_DAY',
    '2',
    'DAY',
    OSH_ACT,
    '산업안전보건법 시행규칙 제80조제1항제1호 (제조업·건설업: 2일에 1회 이상)',
  ),
  param('COUNCIL_MONTH', '1', 'MONTH', OSH_ACT, '산업안전보건법 시행규칙 제79조제3항 (매월 1회 이상, 결과 기록·보존)'),
  param('JOINT_CHECK', '1', 'TIMES_QUARTER', OSH_ACT, '산업안전보건법 시행규칙 제82조제2항 (건설업은 2개월에 1회)'),
  param(
    'INFO_DOC',
    '작업 시작 전 문서 제공',
    null,
    OSH_ACT,
    '산업안전보건법 제65조제1항, 시행규칙 제83조, 법 제170조 (1년 이하 징역 또는 1천만원 이하 벌금)',
  ),
  param(
    'APPR_ACID',
    '1',
    'PERCENT',
    OSH_ACT,
    '산업안전보건법 제59조, 시행령 제51조 (황산·불화수소·질산·염화수소 중량비율 1% 이상 설비의 개조·분해·해체·철거, 내부작업)',
  ),
  param('SUBCON_BAN', '승인받은 도급작업 하도급 금지', null, OSH_ACT, '산업안전보건법 제60조'),
  param(
    'EDU_HIRE_H',
    '8',
    'HOUR',
    EDU_ANNEX,
    '산업안전보건법 시행규칙 별표 4 (일용·1주 이하 1시간, 1주 초과 1개월 이하 4시간)',
    'N',
  ),
  param(
    'EDU_SPECIAL_H',
    '16',
    'HOUR',
    EDU_ANNEX,
    '산업안전보건법 시행규칙 별표 4 (최초 작업 전 4시간, 나머지 3개월 내; 일용·1주 이하 2시간, 타워크레인 신호 8시간; 단기간·간헐 2시간)',
    'N',
  ),
  param('EDU_CARRY', '같은 도급인 사업장 같은 업무 면제', null, OSH_ACT, '산업안전보건법 시행규칙 제27조제5항제3호'),
  param('EDU_CCA_H', '2', 'HOUR', CHEMICALS_ACT, '화학물질관리법 시행규칙 제37조제4항 (매년 1회)'),
  param(
    'SAPA_SUBCON',
    '1',
    'TIMES_HALF',
    SAPA,
    '중대재해처벌법 시행령 제4조제9호, 제13조 (도급 기준·절차 반기 1회 이상 점검, 서면 5년 보관)',
  ),
  param(
    'STAT_UNITED',
    '04-30',
    null,
    OSH_ACT,
    '산업안전보건법 제10조제2항, 시행규칙 제7조 (통합 산업재해 현황; 상시근로자 500명 이상 제조업 등)',
  ),
  param(
    'ACC_MAJOR',
    '사망 1명 / 3개월 이상 요양 동시 2명 / 부상·질병 동시 10명',
    null,
    OSH_ACT,
    '산업안전보건법 제2조제2호, 시행규칙 제3조',
  ),
  param(
    'ACC_MAJOR_RPT',
    '지체 없이',
    null,
    OSH_ACT,
    '산업안전보건법 제54조제2항, 시행규칙 제67조 (발생 개요·피해 상황, 조치·전망, 그 밖의 중요사항; 3천만원 이하 과태료)',
  ),
  param(
    'ACC_SAPA',
    '사망 1명 / 같은 사고 6개월 이상 치료 2명 / 같은 유해요인 직업성 질병 1년 내 3명',
    null,
    SAPA,
    '중대재해처벌법 제2조제2호',
  ),
  param(
    'ACC_PROBE',
    '화재·폭발, 붕괴, 추락, 질식·중독, 화학물질 누출, 온열',
    null,
    '2026-12-01',
    '산업안전보건법 제56조제1항제2호·제5항, 제170조, 시행규칙 제71조제2항, 부칙 (부상자 발생 시에도 원인조사 가능, 현장 훼손 금지)',
  ),
  param(
    'ACC_FORM',
    '1',
    'MONTH',
    OSH_ACT,
    '산업안전보건법 제57조제3항, 시행규칙 제73조제1항·제3항 (사망 또는 3일 이상 휴업, 근로자대표 확인; 1,500만원 이하 과태료)',
  ),
  param(
    'ACC_CHEM',
    '15',
    'MINUTE',
    CHEMICALS_ACT,
    '화학물질관리법 제43조제2항 (즉시 신고), 15분은 화학사고 즉시 신고 규정',
    'N',
  ),
  param('LOG_AUDIT_Y', '5', 'YEAR', LOGS, '개인정보의 안전성 확보조치 기준 제8조제1항 (사내 기준: 감사 로그 5년)', 'N'),
  param(
    'LOG_ACCESS_Y',
    '5',
    'YEAR',
    LOGS,
    '개인정보의 안전성 확보조치 기준 제8조제1항 (사내 기준: 열람·반출 기록 5년)',
    'N',
  ),
  param(
    'LOG_LOGIN_Y',
    '2',
    'YEAR',
    LOGS,
    '개인정보의 안전성 확보조치 기준 제8조제1항 (민감정보를 다루는 시스템의 접속기록 2년 이상)',
    'N',
  ),
  param(
    'LOG_HEA_READ_Y',
    '5',
    'YEAR',
    LOGS,
    '개인정보의 안전성 확보조치 기준 제8조제1항 (민감정보 접속기록 2년 이상; 사내 기준: 건강자료 열람기록 5년)',
    'N',
  ),
  param('ACC_KEEP', '3', 'YEAR', OSH_ACT, '산업안전보건법 제57조제2항, 제164조제1항제4호, 시행규칙 제72조'),
  param(
    'HEA_KEEP_Y',
    '5',
    'YEAR',
    OSH_ACT,
    '산업안전보건법 시행규칙 제241조제2항 (건강진단 결과 5년; 허가대상·특별관리물질 등은 30년: 유해인자의 보존연수)',
  ),
  param(
    'HEA_KEEP_LONG_Y',
    '30',
    'YEAR',
    OSH_ACT,
    '산업안전보건법 시행규칙 제241조제2항 단서 (제조금지·허가대상·특별관리물질 등 고용노동부장관이 고시하는 물질 30년)',
  ),
  param(
    'HEA_SHORTEN_DIV',
    '2',
    null,
    OSH_ACT,
    '산업안전보건법 시행규칙 제202조제2항 (노출기준 이상·직업병 유소견자·의사 소견: 다음 회에 한하여 주기를 2분의 1로 단축)',
  ),
  param(
    'HEA_PRE_EXEMPT_M',
    '6',
    'MONTH',
    OSH_ACT,
    '산업안전보건법 시행규칙 제203조 (배치전건강진단 면제, 별표 23 구분 1~3)',
  ),
  param(
    'HEA_PRE_EXEMPT_LONG_M',
    '12',
    'MONTH',
    OSH_ACT,
    '산업안전보건법 시행규칙 제203조 (배치전건강진단 면제, 별표 23 구분 4~6)',
  ),
  param('HEA_GEN_OFFICE_M', '24', 'MONTH', OSH_ACT, '산업안전보건법 시행규칙 제197조 (사무직 2년에 1회 이상)'),
  param('HEA_GEN_OTHER_M', '12', 'MONTH', OSH_ACT, '산업안전보건법 시행규칙 제197조 (그 밖의 근로자 1년에 1회 이상)'),
  param(
    'HEA_FOLLOW_REPORT_D',
    '30',
    'DAY',
    OSH_ACT,
    '산업안전보건법 제132조제5항, 시행규칙 제210조제4항 (사후관리 조치결과 보고: 결과를 송부받은 날부터 30일 이내)',
  ),
  param(
    'HEA_RESULT_D',
    '30',
    'DAY',
    OSH_ACT,
    '산업안전보건법 시행규칙 제209조 (건강진단기관: 건강진단을 실시한 날부터 30일 이내에 결과 송부)',
  ),
  param(
    'HEA_SECOND_NOTICE_D',
    '10',
    'DAY',
    OSH_ACT,
    '근로자 건강진단 실시기준 (제2차건강진단 대상 통보, 확인 필요)',
    'N',
  ),
  param(
    'HEA_SECOND_END_D',
    '30',
    'DAY',
    OSH_ACT,
    '근로자 건강진단 실시기준 (제2차건강진단을 받지 않으면 판정불가, 확인 필요)',
    'N',
  ),
  ...workParams,
  ...gasParams,
  ...permitParams,
  ...councilParams,
  ...shiftParams,
  ...planParams,
  ...riskParams,
  ...measureParamRows,
  ...muscleParams,
  ...educationParams,
  ...sgcParams,
  ...evalParams,
  ...constParams,
  ...msdsParams,
]
