import { useEffect } from 'react'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { platformNow as t } from '#platform/web/i18n/i18n.ts'
import type { UserInfo } from '#platform/web/session/types.ts'
import { openPasswordChange } from './open-password-change.ts'

/** A password that is too old opens the popup to change it; one that soon will be is spoken of. Once for each sign-in. */
export function usePasswordAge({ userId, pwdExpiredYn, pwdRemainDayCnt }: UserInfo): void {
  useEffect(() => {
    if (userId && pwdExpiredYn === 'Y') openPasswordChange()
    else if (userId && pwdRemainDayCnt)
      toast(t('비밀번호를 {n}일 안에 변경하십시오.', { n: pwdRemainDayCnt }), { kind: 'info' })
  }, [userId, pwdExpiredYn, pwdRemainDayCnt])
}
