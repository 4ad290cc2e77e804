/** The constants of part M, used by name. Times in milliseconds, lengths in pixels. */

/** S-460 */
export const TOAST_MS = 3000
export const TOAST_WITH_ACTION_MS = 10_000

/** S-461: after the last resize, a change of layout, one turn of the loading sign, a button that works, a search box. */
export const MAIN_RESIZE_MS = 600
export const LAYOUT_MS = 600
export const LOADING_MS = 600
export const BUTTON_LOADING_MS = 600
export const SEARCH_BOX_MS = 600

/** S-462: what the main area leaves free below it; the column of row numbers. */
export const MAIN_OFFSET = 5
export const ROW_NUMBER_WIDTH = 55

/** S-463: before the first look-up, before the target-screen client sends, before a list of attachments is read. */
export const LOOKUP_DELAY_MS = 200
export const SEND_DELAY_MS = 200
export const ATTACH_LIST_DELAY_MS = 300

/** S-464: without an answer, or without progress of an upload or download; the same for a refresh of the tokens. */
export const REQUEST_TIMEOUT_MS = 5000
/** How often who is told that too many ask at once comes back by himself, after the time that he is told. */
export const COMES_BACK_TIMES = 2
export { SIGNED_BODY_CHARACTERS } from '#platform/model/signature.ts'
export const PASSWORD_MAX = 100

/** S-465 */
export const FIRST_PAGE = 1
export { DEFAULT_LIMIT as PAGE_LIMIT, LIMITS as PAGE_LIMITS } from '#platform/model/query.ts'
export const TARGET_GRID_HEIGHT = 300
export const TARGET_GRID_ROWS = 5

/** S-466: height of a grid where the screen gives none, and the least; the label of its sums; its sheet without a label. */
export const GRID_HEIGHT = 300
export const GRID_MIN_HEIGHT = '300px'
export const SUMMARY_LABEL = '합계'
export const EXCEL_FILE_NAME = '엑셀다운로드'
export const MENU_SEARCH_GRID_HEIGHT = 300

/** S-467: rows of one answer of an infinite grid, how near the bottom asks for more, rows of its other variant. */
export const CHUNK_ROWS = 20
export const CHUNK_EDGE = 60
export const CHUNK_ROWS_WIDE = 30
/** S-467: rows of a page of a paged grid, its page buttons, rows asked of the server in one call. */
export const PAGED_ROWS = 10
export const PAGER_BUTTONS = 5
export const PAGED_CALL_ROWS = 20

/** S-468: files and megabytes of one attachment; those where no setting says otherwise; bytes of one; its explanation. */
export const SINGLE_LIMIT_CNT = 1
export const SETTING_LIMIT_MB = 10
export const MANUAL_LIMIT_CNT = 999
export const MANUAL_LIMIT_MB = 20
export const BYTES_PER_MB = 1_000_000
export const PICTURE_EXPLAIN_MAX = 150

/** S-469: at this width and below the sidebar is a drawer; the top menu is hidden; marks are in thousandths. */
export const MOBILE_MAX_WIDTH = 1024 - 3
export const TOP_MENU_HIDDEN_WIDTH = 1030
export const IMAGE_SCALE = 1000

/** S-470 */
export const POPUP_WIDTH = '60%'
export const POPUP_TOP = '10px'
export const USER_SEARCH_TOP = '100px'
export const PROCESS_SEARCH_WIDTH = '60%'
export const APPROVAL_POPUP_WIDTH = '70%'
/** S-121 */
export const ERROR_LOG_WIDTH = '80%'

/** S-471: rows of a tree that come without an id are counted from FIRST_TREE_ID. */
export const DUAL_LIST_HEIGHT = 100
export const MULTI_SELECT_WIDTH = 300
export const TEXT_AREA_ROWS = 3
export const FIRST_TREE_ID = 1000

/** S-472 */
export const DEFAULT_LANGUAGE = 'kr'
export const DEFAULT_SIZE = 'medium'
export const DEFAULT_ACCENT = '#409EFF'
export const DEFAULT_SIDEBAR_OPEN = true
export const DATE_FORMAT = 'YYYY-MM-DD'
export const PERIOD_DAYS = 6
export const DEMO_PAGE_LIMIT = 20
export const DEMO_ARTICLE_CNT = 100

/** S-152: below this width popups fill the screen and tables become cards. */
export const PHONE_WIDTH = 768
/** S-063: a validation younger than this is reused. */
export const VALIDATION_REUSE_MS = 30_000
/** S-067: between logging out and leaving, S-058: between a failed sign-in and the sign-in page. */
export const LOGOUT_WAIT_MS = 400
export const LOGIN_FAILED_WAIT_MS = 200
/** S-357: between two starts while the server has trouble. */
export const START_AGAIN_MS = 3000
/** S-121 */
export const ERROR_LOG_MAX = 100
/** S-401: equal failures within this time show once. */
export const SAME_FAILURE_MS = 1000
/** look.md 1: what is faster than this shows no waiting state. */
export const LOADING_DELAY_MS = 300
