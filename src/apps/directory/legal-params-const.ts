/** The register's rows for constructions. N: the text in force was not read; the number then is the stricter one. */
import { type LegalParamSeed, param } from './legal-param-row.ts'

const FROM = '2020-01-16'
const ACT = '산업안전보건법'

export const constParams: readonly LegalParamSeed[] = [
  param('CONST_BOOK_AMT', '5000000000', null, FROM, `${ACT} 제67조, 시행령 제55조 (발주자의 안전보건대장: 원 이상)`),
  param('CONST_GUIDE_MIN_AMT', '100000000', null, FROM, `${ACT} 제73조, 시행령 제59조 (기술지도: 원 이상)`),
  param('CONST_GUIDE_MAX_AMT', '12000000000', null, FROM, `${ACT} 제73조, 시행령 제59조 (기술지도: 원 미만)`),
  param('CONST_GUIDE_CIV_AMT', '15000000000', null, FROM, `${ACT} 제73조, 시행령 제59조 (기술지도, 토목: 원 미만)`),
  param('CONST_GUIDE_MIN_MONTH', '1', 'MONTH', FROM, `${ACT} 시행령 제59조제1호 (공사기간 미만이면 기술지도 제외)`),
  param('CONST_COST_AMT', '40000000', null, FROM, `${ACT} 시행규칙 제89조제2항 (사용명세서: 원 이상)`),
  param('CONST_COST_KEEP_Y', '1', 'YEAR', FROM, `${ACT} 시행규칙 제89조제2항 (공사 종료 후 보존)`),
  param('CONST_COORD_CNT', '2', null, FROM, `${ACT} 제68조 (안전보건조정자: 같은 장소의 공사 건 이상)`),
  param('CONST_COORD_AMT', '0', null, FROM, `${ACT} 제68조 (안전보건조정자: 원 이상; 확인 전까지 모든 금액)`, 'N'),
  param('CONST_HAZARD_HEIGHT', '31', 'METER', FROM, `${ACT} 제42조, 시행령 제42조제3항 (지상높이 이상)`, 'N'),
  param('CONST_HAZARD_AREA', '30000', null, FROM, `${ACT} 제42조, 시행령 제42조제3항 (연면적 ㎡ 이상)`, 'N'),
  param('CONST_HAZARD_SPAN', '50', 'METER', FROM, `${ACT} 제42조, 시행령 제42조제3항 (최대 지간길이 이상)`, 'N'),
  param('CONST_HAZARD_DEPTH', '10', 'METER', FROM, `${ACT} 제42조, 시행령 제42조제3항 (굴착 깊이 이상)`, 'N'),
  param('CONST_JOINT_MONTH', '2', 'MONTH', FROM, `${ACT} 시행규칙 제82조제2항제1호 (건설업 합동점검 주기)`),
]
