/** What the administrator of a contractor is sent before he can sign in. */
import { messages } from '#platform/model/messages.ts'
import { accountRoutes } from './account.model.ts'

const group = { eventGrpCd: 'VENDOR_TASK', label: '협력업체 등록·서류', optional: false } as const

export const accountMessages = messages(
  { name: 'vendor-account', route: accountRoutes },
  { group },
  {
    VND_LINK: [
      '비밀번호 설정 링크',
      '[지킴] {vendor} 계정({id})이 열렸습니다. {hours}시간 안에 비밀번호를 설정하십시오. {link}',
      {
        channels: ['SMS'],
        places: {
          vendor: ['업체', '한별플랜트㈜'],
          id: ['아이디', 'V100001-04'],
          hours: ['유효 시간', '24'],
          link: ['링크', 'https://example.com/x'],
        },
      },
    ],
  },
)
