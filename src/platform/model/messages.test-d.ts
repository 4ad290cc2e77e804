/** Types are part of the contract: each line marked as an error must not compile. `npm run check` is the test. */
import { defineDocument } from './document.ts'
import { code, count, day, text, user, vendor } from './field.ts'
import { type MessageKind, messages } from './messages.ts'

const sample = defineDocument({
  name: 'told-sample',
  label: '본보기',
  api: '/api/told-sample',
  route: { staff: '/told-sample' },
  title: 'sampleTitle',
  fields: {
    sampleTitle: text('제목', { max: 10, required: true }),
    kindCd: code('종류', { A: '가', B: '나' }),
    injuredCnt: count('부상자 수', { required: true }),
    dueYmd: day('기한'),
    ownerUserId: user('담당자'),
    vendorCd: vendor('업체', { system: true }),
  },
  access: { create: 'anyone' },
  lifecycle: { start: 'TEMP', states: { TEMP: { label: '작성중', tone: 'draft' } }, actions: {} },
  list: { columns: ['sampleTitle'], filters: ['kindCd'], search: ['sampleTitle'], sort: [] },
})
const group = { eventGrpCd: 'SAMPLE', label: '본보기', optional: true }

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const same = <A, B>(proof: Same<A, B>) => proof
type Reads<K> = K extends MessageKind<infer F, string> ? F : never
type Given<K> = K extends MessageKind<string, infer G> ? G : never

const told = messages(
  sample,
  { group, places: { vendor: { of: 'vendorNm', sample: '한별플랜트㈜' }, reason: ['사유', '점검'] } },
  {
    SMP_NEW: ['등록', '{title}: {injuredCnt}명 ({due})', { to: 'ownerUserId' }],
    SMP_STOP: ['중지', '{vendor} 작업중지: {reason}', { to: ['author', 'ownerUserId'], tone: 'danger' }],
    SMP_LEFT: ['남은 날', '{n}일: {title}', { places: { n: ['남은 날', '3'] } }],
  },
)
same<Reads<typeof told.SMP_NEW>, 'injuredCnt' | 'dueYmd' | 'ownerUserId' | 'toldSampleNo'>(true)
same<Given<typeof told.SMP_NEW>, never>(true)
same<Reads<typeof told.SMP_STOP>, 'vendorNm' | 'createUserId' | 'ownerUserId' | 'toldSampleNo'>(true)
same<Given<typeof told.SMP_STOP>, 'reason'>(true)
same<Given<typeof told.SMP_LEFT>, 'n'>(true)
export const others = told.SMP_LEFT.to('ownerUserId', 'author')
same<Reads<typeof others>, 'ownerUserId' | 'createUserId' | 'toldSampleNo'>(true)
// @ts-expect-error there is no such person
told.SMP_LEFT.to('ownerUserNm')

// @ts-expect-error no field, and no place that is declared
messages(sample, { group }, { SMP_X: ['등록', '새 본보기: {sampleTitel}'] })
// @ts-expect-error a code reads differently in every language
messages(sample, { group }, { SMP_X: ['등록', '새 본보기: {kindCd}'] })
// @ts-expect-error nobody is in such a field
messages(sample, { group }, { SMP_X: ['등록', '새 본보기: {title}', { to: 'sampleTitle' }] })
// @ts-expect-error such a place reads no field
messages(sample, { group, places: { x: { of: 'dueDate', sample: '-' } } }, { SMP_X: ['등록', '{x}'] })
// @ts-expect-error nothing names what has no model
messages({ name: 'page', route: { staff: '/page' } }, { group }, { SMP_X: ['등록', '{label}'] })
