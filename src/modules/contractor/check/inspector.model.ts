import { defineDocument } from '#platform/model/document.ts'
import { day, dayRange, person, text, user, vendor } from '#platform/model/field.ts'

const entered = ['personNo', 'userId', 'positionNm', 'eduYmd', 'appoint'] as const

/** Who may check, and for how long: 점검자 지정. Of a vendor somebody on its roster, with the account that he signs in by. */
export const inspector = defineDocument({
  area: 'contractor',
  name: 'inspector',
  table: 'self_check_inspector',
  label: '점검자',
  api: '/api/vendor/subconcheckpatrol/selfcheckinspector',
  route: { staff: '/vendor/checkPatrol/checkInspector', vendor: '/vendor/subconCheckPatrol/selfCheckInspector' },
  title: 'inspectorNm',
  number: { format: 'CI-{yyyymmdd}-{000}', at: 'appoint' },
  fields: {
    inspectorNm: text('점검자', { max: 100, system: true }),
    vendorCd: vendor('업체', { system: true }),
    personNo: person('인원', { help: '협력업체 점검자는 소속 인원 중에서 고릅니다.' }),
    userId: user('계정', { required: true, help: '휴대전화로 점검을 입력할 때 쓰는 계정입니다.' }),
    positionNm: text('직책', { max: 50, required: true }),
    eduYmd: day('교육일', { notAfter: 'today' }),
    appoint: dayRange('지정기간', { required: true }),
  },
  access: { create: ['VAD', 'VSM', 'SHM', 'SHD'] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', editable: entered, todo: { action: 'appoint' } },
      ACTIVE: { label: '사용', tone: 'done' },
      END: { label: '해제', tone: 'suspended' },
    },
    actions: {
      appoint: { label: '지정', from: 'TEMP', to: 'ACTIVE', by: 'author', said: '점검자로 지정했습니다.' },
      dismiss: {
        label: '해제',
        from: 'ACTIVE',
        to: 'END',
        by: ['author', 'VAD', 'VSM', 'SHM'],
        reason: 'text',
        danger: true,
        said: '점검자 지정을 해제했습니다.',
      },
    },
  },
  list: {
    columns: ['inspectorNm', 'vendorCd', 'positionNm', 'userId', 'eduYmd', 'appoint'],
    filters: ['vendorCd', 'userId'],
    search: ['inspectorNm', 'positionNm'],
    sort: ['vendorCd'],
    views: false,
  },
})
