import { describe, expect, test } from 'vitest'
import { email, type Fields, text } from './field.ts'
import { inputSchema, isEmail } from './validate.ts'

const schemaOf = (fields: Fields) =>
  inputSchema({ fields }, Object.keys(fields), () => new Date('2026-11-21T00:00:00Z'))

describe('S-325 a one-line text is trimmed before it is saved', () => {
  const schema = schemaOf({ title: text('제목', { max: 5 }), story: text('내용', { max: 100, lines: 3 }) })

  test('spaces of every width around it go, those within stay, and do not count', () => {
    expect(schema.parse({ title: ' \u3000가 나다 \t' })).toEqual({ title: '가 나다' })
    expect(schema.parse({ title: '   ' })).toEqual({ title: '' })
  })

  test('several lines stay as they were written', () => {
    expect(schema.parse({ story: ' 들여 쓴 줄\n' })).toEqual({ story: ' 들여 쓴 줄\n' })
  })
})

describe('S-326', () => {
  test.each(['kim@example.com', 'seo.yeon+shift@safety.example.co.kr', 'a_b-1@x.io'])(
    '%s is an e-mail address',
    (address) => {
      expect(isEmail(address)).toBe(true)
    },
  )

  test.each([
    'kim',
    'kim@',
    '@example.com',
    'kim@example',
    'kim example@x.kr',
    'a@b..kr',
    'kim@example.com, lee@example.com',
  ])('%s is none', (address) => {
    expect(isEmail(address)).toBe(false)
  })

  test('a field for one takes an address, trimmed, or nothing', () => {
    const schema = schemaOf({ mail: email('이메일') })
    expect(schema.parse({ mail: ' kim@example.com ' })).toEqual({ mail: 'kim@example.com' })
    expect(schema.parse({ mail: '' })).toEqual({ mail: '' })
    const [issue] = schema.safeParse({ mail: 'kim' }).error?.issues ?? []
    expect(issue).toMatchObject({ path: ['mail'], params: { code: 'EMAIL' } })
  })
})
