import { messages } from '#platform/model/messages.ts'
import { heaDestroy } from './hea-destroy.model.ts'

const group = { eventGrpCd: 'HEA_PRIVACY', label: '건강자료 보호', optional: false, isForStaff: true } as const

export const privacyMessages = {
  ...messages(
    { name: 'hea-emergency', route: { staff: '/hea/privacy/emergency' }, key: 'emergencyReadNo' },
    { group },
    {
      HEA_EMERGENCY: [
        '응급열람',
        '응급열람: {doctor} 산업보건의가 {person}의 건강자료를 1시간 동안 봅니다. 사유: {reason}',
        {
          tone: 'danger',
          places: {
            doctor: ['산업보건의', '한도영'],
            person: ['대상자', '정우진'],
            reason: ['사유', '작업 중 의식을 잃어 병력을 확인합니다.'],
          },
        },
      ],
    },
  ),
  ...messages(
    heaDestroy,
    { group },
    {
      HEA_DESTROY_PROPOSED: ['파기 제안', '보존기간이 지난 건강자료의 파기를 검토해 주십시오: {title}', { to: 'HLM' }],
    },
  ),
}
