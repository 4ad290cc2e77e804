import { expect, test } from 'vitest'
import { defineDocument } from '#platform/model/document.ts'
import { dayRange, text, user } from '#platform/model/field.ts'
import { provideRoleNames } from '#platform/web/role-names.ts'
import { conflictOf } from './merge.ts'
import { todoOf } from './todo.ts'

const model = defineDocument({
  name: 'pair',
  label: '짝',
  api: '/api/pair',
  route: { staff: '/pair' },
  title: 'pairTitle',
  fields: {
    pairTitle: text('제목', { max: 20 }),
    valid: dayRange('기간'),
    ownerUserId: user('담당자'),
  },
  access: { create: 'anyone' },
  lifecycle: {
    start: 'OPEN',
    states: {
      OPEN: { label: '열림', tone: 'progress', todo: { action: 'close' } },
      CLOSE: { label: '닫힘', tone: 'done' },
    },
    actions: { close: { label: '닫기', from: 'OPEN', to: 'CLOSE', by: ['ownerUserId', 'author'] } },
  },
  list: { columns: [], filters: [], search: [], sort: [] },
})
const record = (more: object) => ({
  rowVersion: 1,
  statusCd: 'OPEN',
  can: { edit: ['pairTitle', 'valid'], delete: false, actions: [] },
  pairTitle: '하나',
  validFromYmd: '2026-11-01',
  validToYmd: null,
  ...more,
})

test('K-38 contested is what both have changed; what I may no longer change cannot be kept', () => {
  const theirs = record({
    rowVersion: 2,
    validToYmd: '2026-12-31',
    can: { edit: ['valid'], delete: false, actions: [] },
  })
  const mine = { pairTitle: '둘', validFromYmd: '2026-11-02' }
  expect(conflictOf(model, record({}), theirs, mine, undefined).fields).toEqual([
    { name: 'pairTitle', isContested: false, canKeep: false },
    { name: 'valid', isContested: true, canKeep: true },
  ])
})

test('what both have changed alike is no conflict', () => {
  const theirs = record({ rowVersion: 2, pairTitle: '둘' })
  expect(conflictOf(model, record({}), theirs, { pairTitle: '둘' }, undefined).fields).toEqual([])
})

test('지금 할 일 names the people and roles that the action waits for', () => {
  provideRoleNames({ SHM: '안전관리자' })
  const todo = todoOf(model, record({ ownerUserId: 'u1', ownerUserNm: '김서연', createUserNm: null }))
  expect(todo).toEqual({ who: ['김서연'], what: '닫기', actionCd: 'close', due: null })
  expect(todoOf(model, record({ statusCd: 'CLOSE' }))).toBeUndefined()
})
