import { expect, test } from 'vitest'
import { eventParser } from './event-stream.ts'

test('an event is given when it is complete, however the network cuts it', () => {
  const parse = eventParser()
  expect(parse('id: 7\nda')).toEqual([])
  expect(parse('ta: {"type":"notification"}\n')).toEqual([])
  expect(parse('\nid: 8\ndata: {}\n\n')).toEqual([
    { id: '7', data: '{"type":"notification"}' },
    { id: '8', data: '{}' },
  ])
})

test('comments that keep the line open are no events, lines of data are joined', () => {
  const parse = eventParser()
  expect(parse(': alive\n\n')).toEqual([])
  expect(parse('data: a\ndata: b\n\n')).toEqual([{ id: null, data: 'a\nb' }])
})
