/** Types are part of the contract: each line marked as an error must not compile. `npm run check` is the test. */
import { type DraftOf, defineDocument, type RecordOf, type StateOf } from './document.ts'
import { code, count, dayRange, rows, text, user } from './field.ts'

const sample = defineDocument({
  name: 'type-sample',
  label: '본보기',
  api: '/api/type-sample',
  route: { staff: '/type-sample' },
  title: 'sampleTitle',
  fields: {
    sampleTitle: text('제목', { max: 10, required: true }),
    kindCd: code('종류', { A: '가', B: '나' }),
    injuredCnt: count('부상자 수', { required: true }),
    valid: dayRange('유효기간'),
    ownerUserId: user('담당자'),
    lines: rows('줄', { qtyCnt: count('수량', { required: true }) }),
  },
  access: { create: 'anyone' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', editable: ['sampleTitle'] },
      CLOSE: { label: '종결', tone: 'done' },
    },
    actions: {
      close: {
        label: '종결',
        from: 'TEMP',
        to: 'CLOSE',
        by: (record) => (record.injuredCnt > 0 ? 'author' : 'ownerUserId'),
        needs: ['kindCd'],
      },
    },
  },
  list: { columns: ['sampleTitle'], filters: ['kindCd'], search: ['sampleTitle'], sort: [] },
})

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const same = <A, B>(proof: Same<A, B>) => proof
type Sample = RecordOf<typeof sample>

same<Sample['typeSampleNo'], number>(true)
same<Sample['statusCd'], 'TEMP' | 'CLOSE'>(true)
same<StateOf<typeof sample>, 'TEMP' | 'CLOSE'>(true)
same<Sample['sampleTitle'], string>(true)
same<Sample['kindCd'], 'A' | 'B' | null>(true)
same<Sample['ownerUserId'], string | null>(true)
same<Sample['ownerUserNm'], string | null>(true)
same<Sample['validFromYmd'], string | null>(true)
same<NonNullable<Sample['lines']>[number]['qtyCnt'], number>(true)
same<DraftOf<typeof sample>['injuredCnt'], number | null | undefined>(true)
// @ts-expect-error no such field
export type Missing = Sample['sampleTitel']

const spec = {
  name: 'wrong',
  label: '',
  api: '',
  route: { staff: '' },
  title: 'aTitle',
  fields: { aTitle: text('제목', { max: 1 }) },
  access: { create: 'anyone' },
} as const
const list = { columns: [], filters: [], search: [], sort: [] } as const
const states = { TEMP: { label: '', tone: 'draft' } } as const
const go = { label: '', from: 'TEMP', to: 'TEMP', by: 'author' } as const

// @ts-expect-error a misspelt state
defineDocument({ ...spec, list, lifecycle: { start: 'TEMP', states, actions: { go: { ...go, to: 'TMEP' } } } })
// @ts-expect-error a misspelt field
defineDocument({ ...spec, list, lifecycle: { start: 'TEMP', states, actions: { go: { ...go, needs: ['aTitel'] } } } })
// @ts-expect-error a role that nobody declared
defineDocument({ ...spec, list, lifecycle: { start: 'TEMP', states, actions: { go: { ...go, by: 'NOBODY' } } } })
// @ts-expect-error a list column that is no field
defineDocument({ ...spec, list: { ...list, columns: ['bTitle'] }, lifecycle: { start: 'TEMP', states, actions: {} } })
