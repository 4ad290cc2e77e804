import { messages } from '#platform/model/messages.ts'
import { notice } from './notice.model.ts'

const news = { eventGrpCd: 'NOTICE', label: '공지', optional: true } as const
/** What must be read is told whatever a person prefers. */
const mustRead = { eventGrpCd: 'MUST_READ', label: '필독 공지', optional: false } as const

export const noticeMessages = {
  ...messages(
    notice,
    { group: news },
    { NOTICE_OPEN: ['공지 게시', '공지가 게시되었습니다: {title}', { tone: 'progress' }] },
  ),
  ...messages(
    notice,
    { group: mustRead },
    {
      NOTICE_MUST_READ: ['필독 공지 게시', '필독 공지가 게시되었습니다: {title}'],
      NOTICE_REMIND: ['필독 공지 확인 요청', '필독 공지를 확인해 주십시오: {title}'],
      NOTICE_LATE: [
        '필독 공지 확인기한 지남',
        '확인기한이 지난 필독 공지: {title} (미확인 {n})',
        { tone: 'danger', places: { n: ['미확인 수', '12'] } },
      ],
    },
  ),
}
