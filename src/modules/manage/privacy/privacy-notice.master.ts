import { code, count, day, text } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'
import { messageLanguages } from '../message/message-template.master.ts'

/** What is told to people about their data: 개인정보 처리방침, a row for each version and language. */
export const privacyNoticeMaster = defineMaster({
  area: 'manage',
  name: 'privacy-notice',
  label: '개인정보 처리방침',
  api: '/api/manage/privacynotice',
  route: '/manage/privacy/privacyNotice',
  table: 'com_privacy_notice',
  key: ['privacyNoticeNo'],
  title: 'versionNo',
  fields: {
    privacyNoticeNo: count('번호', { system: true }),
    versionNo: count('버전', { required: true, min: 1 }),
    langCd: code('언어', messageLanguages, { required: true, default: 'kr' }),
    effectiveYmd: day('시행일', { required: true }),
    changeDesc: text('바뀐 내용', { max: 1000, lines: 2 }),
    bodyDesc: text('본문', {
      max: 20_000,
      lines: 20,
      required: true,
      help: '## 로 시작하는 줄은 제목이 됩니다. 개인정보 보호법 제30조제1항 각 호를 빠짐없이 적습니다.',
    }),
  },
  list: {
    columns: ['versionNo', 'langCd', 'effectiveYmd', 'changeDesc'],
    search: ['changeDesc', 'bodyDesc'],
    filters: ['langCd'],
    order: ['-versionNo', 'langCd'],
  },
  fixed: ['versionNo', 'langCd'],
  unique: ['versionNo', 'langCd'],
})
