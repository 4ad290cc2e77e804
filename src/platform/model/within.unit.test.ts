/** Which fields may stand together in one column, and that a model which asks for more does not come about. */
import { describe, expect, test } from 'vitest'
import { defineDocument } from './document.ts'
import { attachments, code, count, day, text, user, yesNo } from './field.ts'
import { holderOf } from './within.ts'

const fields = {
  titleNm: text('제목', { max: 20 }),
  noteDesc: text('비고', { max: 20 }),
  keptDesc: text('문장', { max: 20, kept: true }),
  mustDesc: text('필수', { max: 20, required: true }),
  seenYmd: day('확인일'),
  sortYmd: day('순서'),
  dueYmd: day('기한'),
  openYn: yesNo('공개'),
  hideYn: yesNo('익명'),
  peopleCnt: count('인원'),
  reasonCd: code('사유', 'RTN_REASON'),
  ownerUserId: user('담당'),
  photoFileId: attachments('사진', { taskClass: 'EVERY_PHOTO' }),
}
type Name = keyof typeof fields
const withColumns = (within: Record<string, readonly Name[]>) =>
  defineDocument({
    name: 'visit',
    label: '방문',
    api: '/api/visit',
    route: { staff: '/visits' },
    title: 'titleNm',
    fields,
    within,
    access: { create: 'anyone', anonymous: { field: 'hideYn', seenBy: [] } },
    lifecycle: {
      start: 'TEMP',
      states: { TEMP: { label: '작성', tone: 'draft', todo: { action: 'send', due: 'dueYmd' } } },
      actions: { send: { label: '보냄', from: 'TEMP', to: 'TEMP', by: 'author' } },
    },
    list: { columns: ['titleNm'], filters: ['openYn'], search: [], sort: ['sortYmd'] },
  })

describe('fields in one column', () => {
  test('are known by it, the others have their own', () => {
    const model = withColumns({ factJson: ['noteDesc', 'openYn', 'seenYmd'], moreJson: ['peopleCnt'] })
    const names: Name[] = ['noteDesc', 'openYn', 'seenYmd', 'peopleCnt', 'titleNm']
    expect(names.map((name) => holderOf(model, name))).toEqual([
      'factJson',
      'factJson',
      'factJson',
      'moreJson',
      undefined,
    ])
  })

  test.each<[Name, string]>([
    ['titleNm', 'found, read or numbered by'],
    ['sortYmd', 'found, read or numbered by'],
    ['dueYmd', 'found, read or numbered by'],
    ['hideYn', 'found, read or numbered by'],
    ['keptDesc', 'keeps sentences'],
    ['mustDesc', 'is required'],
    ['reasonCd', 'people may delete'],
    ['ownerUserId', 'of the kind user'],
    ['photoFileId', 'of the kind attachments'],
  ])('%s is none of them', (name, why) => {
    expect(() => withColumns({ factJson: [name] })).toThrow(why)
  })

  test('stand once, and in no field', () => {
    expect(() => withColumns({ factJson: ['noteDesc'], moreJson: ['noteDesc'] })).toThrow('stands twice')
    expect(() => withColumns({ seenYmd: ['noteDesc'] })).toThrow('seenYmd is a field')
  })
})
