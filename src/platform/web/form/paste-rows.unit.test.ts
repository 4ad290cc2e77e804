import { expect, test } from 'vitest'
import { code, count, day, text } from '#platform/model/field.ts'
import { parseTable, pasteRows } from './paste-rows.ts'

test('reads what Excel puts on the clipboard, quoted cells included', () => {
  expect(parseTable('가\t1\r\n"두 줄\n""말"""\t2\r\n')).toEqual([
    ['가', '1'],
    ['두 줄\n"말"', '2'],
  ])
})

test('look.md 4: pasting fills cells in their kinds and adds rows up to the limit', () => {
  const fields = {
    toolNm: text('공구', { max: 5 }),
    qtyCnt: count('수량'),
    stateCd: code('상태', { GOOD: '양호', BAD: '불량' }),
    checkYmd: day('점검일'),
  }
  const blank = { toolNm: null, qtyCnt: null, stateCd: null, checkYmd: null }
  const table = parseTable('1,200개\t불량\t2026.11.21\n3\t모름\t내일\n9\t양호\t\n')
  const at = { row: 1, name: 'qtyCnt' }
  const rows = pasteRows([{ ...blank, toolNm: '망치' }], fields, at, table, { max: 3, todayYmd: '2026-11-20', blank })
  expect(rows).toEqual([
    { ...blank, toolNm: '망치' },
    { toolNm: null, qtyCnt: 1200, stateCd: 'BAD', checkYmd: '2026-11-21' },
    { toolNm: null, qtyCnt: 3, stateCd: null, checkYmd: '2026-11-21' },
  ])
})
