/** S-116: signing in again without leaving the page. */
import { Button } from 'antd'
import { isAborted } from '#platform/web/api/api-error.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { platformNow as t } from '#platform/web/i18n/i18n.ts'
import { ownPath } from '#platform/web/pages/login-target.ts'
import { signInAgain, useSession } from '#platform/web/session/session.ts'
import { ENTRY_BOX, PasswordEntry } from './password-entry.tsx'

/** `O`: signed in. `X`: closed without. */
export type LoginResult = 'O' | 'X'

const FORM = 'login-again'
/** Where somebody goes who does not sign in again: kept for the session of the browser tab. */
const CHECK_TO_PATH = 'checkToPath'

let goTo = (path: string): void => location.assign(path)
/** Who can go to a path without loading the app anew says so. */
export const provideNavigation = (how: (path: string) => void): void => {
  goTo = how
}

/** @param isEnded the session is over, or the person asked for it himself */
export async function openLoginPopup({ isEnded = false } = {}): Promise<LoginResult> {
  const result = await openDialog<LoginResult>({
    label: t('다시 로그인'),
    ...ENTRY_BOX,
    content: (close) => <LoginAgain isEnded={isEnded} onDone={() => close('O')} />,
    actions: () => (
      <Button type="primary" htmlType="submit" form={FORM}>
        {t('로그인')}
      </Button>
    ),
  })
  if (result === 'O') return result
  const path = ownPath(sessionStorage.getItem(CHECK_TO_PATH) ?? '')
  sessionStorage.removeItem(CHECK_TO_PATH)
  if (path !== undefined) goTo(path)
  return 'X'
}

function LoginAgain({ isEnded, onDone }: { isEnded: boolean; onDone: () => void }) {
  const userId = useSession()?.user.userId
  return (
    <PasswordEntry
      about={t(isEnded ? ENDED : ASKED)}
      userId={userId}
      formId={FORM}
      enter={signInOrSayWhy}
      onDone={onDone}
    />
  )
}

const ENDED = '로그인이 끊어졌습니다. 다시 로그인하면 하던 일을 이어서 할 수 있습니다.'
const ASKED = '이 화면을 떠나지 않고 다시 로그인합니다.'

async function signInOrSayWhy(password: string): Promise<string | undefined> {
  try {
    return await signInAgain(password)
  } catch (error) {
    if (isAborted(error)) throw error
    return messageOf(error)
  }
}
