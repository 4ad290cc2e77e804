/** S-222: something to click on must do something. */
import { logError } from '#platform/web/api/error-log.ts'
import { alertError } from '#platform/web/dialog/dialogs.ts'
import { platformNow as t } from '#platform/web/i18n/i18n.ts'

/** K-47 */
const NO_CALLBACK = '콜백 이름이 지정되지 않았습니다.'

/** Tells the developer at once; in production the error log keeps it for whoever asks. */
export function reportMissingCallback(columnName: string): void {
  logError('table', new Error(`${t(NO_CALLBACK)} (${columnName})`))
  if (import.meta.env.DEV) void alertError(t(NO_CALLBACK), [columnName])
}
