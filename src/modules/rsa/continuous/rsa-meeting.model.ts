import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { attachments, code, count, dateTime, day, department, process, text } from '#platform/model/field.ts'

const meetKinds = { WEEK: '주간점검회의', DAY: '작업 전 회의' } as const
export const meetRoles = { SUP: '관리감독자', SHM: '안전관리자', VENDOR: '업체 관리자', WORKER: '근로자' } as const
export type MeetRole = keyof typeof meetRoles

const recorders = ['SUP', 'MGR', 'OPR', 'SHM', 'SHD'] as const
const written = ['meetKindCd', 'processNo', 'meetYmd', 'contentDesc', 'attachFileId'] as const

/**
 * What keeps the continuous assessment of a process alive: the weekly review with everybody who answers for work there, and the
 * talk before work of own crews that no permit names.
 *
 * @law 사업장 위험성평가에 관한 지침(고시 제2024-76호) 제15조제4항제2호·제3호
 */
export const rsaMeeting = defineDocument({
  area: 'rsa',
  name: 'rsa-meeting',
  label: '상시평가 회의',
  api: '/api/rsa/continuous/meeting',
  route: { staff: '/rsa/assess/rsaMeetingList' },
  title: 'contentDesc',
  number: { format: 'RM-{yyyymmdd}-{0000}' },
  fields: {
    meetKindCd: code('구분', meetKinds, { required: true, default: 'WEEK' }),
    processNo: process('공정', { required: true }),
    meetYmd: day('회의일', { required: true, notAfter: 'today', default: 'today' }),
    contentDesc: text('회의 내용', {
      max: 4000,
      lines: 6,
      required: true,
      help: '찾은 위험요인, 감소대책과 이행 여부, 작업자에게 알릴 것을 적습니다.',
    }),
    attachFileId: attachments('첨부', { taskClass: 'RSA_MEETING' }),
    deptCd: department('부서', { system: true }),
    partCnt: count('참석자', { unit: '명', system: true, default: 0 }),
    signCnt: count('서명', { unit: '명', system: true, default: 0 }),
    doneDt: dateTime('완료일시', { system: true }),
    retainToYmd: day('보존기한', { system: true }),
  },
  access: { create: [...recorders], heldAt: { dept: 'deptCd', roles: ['SUP'] } },
  stories: { PART: '참석자' },
  lifecycle: {
    start: 'OPEN',
    states: {
      OPEN: {
        label: '서명 중',
        tone: 'progress',
        editableBy: ['author', 'SUP', 'SHM'],
        editable: [...written],
        todo: { action: 'finish', due: 'meetYmd' },
      },
      DONE: { label: '완료', tone: 'done' },
      CANC: { label: '취소', tone: 'suspended' },
    },
    actions: {
      finish: {
        label: '회의 완료',
        from: 'OPEN',
        to: 'DONE',
        by: ['author', 'SUP', 'SHM'],
        said: '회의를 기록했습니다.',
      },
      cancel: {
        label: '취소',
        from: ['OPEN', 'DONE'],
        to: 'CANC',
        by: ({ doneDt }) => (doneDt ? 'SHM' : ['author', 'SUP', 'SHM']),
        reason: 'text',
        danger: true,
        said: '회의 기록을 취소했습니다.',
      },
    },
  },
  list: {
    columns: ['meetYmd', 'meetKindCd', 'processNo', 'contentDesc', 'deptCd', 'signCnt', 'partCnt'],
    filters: ['meetKindCd', 'processNo', 'meetYmd', 'deptCd'],
    search: ['contentDesc'],
    sort: ['meetYmd', 'processNo'],
    views: { first: 'all' },
  },
})
export type RsaMeeting = RecordOf<typeof rsaMeeting>
