import { code, count, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

const channels = { NOTICE: '알림', MAIL: '메일', SMS: '문자' } as const
export const messageLanguages = { kr: '한국어', en: 'English', zh: '中文', es: 'Español' } as const

/** The site's own wording of an event, by channel and language: 알림 템플릿. Without one the product's text is sent. */
export const messageTemplateMaster = defineMaster({
  area: 'manage',
  name: 'message-template',
  label: '알림 템플릿',
  api: '/api/manage/message/template',
  route: '/manage/message/template',
  table: 'com_message_template',
  key: ['templateNo'],
  title: 'eventCd',
  fields: {
    templateNo: count('번호', { system: true }),
    eventCd: text('사건', { max: 60, required: true }),
    channelCd: code('채널', channels, { required: true, default: 'NOTICE' }),
    langCd: code('언어', messageLanguages, { required: true, default: 'kr' }),
    subjectDesc: text('제목', { max: 200, help: '메일에만 씁니다.' }),
    bodyDesc: text('본문', { max: 2000, lines: 6, required: true }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['eventCd', 'channelCd', 'langCd', 'bodyDesc', 'useYn'],
    search: ['eventCd', 'subjectDesc', 'bodyDesc'],
    filters: ['channelCd', 'langCd', 'useYn'],
    order: ['eventCd', 'channelCd', 'langCd'],
  },
  fixed: ['eventCd', 'channelCd', 'langCd'],
  unique: ['eventCd', 'channelCd', 'langCd'],
})
