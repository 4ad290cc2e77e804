import { permitTypes } from '#modules/common/permit-types.model.ts'
import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import {
  code,
  dateTime,
  day,
  department,
  number,
  reference,
  rows,
  text,
  user,
  vendor,
  yesNo,
} from '#platform/model/field.ts'
import { gasPoints } from './judge.logic.ts'

export const gasPurposes = {
  PRE: '작업전',
  PERIODIC: '정기',
  RESTART: '재개',
  EXTEND: '연장',
  SUSPECT: '의심',
  POST: '종료',
} as const
export type GasPurpose = keyof typeof gasPurposes

const gasJudges = { PASS: '적합', WARN: '주의', FAIL: '부적합' } as const

const gasLineFields = {
  pointCd: code('측정지점', gasPoints, { required: true }),
  gasCd: text('가스코드', { max: 20, required: true }),
  gasNm: text('가스', { max: 100, system: true }),
  readVal: number('측정값', { required: true, min: 0, max: 1_000_000, decimals: 3 }),
  unitCd: text('단위', { max: 10, system: true }),
  gasLimitMinVal: number('하한 (이상)', { system: true, decimals: 4 }),
  gasLimitMaxVal: number('상한 (미만)', { system: true, decimals: 4 }),
  judgeCd: code('판정', gasJudges, { system: true }),
}

/** What a set must be for a permit to be approved, started or resumed on it. */
export const usableStates = ['PASS', 'CONFIRM', 'COND'] as const

/**
 * One measurement of gas for a permit: 가스측정. It is saved once and never changed; a wrong one is named by a new one.
 *
 * @law 산업안전보건기준에 관한 규칙 제618조제3호, 제619조의2
 */
export const gasSet = defineDocument({
  area: 'wkod',
  name: 'gas-set',
  label: '가스측정',
  api: '/api/saf/wkod/gasset',
  route: { staff: '/constSafe/wkod/gasMeasure', vendor: '/vendor/constSafe/gasMeasure' },
  title: 'permitDocNo',
  number: { format: 'GAS-{yyyymmdd}-{0000}' },
  fields: {
    permitNo: reference('허가서', 'permit', { required: true }),
    permitDocNo: text('허가번호', { max: 40, system: true }),
    wkodTitle: text('작업명', { max: 200, system: true }),
    placeDesc: text('측정장소', { max: 200, required: true }),
    purposeCd: code('구분', gasPurposes, { required: true }),
    measureDt: dateTime('측정일시', { required: true, notAfter: 'now', default: 'now' }),
    testerUserId: user('측정자', { system: true }),
    meterNo: text('측정기', { max: 50, required: true }),
    bumpOkYn: yesNo('일일점검'),
    airMoverYn: yesNo('환기중'),
    lines: rows('측정값', gasLineFields, { required: true, max: 60 }),
    resultDesc: text('측정값 (가장 나쁜 값)', { max: 500, system: true }),
    judgeCd: code('판정', gasJudges, { system: true }),
    kindCds: text('적용 유형', { max: 60, system: true, several: { codes: permitTypes, between: ' ' } }),
    evacuateYn: yesNo('대피', { system: true }),
    nextDueDt: dateTime('다음측정', { system: true }),
    lateYn: yesNo('지연입력', { system: true }),
    lateReasonDesc: text('지연 사유', { max: 500, lines: 2 }),
    wrongGasSetNo: reference('정정 대상', 'gas-set', { help: '잘못 저장한 측정을 이 측정이 대신합니다.' }),
    wrongReasonDesc: text('정정 사유', { max: 500, lines: 2 }),
    measureDesc: text('조치', { max: 500, lines: 2 }),
    confirmUserId: user('확인자', { system: true }),
    confirmDt: dateTime('확인일시', { system: true }),
    retainToYmd: day('보존기한', { system: true }),
    vendorCd: vendor('업체', { system: true }),
    areaDeptCd: department('운전부서', { system: true }),
  },
  access: { create: 'anyone', heldAt: { dept: 'areaDeptCd', roles: ['OPR'] } },
  lifecycle: {
    start: 'PASS',
    states: {
      PASS: { label: '적합', tone: 'done' },
      WARN: { label: '주의', tone: 'waiting', todo: { action: 'confirm', kind: 'CHECK' } },
      CONFIRM: { label: '주의 확인', tone: 'done' },
      FAIL: { label: '부적합', tone: 'danger' },
      COND: { label: '송기 승인', tone: 'suspended' },
    },
    actions: {
      confirm: { label: '확인', from: 'WARN', to: 'CONFIRM', by: 'SHM', said: '측정 결과를 확인했습니다.' },
      approveSupply: {
        label: '송기 승인',
        from: 'FAIL',
        to: 'COND',
        by: 'SHD',
        reason: 'text',
        said: '공기호흡기·송기마스크 사용을 승인했습니다.',
      },
    },
  },
  list: {
    columns: [
      'permitDocNo',
      'wkodTitle',
      'measureDt',
      'purposeCd',
      'placeDesc',
      'resultDesc',
      'judgeCd',
      'testerUserId',
      'meterNo',
      'nextDueDt',
      'lateYn',
    ],
    filters: ['judgeCd', 'purposeCd', 'measureDt', 'testerUserId', 'lateYn', 'permitNo'],
    search: ['permitDocNo', 'wkodTitle'],
    sort: ['measureDt', 'permitNo'],
    views: { first: 'all', own: ['testerUserId'] },
  },
})

export type GasSet = RecordOf<typeof gasSet>
