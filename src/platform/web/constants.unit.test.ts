import { expect, test } from 'vitest'
import * as constants from './constants.ts'

/** Part M, row by row. */
const partM: [id: string, values: Partial<typeof constants>][] = [
  ['S-460', { TOAST_MS: 3000, TOAST_WITH_ACTION_MS: 10_000 }],
  ['S-461', { MAIN_RESIZE_MS: 600, LAYOUT_MS: 600, LOADING_MS: 600, BUTTON_LOADING_MS: 600, SEARCH_BOX_MS: 600 }],
  ['S-462', { MAIN_OFFSET: 5, ROW_NUMBER_WIDTH: 55 }],
  ['S-463', { LOOKUP_DELAY_MS: 200, SEND_DELAY_MS: 200, ATTACH_LIST_DELAY_MS: 300 }],
  ['S-464', { REQUEST_TIMEOUT_MS: 5000, SIGNED_BODY_CHARACTERS: 1000, PASSWORD_MAX: 100 }],
  [
    'S-465',
    {
      FIRST_PAGE: 1,
      PAGE_LIMIT: 20,
      PAGE_LIMITS: [20, 50, 100, 200, 300],
      TARGET_GRID_HEIGHT: 300,
      TARGET_GRID_ROWS: 5,
    },
  ],
  [
    'S-466',
    {
      GRID_HEIGHT: 300,
      GRID_MIN_HEIGHT: '300px',
      SUMMARY_LABEL: '합계',
      EXCEL_FILE_NAME: '엑셀다운로드',
      MENU_SEARCH_GRID_HEIGHT: 300,
    },
  ],
  [
    'S-467',
    { CHUNK_ROWS: 20, CHUNK_EDGE: 60, CHUNK_ROWS_WIDE: 30, PAGED_ROWS: 10, PAGER_BUTTONS: 5, PAGED_CALL_ROWS: 20 },
  ],
  [
    'S-468',
    {
      SINGLE_LIMIT_CNT: 1,
      SETTING_LIMIT_MB: 10,
      MANUAL_LIMIT_CNT: 999,
      MANUAL_LIMIT_MB: 20,
      BYTES_PER_MB: 1_000_000,
      PICTURE_EXPLAIN_MAX: 150,
    },
  ],
  ['S-469', { MOBILE_MAX_WIDTH: 1021, TOP_MENU_HIDDEN_WIDTH: 1030, IMAGE_SCALE: 1000 }],
  [
    'S-470',
    {
      POPUP_WIDTH: '60%',
      POPUP_TOP: '10px',
      USER_SEARCH_TOP: '100px',
      PROCESS_SEARCH_WIDTH: '60%',
      APPROVAL_POPUP_WIDTH: '70%',
    },
  ],
  ['S-471', { DUAL_LIST_HEIGHT: 100, MULTI_SELECT_WIDTH: 300, TEXT_AREA_ROWS: 3, FIRST_TREE_ID: 1000 }],
  [
    'S-472',
    {
      DEFAULT_LANGUAGE: 'kr',
      DEFAULT_SIZE: 'medium',
      DEFAULT_ACCENT: '#409EFF',
      DEFAULT_SIDEBAR_OPEN: true,
      DATE_FORMAT: 'YYYY-MM-DD',
      PERIOD_DAYS: 6,
      DEMO_PAGE_LIMIT: 20,
      DEMO_ARTICLE_CNT: 100,
    },
  ],
]

test.each(partM)('%s constants have the values of part M', (_id, values) => {
  expect(constants).toMatchObject(values)
})
