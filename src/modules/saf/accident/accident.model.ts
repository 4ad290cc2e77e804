import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import {
  attachments,
  code,
  count,
  dateTime,
  number,
  process,
  reference,
  siteMark,
  text,
  user,
  vendor,
  yesNo,
} from '#platform/model/field.ts'
import { potentialSeverity } from '../near-miss/near-miss.model.ts'
import { accidentAccTypes, accKinds, accSources, causeObjects, flagNames, sevClasses } from './accident-codes.model.ts'
import { isSceneKept } from './scene/scene.logic.ts'

const flag = (name: keyof typeof flagNames) => yesNo(flagNames[name], { system: true })

/** What whoever saw it says. */
const told = [
  'accidentTitle',
  'placeDesc',
  'siteMark',
  'occurDt',
  'knowDt',
  'injuredCnt',
  'deadCnt',
  'outsideHurtCnt',
  'processNo',
  'permitNo',
  'contentDesc',
  'firstActDesc',
  'attachFileId',
] as const
/** What the safety manager finds out. */
const found = [
  'accidentTitle',
  'placeDesc',
  'siteMark',
  'injuredCnt',
  'deadCnt',
  'outsideHurtCnt',
  'accKindCd',
  'accTypeCd',
  'causeObjCd',
  'workTypeDesc',
  'potSevCd',
  'processNo',
  'workCatCd',
  'noProcessDesc',
  'equipDesc',
  'permitNo',
  'leakQtyVal',
  'chemNm',
  'contentDesc',
  'firstActDesc',
  'attachFileId',
] as const

/** Reported, and not over. */
const open = ['REPORTED', 'CLASS', 'INVEST', 'ANALYZE', 'MEASURE', 'APPR', 'EFFECT'] as const
const stillOpen = (statusCd: string | null) => open.find((one) => one === statusCd) ?? 'REPORTED'

/** Somebody was hurt or fell ill through work, or something burnt, burst, leaked or broke: 사고. */
export const accident = defineDocument({
  area: 'saf',
  name: 'accident',
  label: '사고',
  api: '/api/saf/accident/accident',
  route: { staff: '/saf/accident/accidentList', vendor: '/vendor/coworkSaf/accidentList' },
  title: 'accidentTitle',
  approvals: ['ACC_REPORT', 'ACC_REPORT_MID', 'ACC_REPORT_HIGH'],
  number: { format: 'AC-{yyyymmdd}-{0000}', at: 'report' },
  fields: {
    accidentTitle: text('제목', { max: 100, required: true }),
    placeDesc: text('발생장소', { max: 200, required: true }),
    siteMark: siteMark('배치도 위치'),
    attachFileId: attachments('현장사진', { taskClass: 'ACCIDENT_PHOTO' }),
    occurDt: dateTime('발생일시', { required: true, notAfter: 'now', default: 'now' }),
    knowDt: dateTime('인지일시'),
    reportDt: dateTime('등록일시', { system: true }),
    injuredCnt: count('부상자 수', { unit: '명', max: 999, required: true, default: 0 }),
    deadCnt: count('사망자 수', { unit: '명', max: 999, required: true, default: 0 }),
    outsideHurtCnt: count('인근 피해자 수', { unit: '명', max: 9999, required: true, default: 0 }),
    contentDesc: text('사고 개요', { max: 2000, lines: 4 }),
    firstActDesc: text('응급조치', { max: 1000, lines: 2 }),
    vendorCd: vendor('업체', { system: true }),
    srcCd: code('접수경로', accSources, { system: true }),

    accKindCd: code('사고종류', accKinds),
    accTypeCd: code('발생형태', accidentAccTypes),
    causeObjCd: code('기인물', causeObjects),
    workTypeDesc: text('작업', { max: 200 }),
    potSevCd: code('잠재심각도', potentialSeverity),
    processNo: process('공정'),
    workCatCd: code('작업분류', 'WORK_CAT'),
    noProcessDesc: text('공정 작업이 아닌 사유', {
      max: 300,
      help: '통근로, 식당처럼 공정의 작업이 아닐 때만 적습니다.',
    }),
    equipDesc: text('설비', { max: 100 }),
    permitNo: reference('허가서', 'permit'),
    jsaNo: reference('JSA', 'jsa', { system: true }),
    leakQtyVal: number('누출량', { min: 0, unit: 'kg' }),
    chemNm: text('물질', { max: 100 }),

    sevClassCd: code('결과등급', sevClasses, { system: true }),
    ownHurtCnt: count('재해자', { unit: '명', system: true, default: 0 }),
    vendorHurtCnt: count('업체 재해자', { unit: '명', system: true, default: 0 }),
    lostDayCnt: count('휴업일수', { unit: '일', system: true, default: 0 }),
    majorYn: flag('majorYn'),
    majorDt: dateTime('중대재해 판정', { system: true }),
    sapaYn: flag('sapaYn'),
    psmMajorYn: flag('psmMajorYn'),
    chemAccYn: flag('chemAccYn'),
    probeYn: flag('probeYn'),
    formYn: flag('formYn'),
    hipoYn: flag('hipoYn'),
    lateRegYn: yesNo('지연등록', { system: true }),
    dueDt: dateTime('보고기한', { system: true }),
    measureCnt: count('대책 이행', { unit: '건', system: true, default: 0 }),
    measureDoneCnt: count('이행한 대책', { unit: '건', system: true, default: 0 }),
    openClockCnt: count('남은 보고', { unit: '건', system: true, default: 0 }),

    sceneKeepYn: yesNo('현장보존', { system: true }),
    sceneDesc: text('보존 범위', { max: 300, system: true }),
    sceneRadiusVal: number('보존 반경', { unit: 'm', decimals: 1, min: 0, max: 5000 }),
    sceneReleaseDt: dateTime('보존 해제', { system: true }),
    sceneReleaseUserId: user('해제자', { system: true }),
    sceneConsentDesc: text('관계기관 동의', { max: 1000, lines: 2 }),
    sceneConsentFileId: attachments('동의 자료', { taskClass: 'ACCIDENT_FILE' }),

    leaderUserId: user('조사팀장', { system: true }),
    noEngDesc: text('공학적 대책이 없는 사유', { max: 500, system: true }),
    doneDt: dateTime('조사보고 승인일시', { system: true }),
    sameAccidentNo: reference('동일사고', 'accident'),
    nearMissNo: reference('아차사고', 'near-miss', { system: true }),
    endDt: dateTime('종결일시', { system: true }),
  },
  access: {
    create: 'anyone',
    // What was written of who was hurt stands in it: R10.
    auditSeenBy: ['SHM', 'SHD', 'HLM', 'CSO'],
    // The employer of each who was hurt, not of the first alone: R6.
    vendorsIn: 'acc_employer',
  },
  stories: {
    VICTIM: '재해자',
    CLOCK: '보고 기록',
    FLAG: '자동판정',
    SCENE: '현장보존',
    SAME: '동일사고 통합',
    FIX: '정정',
    INQUIRY: '조사 기록',
    FORM: '산업재해조사표',
    LESSON: '사고사례 전파',
  },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', editable: told, todo: { action: 'report' } },
      REPORTED: {
        label: '발생보고',
        tone: 'danger',
        editableBy: ['SHM', 'SHD'],
        editable: found,
        todo: { action: 'classify', due: 'dueDt', kind: 'REVIEW' },
      },
      CLASS: {
        label: '분류확정',
        tone: 'waiting',
        editableBy: ['SHM', 'SHD'],
        editable: found,
        todo: { action: 'invest', kind: 'REVIEW' },
      },
      INVEST: {
        label: '조사중',
        tone: 'progress',
        editableBy: ['leaderUserId', 'SHM'],
        editable: found,
        todo: { action: 'analyze' },
      },
      ANALYZE: { label: '원인분석', tone: 'progress', todo: { action: 'plan' } },
      MEASURE: { label: '대책수립', tone: 'progress', todo: { action: 'approve' } },
      APPR: { label: '조사보고 승인', tone: 'progress' },
      EFFECT: { label: '이행·유효성', tone: 'waiting', todo: { action: 'close' } },
      CLOSE: { label: '종결', tone: 'done' },
      CANC: { label: '취소', tone: 'suspended' },
    },
    actions: {
      report: {
        label: '발생보고',
        from: 'TEMP',
        to: 'REPORTED',
        by: 'author',
        urgent: true,
        said: '사고를 보고했습니다.',
      },
      classify: {
        label: '분류확정',
        from: 'REPORTED',
        to: 'CLASS',
        by: ['SHM'],
        needs: ['accKindCd', 'accTypeCd', 'causeObjCd', 'workTypeDesc', 'potSevCd'],
        takes: ['processNo', 'workCatCd', 'noProcessDesc', 'leakQtyVal', 'chemNm'],
        said: '분류를 확정했습니다.',
      },
      placeScene: {
        label: '보존 범위 변경',
        from: [...open],
        to: ({ statusCd }) => stillOpen(statusCd),
        by: (record) => (isSceneKept(record) ? 'SHM' : []),
        takes: ['siteMark', 'sceneRadiusVal'],
        reason: 'text',
        said: '보존 범위를 바꿨습니다.',
      },
      releaseScene: {
        label: '현장보존 해제',
        from: [...open],
        to: ({ statusCd }) => stillOpen(statusCd),
        by: (record) => (isSceneKept(record) ? 'SHD' : []),
        takes: ['sceneConsentDesc', 'sceneConsentFileId'],
        said: '현장보존을 해제했습니다.',
      },
      same: {
        label: '동일사고',
        from: 'REPORTED',
        to: 'CANC',
        by: 'SHM',
        needs: ['sameAccidentNo'],
        danger: true,
        said: '동일사고로 합쳤습니다.',
      },
      invest: { label: '조사개시', from: 'CLASS', to: 'INVEST', by: ['SHM', 'SHD'], said: '조사를 시작했습니다.' },
      analyze: {
        label: '원인분석 완료',
        from: 'INVEST',
        to: 'ANALYZE',
        by: ['leaderUserId', 'SHM'],
        said: '원인분석을 마쳤습니다.',
      },
      plan: {
        label: '대책수립',
        from: 'ANALYZE',
        to: 'MEASURE',
        by: ['leaderUserId', 'SHM'],
        said: '재발방지대책을 개선에 등록했습니다.',
      },
      approve: {
        label: '조사보고 승인',
        from: 'MEASURE',
        to: 'APPR',
        by: ['leaderUserId', 'SHM'],
        approval: ({ sevClassCd, hipoYn }) =>
          sevClassCd === 'FAT' || sevClassCd === 'LTI' || hipoYn === 'Y'
            ? 'ACC_REPORT_HIGH'
            : sevClassCd === 'RWC' || sevClassCd === 'MTC'
              ? 'ACC_REPORT_MID'
              : 'ACC_REPORT',
        said: '조사보고가 승인되었습니다.',
      },
      prove: { label: '이행·유효성', from: 'APPR', to: 'EFFECT', by: 'program' },
      close: { label: '종결', from: 'EFFECT', to: 'CLOSE', by: 'SHD', said: '사고를 종결했습니다.' },
      reopen: {
        label: '재개',
        from: 'CLOSE',
        to: 'INVEST',
        by: 'SHD',
        reason: 'text',
        said: '조사를 다시 시작했습니다.',
      },
      reanalyze: {
        label: '다시 분석',
        from: ['ANALYZE', 'MEASURE'],
        to: 'INVEST',
        by: ['leaderUserId', 'SHM'],
        reason: 'text',
        said: '원인분석을 다시 합니다.',
      },
      void: {
        label: '오등록',
        from: ['REPORTED', 'CLASS', 'INVEST', 'ANALYZE', 'MEASURE', 'APPR', 'EFFECT'],
        to: 'CANC',
        by: 'program',
        reason: 'text',
      },
    },
  },
  list: {
    columns: [
      'accidentTitle',
      'occurDt',
      'accKindCd',
      'sevClassCd',
      'ownHurtCnt',
      'lostDayCnt',
      'dueDt',
      'measureCnt',
      'placeDesc',
      'processNo',
      'vendorCd',
      'majorYn',
      'formYn',
      'hipoYn',
    ],
    filters: [
      'occurDt',
      'accKindCd',
      'sevClassCd',
      'accTypeCd',
      'processNo',
      'vendorCd',
      'majorYn',
      'formYn',
      'hipoYn',
      'srcCd',
    ],
    // R10: how many and of whom, never who; of whom is known once they are entered.
    says: {
      ownHurtCnt: ({ ownHurtCnt, vendorHurtCnt, injuredCnt }, t) => {
        const [own, vendor] = [ownHurtCnt ?? 0, vendorHurtCnt ?? 0]
        if (own + vendor > 0) return t('당사 {own} · 업체 {vendor}', { own, vendor })
        return injuredCnt ? t('{n}명 미확인', { n: injuredCnt }) : ''
      },
      measureCnt: ({ measureCnt, measureDoneCnt }, t) =>
        measureCnt
          ? t('{p}% ({done}/{n})', {
              p: Math.floor(((measureDoneCnt ?? 0) * 100) / measureCnt),
              ...{ done: measureDoneCnt ?? 0, n: measureCnt },
            })
          : '',
    },
    shows: { ownHurtCnt: ['vendorHurtCnt', 'injuredCnt'], measureCnt: ['measureDoneCnt'] },
    search: ['accidentTitle', 'placeDesc'],
    sort: ['occurDt', 'dueDt'],
  },
})

export type Accident = RecordOf<typeof accident>
