import { describe, expect, test } from 'vitest'
import type { Person } from '#platform/model/access.ts'
import { defineDocument } from '#platform/model/document.ts'
import { count, dateTime, dayRange, rows, text, user } from '#platform/model/field.ts'
import { program } from '../documents/program.ts'
import { play } from './play.ts'
import { type Story, story } from './story.ts'

const CHECKER = 'SHM'
const visit = defineDocument({
  name: 'visit',
  label: '방문',
  api: '/api/visit',
  route: { staff: '/visits' },
  title: 'visitTitle',
  number: { format: 'V-{yyyymmdd}-{00}', at: 'send' },
  fields: {
    visitTitle: text('제목', { max: 10, required: true }),
    hostUserId: user('담당'),
    answerDesc: text('답', { max: 100 }),
    stay: dayRange('기간'),
    seenDt: dateTime('확인', { system: true }),
    guests: rows('손님', { guestNm: text('이름', { max: 20 }), cnt: count('수') }),
  },
  access: { create: 'anyone' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성', tone: 'draft', editableBy: 'author' },
      SENT: { label: '보냄', tone: 'waiting' },
      DONE: { label: '끝', tone: 'done' },
    },
    actions: {
      send: { label: '보냄', from: 'TEMP', to: 'SENT', by: 'author', needs: ['hostUserId'] },
      check: { label: '확인', from: 'SENT', to: 'SENT', by: CHECKER, fourEyes: true },
      sendBack: { label: '돌려줌', from: 'SENT', to: 'TEMP', by: 'hostUserId', reason: 'text' },
      end: { label: '끝', from: 'SENT', to: 'DONE', by: [] },
    },
  },
  list: { columns: ['visitTitle'], filters: [], search: [], sort: [] },
})

const person = (userId: string, roles: string[] = []): Person => ({ ...program, userId, plantCd: '2000', roles })
const people = [person('emp'), person('host', [CHECKER]), person('checker', [CHECKER]), program]
const cast = new Map(people.map((one) => [one.userId, one]))
const TEN = new Date('2026-11-24T10:00:00+09:00')
const told = (one: Story<typeof visit>) => play(one, cast, 7, { begins: TEN })
const begun = story(visit, { visitTitle: '점검', hostUserId: 'host' }).as('emp')

describe('what comes of a story', () => {
  test('the row, its version, its number and what each step changed', () => {
    const { record, history, numbered } = told(
      begun
        .act('send')
        .after('2h')
        .as('checker')
        .act('check')
        .setting(({ now }) => ({ seenDt: now.toISOString() })),
    )
    expect(record).toMatchObject({
      visitNo: 7,
      statusCd: 'SENT',
      plantCd: '2000',
      rowVersion: 3,
      createUserId: 'emp',
      lastActorId: 'checker',
      seenDt: '2026-11-24T12:00:00+09:00',
      guests: [],
    })
    expect(numbered).toEqual({ at: TEN, ymd: '2026-11-24' })
    expect(history.map(({ actionCd, fromStatusCd, toStatusCd }) => [actionCd, fromStatusCd, toStatusCd])).toEqual([
      ['CREATE', undefined, 'TEMP'],
      ['send', 'TEMP', 'SENT'],
      ['check', 'SENT', 'SENT'],
    ])
    expect(history[0]?.diffJson).toEqual({ visitTitle: [null, '점검'], hostUserId: [null, 'host'] })
    expect(history[2]?.diffJson).toEqual({ seenDt: [null, '2026-11-24T03:00:00.000Z'] })
  })

  test('whoever is named first writes it, and what is written between the acts leaves no entry', () => {
    const seenDt = TEN.toISOString()
    const { record, history } = told(begun.meanwhile({ seenDt }).as('SYSTEM').act('send').act('end'))
    expect(record).toMatchObject({ createUserId: 'emp', updateUserId: 'SYSTEM', statusCd: 'DONE', rowVersion: 3 })
    expect(history.map(({ userId }) => userId)).toEqual(['emp', 'SYSTEM', 'SYSTEM'])
  })

  test('a beginning of it is a story of its own, and two may begin alike', () => {
    const whole = begun.act('send').as('host').act('sendBack', { reasonDesc: '다시' })
    expect(told(whole.upTo('send')).record.statusCd).toBe('SENT')
    expect(told(whole).record).toMatchObject({ statusCd: 'TEMP', rowVersion: 3 })
    expect(() => whole.upTo('end')).toThrow('nobody does end')
  })

  test('lines stand as the database gives them back, and an edit may follow from what is there', () => {
    const guests = [{ guestNm: '김', cnt: null }]
    const edited = begun.edit({ guests }).edit(({ record }) => ({ guests: [...(record.guests ?? []), ...guests] }))
    expect(told(edited).record.guests).toEqual([
      { cnt: null, guestNm: '김' },
      { cnt: null, guestNm: '김' },
    ])
  })
})

test.each([
  ['an action that does not leave the state', begun.act('send').act('send'), 'does not leave the state SENT'],
  ['somebody who may not', begun.act('send').as('emp').act('check'), 'check by emp: he may not'],
  ['two decisions of one person', begun.act('send').as('host').act('check').act('check'), 'took the decision before'],
  ['a field that is needed', story(visit, { visitTitle: '점검' }).as('emp').act('send'), 'it needs hostUserId'],
  ['a required field', story(visit, { hostUserId: 'host' }).as('emp').act('send'), 'it needs visitTitle'],
  ['a reason', begun.act('send').as('host').act('sendBack'), 'reasonDesc'],
  ['a value that does not fit', story(visit, { visitTitle: '점'.repeat(11) }).as('emp'), 'visitTitle'],
  [
    'what only the system writes',
    story(visit, { visitTitle: '점검', seenDt: '2026-11-24T10:00:00Z' }).as('emp'),
    'seenDt',
  ],
  ['an unknown field', begun.setting({ ...({ sean: 1 } as object) }), 'there is no field sean'],
  ['a field that the action does not take', begun.act('send', { answerDesc: '?' }), 'answerDesc'],
  ['an edit after it was sent', begun.act('send').edit({ answerDesc: '?' }), 'he may not edit it in SENT'],
  ['an unknown person', begun.as('nobody').act('send'), 'nobody has this account'],
  [
    'going back in time',
    begun.at(TEN).act('send').as('checker').at('2026-11-23T00:00:00Z').act('check'),
    'it is before',
  ],
  ['days in the wrong order', begun.edit({ stayFromYmd: '2026-11-02', stayToYmd: '2026-11-01' }), 'stayToYmd'],
])('no story: %s', (_, impossible, why) => {
  expect(() => told(impossible)).toThrow(why)
})

test('what the program does in somebody’s name stands under it, whoever may', () => {
  const seenDt = TEN.toISOString()
  const values = { visitTitle: '점검', hostUserId: 'host', seenDt }
  const registered = story(visit, values).inNameOf('emp').act('send')
  const { record, history } = told(registered.act('check').act('end'))
  expect(record).toMatchObject({ createUserId: 'emp', statusCd: 'DONE', seenDt: '2026-11-24T10:00:00+09:00' })
  expect(history.map(({ userId }) => userId)).toEqual(['emp', 'emp', 'emp', 'emp'])
  expect(() => told(registered.as('emp').act('check'))).toThrow('check by emp: he may not')
  expect(() => told(registered.act('check').act('send'))).toThrow('does not leave the state SENT')
})

test('one course tells of all who are on their way through it', () => {
  const whole = begun.act('send').as('SYSTEM').act('end')
  expect(told(whole.until('TEMP'))).toMatchObject({ record: { statusCd: 'TEMP' }, history: [{ actionCd: 'CREATE' }] })
  expect(told(whole.until('SENT')).record).toMatchObject({ statusCd: 'SENT', updateUserId: 'emp' })
  expect(() => told(begun.until('DONE'))).toThrow('never DONE')
})

test('nothing is told of a day to come', () => {
  const latest = new Date('2026-11-24T11:00:00+09:00')
  const { history } = play(begun.after('5m').act('send').after('3d').as('SYSTEM').act('end'), cast, 7, {
    begins: TEN,
    latest,
  })
  const moments = history.map(({ auditDt }) => (auditDt as Date).toISOString().slice(11, 16))
  expect(moments).toEqual(['01:00', '01:05', '02:00'])
})

test('what a story leaves out on purpose it names', () => {
  const alone = story(visit, { visitTitle: '점검' }).as('emp')
  expect(told(alone.act('send', {}, { without: ['hostUserId'] })).record.statusCd).toBe('SENT')
})
