/** The constants of part M, used by name. Times in milliseconds, lengths in pixels. */

/** S-460 */
export const TOAST_MS = 3000
export const TOAST_WITH_ACTION_MS = 10_000
/** S-464: without an answer, or without progress of an upload or download. */
export const REQUEST_TIMEOUT_MS = 5000
/** S-464 */
export const PASSWORD_MAX = 100
/** S-470: popups that do not fill the screen, and the dialog of the error log (S-121). */
export const POPUP_WIDTH = '60%'
export const POPUP_TOP = '10px'
export const ERROR_LOG_WIDTH = '80%'
/** S-461: one turn of the sign that something is loading. */
export const LOADING_MS = 600
/** S-466: height of the grid in the menu search. */
export const MENU_SEARCH_GRID_HEIGHT = 300
/** S-466: height of a grid where the screen gives none, and the least. */
export const GRID_HEIGHT = 300
/** S-462 */
export const ROW_NUMBER_WIDTH = 55
/** S-467: rows of one answer of an infinite grid, how near the bottom asks for more, rows of its other variant. */
export const CHUNK_ROWS = 20
export const CHUNK_EDGE = 60
export const CHUNK_ROWS_WIDE = 30
/** S-467: rows of a page of a paged grid, its page buttons, rows asked of the server in one call. */
export const PAGED_ROWS = 10
export const PAGER_BUTTONS = 5
export const PAGED_CALL_ROWS = 20
/** S-471: rows of a tree that come without an id are counted from here. */
export const FIRST_TREE_ID = 1000
/** S-469: at this width and below the sidebar is a drawer (1024 less 3). */
export const MOBILE_MAX_WIDTH = 1021
/** S-152: below this width popups fill the screen and tables become cards. */
export const PHONE_WIDTH = 768
/** S-063: a validation younger than this is reused. */
export const VALIDATION_REUSE_MS = 30_000
/** S-067: between logging out and leaving, S-058: between a failed sign-in and the sign-in page. */
export const LOGOUT_WAIT_MS = 400
export const LOGIN_FAILED_WAIT_MS = 200
/** S-121 */
export const ERROR_LOG_MAX = 100
/** S-401: equal failures within this time show once. */
export const SAME_FAILURE_MS = 1000
/** look.md 1: what is faster than this shows no waiting state. */
export const LOADING_DELAY_MS = 300
/** S-472 */
export const DEFAULT_ACCENT = '#409EFF'
