/** The views of every list of work: rows of every document in every state, seen by people of every kind. */
import { beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '#platform/model/calendar.ts'
import { type AnyDocument, fieldsOf } from '#platform/model/document.ts'
import { type AnyField, columnNamesOf } from '#platform/model/field.ts'
import type { ListAnswer } from '#platform/model/query.ts'
import { viewsOf } from '#platform/model/views.ts'
import { insertAll } from '#platform/server/database/insert-all.ts'
import { columnValues } from '#platform/server/documents/cells.ts'
import { tableNameOf } from '#platform/server/documents/table.ts'
import { aFileSite } from '#platform/test/site.ts'
import { models } from './modules.ts'

const site = aFileSite()
const lists = models.filter((model) => viewsOf(model))
const people = ['emp', 'safety', 'oper', 'health', 'V100001-01'] as const
const now = new Date()

/** Anything that the column takes; `cnt` tells rows apart that may be there once. */
function anyValue(field: AnyField, name: string, cnt: number): unknown {
  switch (field.kind) {
    case 'text':
      return `${name}${cnt}`.slice(-field.max)
    case 'code':
      return field.codes ? Object.keys(field.codes)[0] : 'X'
    case 'yesNo':
      return 'N'
    case 'day':
    case 'dayRange':
      return dayOf(now)
    case 'month':
      return dayOf(now).slice(0, 7)
    case 'time':
      return '09:00'
    case 'dateTime':
      return new Date(now.getTime() - cnt * 60_000).toISOString()
    case 'user':
      return 'owner'
    case 'department':
      return 'D1100'
    case 'plant':
      return '2000'
    case 'vendor':
      return 'V100001'
    case 'marks':
    case 'signature':
      return null
    case 'year':
      return 2026
    default:
      return cnt
  }
}

/** A row in each state by either of two people, all of which name the owner. */
async function addRows(model: AnyDocument): Promise<void> {
  const fields = fieldsOf(model).filter(([, { kind }]) => kind !== 'rows')
  const authors = Object.keys(model.lifecycle.states).flatMap((statusCd) => authorCds.map((by) => ({ statusCd, by })))
  const rows = authors.map(({ statusCd, by }, index) => {
    const cnt = index + 1
    const values = fields.flatMap(([name, field]) =>
      columnNamesOf(name, field).map((column) => [column, anyValue(field, column, cnt)] as const),
    )
    const own = { statusCd, plantCd: '2000', [model.docNo]: `T-${cnt}`, createUserId: by }
    return columnValues(model, { ...own, ...Object.fromEntries(values) })
  })
  await insertAll(site(), tableNameOf(model), rows)
}
const authorCds = ['emp', 'safety'] as const

beforeAll(async () => {
  // Another state of his vendor would shut its people out.
  for (const model of lists.filter(({ name }) => name !== 'vendor-master')) await addRows(model)
}, 120_000)

interface Work {
  documentName: string
  no: number
  actionCd: string
}
/** What waits by its state: a task of another kind may stand at a record that has ended. */
const isByState = ({ lifecycle }: AnyDocument, { actionCd }: Work): boolean =>
  Object.values(lifecycle.states).some(({ todo }) => todo?.action === actionCd)

describe.each(people)('as %s', (userId) => {
  const person = () => site().as(userId)
  /** The lists that are open to him, with their views. */
  const his = async () => {
    const statuses = await Promise.all(lists.map(async (model) => (await person().fetch(`${model.api}s/count`)).status))
    return lists.flatMap((model, index) => {
      const known = viewsOf(model)
      return statuses[index] === 200 && known ? [{ model, known }] : []
    })
  }
  const numbersIn = async (model: AnyDocument, asked: string): Promise<number[]> => {
    const { count } = await person().call<{ count: number }>(`${model.api}s/count?${asked}`)
    const found: number[] = []
    for (let page = 1; page === 1 || found.length < count; page++) {
      const address = `${model.api}s?limit=300&page=${page}&sort=${model.key}&${asked}`
      const { total, rows } = await person().call<ListAnswer<Record<string, unknown>>>(address)
      expect(total, `${model.name} ${asked}`).toBe(count)
      expect(rows.length > 0 || total === 0, `${model.name} ${asked}`).toBe(true)
      found.push(...rows.map((row) => Number(row[model.key])))
    }
    return found
  }

  test('open is the rows whose states have not ended, and no view hides a row', async () => {
    for (const { model, known } of await his()) {
      const inStates = await numbersIn(model, `statusCd=${known.open.join(',')}`)
      expect(await numbersIn(model, 'view=open'), model.name).toEqual(inStates)
      expect(await numbersIn(model, 'view=all'), model.name).toEqual(await numbersIn(model, ''))
    }
  })

  test('every view answers, each with a part of all', async () => {
    for (const { model, known } of await his()) {
      const all = new Set(await numbersIn(model, ''))
      for (const view of known.names)
        for (const no of await numbersIn(model, `view=${view}`)) expect(all.has(no), `${model.name} ${view}`).toBe(true)
    }
  })

  test('waiting is the rows of his list of tasks, and nothing else', async () => {
    const { rows, moreYn } = await person().call<{ rows: Work[]; moreYn: string }>('/api/my-work')
    expect(moreYn).toBe('N')
    for (const { model, known } of await his()) {
      if (!known.names.includes('waiting')) continue
      const tasks = rows.flatMap((row) => (row.documentName === model.name && isByState(model, row) ? [row.no] : []))
      expect(await numbersIn(model, 'view=waiting'), model.name).toEqual(tasks.toSorted((a, b) => a - b))
    }
  })
})

test('a list of work has an end, and opens with what it has', () => {
  for (const model of lists) {
    const known = viewsOf(model)
    expect(known?.open.length, model.name).toBeLessThan(Object.keys(model.lifecycle.states).length)
    expect(known?.names, model.name).toContain(known?.first)
  }
})
