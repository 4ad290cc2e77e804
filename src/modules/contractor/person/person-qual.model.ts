import { defineDocument } from '#platform/model/document.ts'
import { attachments, code, day, person, text, user, vendor, yesNo } from '#platform/model/field.ts'
import { keptWords } from '#platform/model/sentences.ts'

/** Licences and certificates that a job on the site asks for. */
export const qualTypes = {
  WELD: '용접',
  CRANE: '크레인 조종',
  FORK: '지게차 운전',
  EXCAV: '굴착기 운전',
  AWP: '고소작업대 운전',
  RIG: '신호·줄걸이',
  ELEC: '전기기능사',
  GAS: '가스기능사',
  SCAF: '비계기능사',
  NDT: '비파괴검사',
  CSE: '밀폐공간 관리감독자',
  SAFETY: '산업안전기사',
  HAZMAT: '위험물기능사',
  ETC: '기타',
} as const
export type QualType = keyof typeof qualTypes
/** As a sentence names it. */
export const qualWord = keptWords('QUAL', qualTypes, 'contractor')

const entered = ['personNo', 'qualTypeCd', 'certNo', 'validToYmd', 'attachFileId'] as const

/** A licence of somebody on a vendor's roster, looked at by the site before it counts: 인원 자격. */
export const personQual = defineDocument({
  area: 'contractor',
  name: 'person-qual',
  label: '인원 자격',
  api: '/api/vendor/baseinfo/personqual',
  route: { staff: '/vendor/baseInfo/personQual', vendor: '/vendor/portal/personQual' },
  title: 'qualNm',
  number: { format: 'PQ-{yyyymmdd}-{000}', at: 'submit' },
  fields: {
    qualNm: text('자격', { max: 200, system: true, kept: true }),
    vendorCd: vendor('업체', { system: true }),
    personNo: person('인원', { required: true }),
    qualTypeCd: code('자격종류', qualTypes, { required: true }),
    certNo: text('증번호', { max: 50, required: true }),
    validToYmd: day('유효일', { help: '기한이 없는 자격은 비워 둡니다.' }),
    attachFileId: attachments('사본', { taskClass: 'PERSON_QUAL' }),
    verifyYn: yesNo('확인', { system: true }),
    verifyUserId: user('확인자', { system: true }),
  },
  access: { create: ['VAD', 'VSM'] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', editable: entered, todo: { action: 'submit' } },
      RQST: { label: '제출', tone: 'waiting', todo: { action: 'verify', kind: 'CHECK' } },
      RTN: {
        label: '보완요청',
        tone: 'waiting',
        editableBy: ['author', 'VAD', 'VSM'],
        editable: entered,
        todo: { action: 'submit' },
      },
      CONFIRM: { label: '확인', tone: 'done' },
    },
    actions: {
      submit: {
        label: '제출',
        from: ['TEMP', 'RTN'],
        to: 'RQST',
        by: ['author', 'VAD', 'VSM'],
        needs: ['attachFileId'],
        said: '제출했습니다.',
      },
      verify: { label: '확인', from: 'RQST', to: 'CONFIRM', by: ['SHM', 'EDU'], said: '자격을 확인했습니다.' },
      sendBack: {
        label: '보완요청',
        from: 'RQST',
        to: 'RTN',
        returns: true,
        by: ['SHM', 'EDU'],
        reason: 'RTN_REASON',
        said: '보완을 요청했습니다.',
      },
    },
  },
  list: {
    columns: ['personNo', 'vendorCd', 'qualTypeCd', 'certNo', 'validToYmd', 'verifyUserId'],
    filters: ['qualTypeCd', 'vendorCd', 'validToYmd', 'personNo'],
    search: ['qualNm', 'certNo'],
    sort: ['validToYmd', 'vendorCd', 'personNo'],
    views: { first: 'all', day: null },
  },
})
