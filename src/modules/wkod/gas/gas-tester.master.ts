import { count, day, person, plant, text, user, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

/** What a tester has to know before he is designated. @law 산업안전보건기준에 관한 규칙 제619조의2제2항 */
export const testerTopics = {
  topicRiskYn: '밀폐공간의 위험성',
  topicDeviceYn: '측정장비의 이상 유무 확인과 조작 방법',
  topicMethodYn: '산소·유해가스 농도 측정방법',
  topicStandardYn: '적정공기의 기준과 평가방법',
} as const

/** Who may measure: 측정자 지정. The check of the four topics holds for twelve months. */
export const gasTesterMaster = defineMaster({
  area: 'wkod',
  name: 'gas-tester',
  label: '가스측정자',
  api: '/api/saf/wkod/gastester',
  route: '/constSafe/wkod/gasTester',
  table: 'gas_tester',
  key: ['gasTesterNo'],
  title: 'userId',
  fields: {
    gasTesterNo: count('번호', { system: true }),
    userId: user('측정자', { required: true, help: '협력업체의 측정자는 그 사람의 계정을 고릅니다.' }),
    personNo: person('협력업체 작업자', { help: '작업자로도 등록된 사람이면 고릅니다. 출입자인지 확인할 때 씁니다.' }),
    designateYmd: day('지정일', { required: true, notAfter: 'today' }),
    topicCheckYmd: day('숙지확인일', { required: true, notAfter: 'today' }),
    topicRiskYn: yesNo(testerTopics.topicRiskYn),
    topicDeviceYn: yesNo(testerTopics.topicDeviceYn),
    topicMethodYn: yesNo(testerTopics.topicMethodYn),
    topicStandardYn: yesNo(testerTopics.topicStandardYn),
    topicToYmd: day('유효기한', { system: true }),
    memoDesc: text('비고', { max: 300 }),
    plantCd: plant('사업장'),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['userId', 'personNo', 'designateYmd', 'topicCheckYmd', 'topicToYmd', 'useYn'],
    search: ['memoDesc'],
    filters: ['useYn'],
    order: ['-topicCheckYmd'],
  },
  unique: ['plantCd', 'userId'],
})
