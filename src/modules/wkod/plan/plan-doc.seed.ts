/** The matrix that a site begins with; it keeps it from then on. */

type Line = readonly [
  work: string,
  phase: 'BEFORE' | 'AFTER',
  doc: string,
  law: string | null,
  more?: { must?: 'N'; valid?: 'Y'; lead?: number; urgent?: number },
]
const PLAN = '안전보건규칙 제38조, 별표 4'

const lines: readonly Line[] = [
  ['2', 'BEFORE', '운행경로·작업방법', `${PLAN} 제2호`],
  ['2', 'BEFORE', '장비 등록·보험증서', '사내 기준', { valid: 'Y' }],
  ['3', 'BEFORE', '건설기계 종류·운행경로·작업방법', `${PLAN} 제3호`],
  ['3', 'BEFORE', '건설기계 검사·보험증서', '사내 기준', { valid: 'Y' }],
  ['4', 'BEFORE', '화학설비 작업순서·누출 시 조치', `${PLAN} 제4호`],
  ['5', 'BEFORE', '전기작업 방법·정전 범위', `${PLAN} 제5호`],
  ['6', 'BEFORE', '지반조사·매설물 확인서', `${PLAN} 제6호`],
  ['10', 'BEFORE', '해체 방법·순서도와 방호설비', `${PLAN} 제10호`],
  ['11', 'BEFORE', '줄걸이 계획', `${PLAN} 제11호`],
  ['11', 'BEFORE', '인양능력표', `${PLAN} 제11호`],
  ['H', 'BEFORE', '불티 비산방지·화재감시 계획', '안전보건규칙 제241조, 제241조의2'],
  ['C', 'BEFORE', '밀폐공간 작업프로그램', '안전보건규칙 제619조'],
  ['R', 'BEFORE', '작업장 개설 신고 접수증', '원자력안전법 시행규칙 제64조제3항', { lead: 15, urgent: 5 }],
  ['R', 'BEFORE', '방사선작업종사자 교육·검진 기록', '사내 기준', { must: 'N', valid: 'Y' }],
  ['A', 'BEFORE', '추락방지 계획', '안전보건규칙 제42조, 제44조'],
  ['ALL', 'AFTER', '완료 사진', '사내 기준'],
  ['ALL', 'AFTER', '폐기물 반출증', '사내 기준', { must: 'N' }],
  ['4', 'AFTER', '변경 표시 도면', '사내 기준'],
  ['4', 'AFTER', '격리 해제 목록', '사내 기준'],
  ['5', 'AFTER', '격리 해제 목록', '사내 기준'],
  ['11', 'AFTER', '인양 작업일지', '사내 기준'],
]

export const planDocs = lines.map(([planWorkCd, phaseCd, docNm, lawDesc, more = {}], index) => ({
  planWorkCd,
  phaseCd,
  docNm,
  lawDesc,
  sortOrder: (index + 1) * 10,
  mustYn: more.must ?? 'Y',
  validYn: more.valid ?? 'N',
  leadDayCnt: more.lead ?? null,
  urgentDayCnt: more.urgent ?? null,
}))
