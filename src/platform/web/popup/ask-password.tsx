/** S-367: one password field; the server remembers the entry for ten minutes. */
import { Button } from 'antd'
import { ApiError } from '#platform/web/api/api-error.ts'
import { api } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { sha256Hex } from '#platform/web/api/sha256.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { platformNow as t } from '#platform/web/i18n/i18n.ts'
import { ENTRY_BOX, PasswordEntry } from './password-entry.tsx'

const FORM = 'ask-password'

/** @returns whether the password was entered; false leaves everything as it was */
export const askPassword = async (): Promise<boolean> =>
  (await openDialog<boolean>({
    label: t('비밀번호 확인'),
    ...ENTRY_BOX,
    closeText: t('취소'),
    content: (close) => (
      <PasswordEntry
        about={t('계속하려면 비밀번호를 입력하세요. 입력하면 10분 동안 다시 묻지 않습니다.')}
        formId={FORM}
        enter={checkPassword}
        onDone={() => close(true)}
      />
    ),
    actions: () => (
      <Button type="primary" htmlType="submit" form={FORM}>
        {t('확인')}
      </Button>
    ),
  })) === true

/** @returns why it was refused */
async function checkPassword(password: string): Promise<string | undefined> {
  try {
    await api.post('/api/auth/checkpassword', { userPwdSHA: sha256Hex(password) }, { quiet: true })
    return undefined
  } catch (error) {
    if (error instanceof ApiError && !error.isDeclined) return messageOf(error)
    throw error
  }
}
