/** What the types of permit ask in addition (the tables of 화기, 밀폐공간, 정전, 굴착 …): fields, and which type asks which: for form, paper and guards. */
import type { PermitType } from '#modules/common/permit-types.model.ts'
import { attachments, code, count, dateTime, day, number, text, yesNo } from '#platform/model/field.ts'
import {
  heightMeans,
  lineCuts,
  places,
  rescueKits,
  services,
  slingKinds,
  soils,
  typesOf,
  utilities,
  weatherKinds,
} from './permit-codes.model.ts'

const hot = {
  combustible11mYn: yesNo('11m 안 가연물'),
  belowFloorYn: yesNo('아래층 가연물'),
  oppositeWallYn: yesNo('벽 반대쪽 가연물'),
  routinePlaceYn: yesNo('경보·소화설비가 있는 상시 화기장소'),
  watchKitYn: yesNo('감시자 장비 (확성기·조명·방연마스크)'),
  blanketUseYn: yesNo('방화포 사용'),
  blanketCertNo: text('방화포 성능인증번호', { max: 50 }),
  extinguisherCnt: count('소화기', { unit: '대', max: 99 }),
  spoutCoverYn: yesNo('불티 비산방지'),
  oxygenVentYn: yesNo('환기에 산소 사용'),
  emptiedYn: yesNo('용기·배관 비움·세정'),
  detectorOffDt: dateTime('화재감지기 차단'),
  detectorOnDt: dateTime('화재감지기 복구'),
}
const cse = {
  cseKindNo: count('밀폐공간 종류', { min: 1, max: 18, help: '안전보건규칙 별표 18의 번호' }),
  permVentYn: yesNo('상시 가동 환기설비 (24시간)'),
  permVentCheckYmd: day('상시 환기 월점검일', { notAfter: 'today' }),
  ventYn: yesNo('환기'),
  supplyAirYn: yesNo('송기마스크·공기호흡기 사용'),
  rescueKitCds: text('구조장비', { max: 40, several: { codes: rescueKits, between: ' ' } }),
  ppeDesc: text('착용할 보호구', { max: 200, help: '출입구 게시에 적힙니다. (안전보건규칙 제619조제2항)' }),
  commMeansDesc: text('연락수단', { max: 200 }),
  fireStationTel: text('소방서 연락처', { max: 20 }),
  drillYmd: day('구조훈련일', { notAfter: 'today' }),
  lineCutCd: code('연결배관 차단', lineCuts),
  serviceCd: code('취급물질', services),
}
const ele = {
  voltVal: number('전압', { unit: 'V', min: 0, decimals: 0 }),
  kvaVal: number('용량', { unit: 'kVA', min: 0 }),
  drawingNo: text('도면번호', { max: 50 }),
  ownSourceCnt: count('전원 수', { unit: '개', max: 99 }),
  elePlanYn: yesNo('전기작업계획서'),
}
/** Beside what is live: asked of electrical work, and of work that digs, reaches high or lifts. */
const line = {
  lineKvVal: number('근접 충전전로 대지전압', { unit: 'kV', min: 0, decimals: 1 }),
  distVal: number('차량·장비 이격거리', { unit: 'cm', min: 0, decimals: 0 }),
  bodyDistVal: number('근로자 접근거리', {
    unit: 'cm',
    min: 0,
    decimals: 0,
    help: '몸과 손에 든 긴 도체에서 충전전로까지 가장 가까운 거리',
  }),
  lineQualYn: yesNo('유자격자만 접근'),
  lineSpanKvVal: number('선간전압', { unit: 'kV', min: 0, decimals: 2, help: '유자격자의 접근한계거리를 정합니다.' }),
  lineInsulYn: yesNo('절연장갑·절연 조치'),
}
const exc = {
  depthVal: number('굴착깊이', { unit: 'm', min: 0, decimals: 1 }),
  soilCd: code('지반', soils),
  slopeHorizVal: number('기울기 수평거리', { unit: 'm', min: 0, decimals: 2 }),
  shoringYn: yesNo('흙막이 지보공'),
  excPlanYn: yesNo('굴착작업계획서'),
  utilityCds: text('지하매설물 확인 서명', { max: 40, several: { codes: utilities, between: ' ' } }),
  gasMainYn: yesNo('가스관 근접'),
}
const hgt = {
  heightVal: number('작업높이', { unit: 'm', min: 0, decimals: 1 }),
  meansCd: code('작업수단', heightMeans),
  platformYn: yesNo('작업발판'),
  netYn: yesNo('추락방호망'),
  anchorYn: yesNo('안전대 부착설비'),
  tripodYn: yesNo('3각 사다리·전도방지'),
  dropRadiusVal: number('하부 출입금지 반경', { unit: 'm', min: 0, decimals: 1 }),
}
const hvy = {
  equipRefs: text('장비', { max: 200 }),
  loadVal: number('하중', { unit: 't', min: 0 }),
  rigVal: number('줄걸이 무게', { unit: 't', min: 0 }),
  ratedVal: number('정격하중', { unit: 't', min: 0, help: '그 반경에서의 정격하중' }),
  radiusVal: number('작업반경', { unit: 'm', min: 0, decimals: 1 }),
  load2Val: number('두 번째 크레인 하중', { unit: 't', min: 0 }),
  rated2Val: number('두 번째 크레인 정격하중', { unit: 't', min: 0 }),
  slingKindCd: code('줄걸이', slingKinds),
  slingBreakVal: number('줄걸이 절단하중', { unit: 't', min: 0 }),
  outriggerYn: yesNo('아웃트리거 확장'),
  liftPlanYn: yesNo('양중계획서 (설비기술 확인)'),
  keepOutYn: yesNo('하부 출입금지'),
}
const rad = {
  sourceNm: text('선원', { max: 100 }),
  actGBqVal: number('방사능', { unit: 'GBq', min: 0 }),
  exclRadiusVal: number('출입통제 반경', { unit: 'm', min: 0, decimals: 1, help: '방사선안전관리자가 정한 값' }),
  noticeYmd: day('작업장 신고일'),
  dosimeterCnt: count('개인선량계', { unit: '개', max: 99 }),
  alarmMeterCnt: count('경보선량계', { unit: '개', max: 99 }),
  radPostedYn: yesNo('관리구역 표지'),
}
const lnb = {
  lineNo: text('배관번호', { max: 50 }),
  fluidNm: text('내용물', { max: 100 }),
  fluidCd: code('내용물 위험', services),
  pressVal: number('압력', { unit: 'bar', min: 0 }),
  tempVal: number('온도', { unit: '℃', decimals: 1 }),
  residualVal: number('잔류압력', { unit: 'bar', min: 0, help: '운전부서가 확인한 값' }),
  drainYn: yesNo('배출'),
  purgeYn: yesNo('치환'),
  blindListNo: text('맹판목록번호', { max: 50 }),
  firstBreakPpeYn: yesNo('첫 개방 보호구'),
}
const chm = {
  /** Of a contractor: the numbers of what it brought in for this work. */
  msdsNo: text('MSDS', { max: 300 }),
  msdsInYn: yesNo('MSDS·승인 조건 확인'),
  vaporYn: yesNo('인화성 증기 발생'),
  chmVentYn: yesNo('환기·배기'),
}
const common = {
  /** Asked of every work: what weather and heat stop hangs on it. */
  outdoorYn: code('옥내·옥외', places, { help: '옥외작업은 폭염 휴식과 기상 기준을 적용합니다.' }),
  weatherKindCds: text('기상 제한 작업', { max: 60, several: { codes: weatherKinds, between: ' ' } }),
  postedYn: yesNo('작업장소 게시'),
  checkPhotoFileId: attachments('안전조치 사진', { taskClass: 'PERMIT_CHECK' }),
}
export const typeFields = {
  ...common,
  ...hot,
  ...cse,
  ...ele,
  ...line,
  ...exc,
  ...hgt,
  ...hvy,
  ...rad,
  ...lnb,
  ...chm,
}

type TypeField = keyof typeof typeFields
const names = (fields: object) => Object.keys(fields) as TypeField[]
const lineFields = names(line)
/** The fields that a type of permit brings; PNT asks what CHM asks, and what digs, reaches or lifts may touch what is live. */
const fieldsOfType: Readonly<Record<PermitType, readonly TypeField[]>> = {
  GEN: [],
  HOT: names(hot),
  CSE: names(cse),
  ELE: [...names(ele), ...lineFields],
  EXC: [...names(exc), ...lineFields],
  RAD: names(rad),
  HGT: [...names(hgt), ...lineFields],
  HVY: [...names(hvy), ...lineFields],
  LNB: names(lnb),
  CHM: names(chm),
  PNT: names(chm),
}
export const typeFieldNames = names(typeFields)

type Typed = Parameters<typeof typesOf>[0]
interface Asked {
  type: PermitType
  names: TypeField[]
}
/** What a permit is asked by its types: each field once, under the first that brings it. */
export function askedBy(record: Typed): Asked[] {
  const known = new Set<TypeField>()
  return typesOf(record).flatMap((type) => {
    const fresh = fieldsOfType[type].filter((name) => !known.has(name))
    for (const name of fresh) known.add(name)
    return fresh.length > 0 ? [{ type, names: fresh }] : []
  })
}

/** Whether anything live is beside the work, of one that is asked about it. */
export const isNearLine = (record: Typed & { lineKvVal: number | null }): boolean =>
  record.lineKvVal !== null && askedBy(record).some((asked) => asked.names.includes('lineKvVal'))

/** What there is to read of it: no room is taken by what was left open, or by a line that is not there. */
export const answeredIn = (record: Typed & Readonly<Record<TypeField, unknown>> & { lineKvVal: number | null }) =>
  askedBy(record)
    .flatMap((asked) => asked.names)
    .filter((name) => record[name] !== null && (isNearLine(record) || !lineFields.includes(name)))
