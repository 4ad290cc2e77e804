import { langFields } from '#modules/common/site-langs.model.ts'
import { count, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

/** The words of the site, and sentences that come again, in the languages of its people: 용어집. */
export const siteTermMaster = defineMaster({
  area: 'saf',
  name: 'site-term',
  label: '현장 용어집',
  api: '/api/saf/jsa/siteterm',
  route: '/saf/jsa/siteTerm',
  table: 'site_term',
  key: ['siteTermNo'],
  title: 'koDesc',
  fields: {
    siteTermNo: count('번호', { system: true }),
    koDesc: text('한국어', {
      max: 300,
      required: true,
      help: '글 전체가 이 말과 같으면 그 번역이 되고, 글 안에 있으면 낱말로 보여 줍니다.',
    }),
    ...langFields(500),
    noteDesc: text('비고', { max: 300 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['koDesc', 'enDesc', 'zhDesc', 'esDesc', 'viDesc', 'thDesc', 'uzDesc', 'useYn'],
    search: ['koDesc', 'enDesc', 'zhDesc', 'esDesc', 'viDesc', 'thDesc', 'uzDesc'],
    filters: ['useYn'],
    order: ['koDesc'],
  },
  unique: ['koDesc'],
})
