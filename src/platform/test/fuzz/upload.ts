/** Forms with files that nobody can take in. */
import fc from 'fast-check'
import { hostileText } from './hostile.ts'

const BOUNDARY = 'fuzz-boundary'
const FORM = `multipart/form-data; boundary=${BOUNDARY}`

const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, content: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n${content}\r\n`
const END = `--${BOUNDARY}--\r\n`

/** In a quoted value of a header these would end it. */
const quoted = (text: string): string => text.toWellFormed().replace(/["\r\n]/g, '_')
const contents = [
  '',
  'MZ\u0000',
  'PK\u0003\u0004',
  'PK\u0005\u0006',
  '%PDF-',
  '<svg onload=x>',
  'a,b\r\n1,2',
  '\u0000'.repeat(100),
]

const parts: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(hostileText, hostileText).map(([name, value]) => field(quoted(name), quoted(value).slice(0, 2_000))),
  fc.constantFrom('1', '0', 'abc', '-1', '1e400', '9007199254740991').map((value) => field('attachFileId', value)),
  fc.constantFrom('NEAR_MISS_PHOTO', 'NO_SUCH_CLASS', '__proto__').map((value) => field('taskClassNm', value)),
  fc
    .tuple(hostileText, fc.constantFrom(...contents))
    .map(([name, content]) => file(`${quoted(name).slice(0, 300)}.exe`, content)),
  fc.constantFrom(...contents).map((content) => file('sheet.xlsx', content)),
  fc.constantFrom(...contents).map((content) => file('photo.jpg', content)),
)

/** A form whose every file is none of its kind; or one that ends before its end; or no form at all. */
export const brokenForm: fc.Arbitrary<{ body: string; contentType: string }> = fc
  .tuple(
    fc.array(parts, { maxLength: 4 }),
    fc.constantFrom('whole', 'cut', 'no end', 'no boundary', 'other boundary', 'json'),
  )
  .map(([some, how]) => {
    const whole = some.join('') + END
    if (how === 'cut') return { body: whole.slice(0, whole.length / 2), contentType: FORM }
    if (how === 'no end') return { body: some.join(''), contentType: FORM }
    if (how === 'no boundary') return { body: whole, contentType: 'multipart/form-data' }
    if (how === 'other boundary') return { body: whole, contentType: 'multipart/form-data; boundary=other' }
    if (how === 'json') return { body: '{"file":"x"}', contentType: 'application/json' }
    return { body: whole, contentType: FORM }
  })
