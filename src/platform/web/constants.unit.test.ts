import { expect, test } from 'vitest'
import { DEFAULT_LIMIT, LIMITS } from '#platform/model/query.ts'
import * as constants from './constants.ts'

test('S-465 S-466 S-467 S-469 S-471 the constants of lists, trees and widths', () => {
  expect([DEFAULT_LIMIT, ...LIMITS]).toEqual([20, 20, 50, 100, 200, 300])
  expect(constants).toMatchObject({
    GRID_HEIGHT: 300,
    ROW_NUMBER_WIDTH: 55,
    CHUNK_ROWS: 20,
    CHUNK_EDGE: 60,
    CHUNK_ROWS_WIDE: 30,
    PAGED_ROWS: 10,
    PAGER_BUTTONS: 5,
    PAGED_CALL_ROWS: 20,
    FIRST_TREE_ID: 1000,
    MOBILE_MAX_WIDTH: 1024 - 3,
  })
})
