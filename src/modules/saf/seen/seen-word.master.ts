import { code, count, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'
import { wordKinds } from './concepts.logic.ts'

/** Words that mean the same to the people of the site: 같은 말. */
export const seenWordMaster = defineMaster({
  area: 'saf',
  name: 'seen-word',
  label: '같은 말',
  api: '/api/saf/jsa/seenword',
  route: '/saf/jsa/seenWord',
  table: 'seen_word',
  key: ['seenWordNo'],
  title: 'wordNm',
  fields: {
    seenWordNo: count('번호', { system: true }),
    wordNm: text('대표하는 말', { max: 50, required: true }),
    sameNms: text('같은 뜻의 말', { max: 500, help: '쉼표로 나눕니다. 예: 청소, 물청소, 세정' }),
    wordKindCd: code('구분', wordKinds, {
      required: true,
      default: 'WORD',
      help: '장소·설비만 같은 기록은 찾지 않습니다. 찾지 않는 말은 비교할 때 빼고 봅니다.',
    }),
    noteDesc: text('비고', { max: 300 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['wordNm', 'sameNms', 'wordKindCd', 'noteDesc', 'useYn'],
    search: ['wordNm', 'sameNms'],
    filters: ['wordKindCd', 'useYn'],
    order: ['wordNm'],
  },
  unique: ['wordNm'],
})
