/** The popups that the platform itself brings; modules register theirs beside them. */
import { BellRing, KeyRound, LogIn, MonitorSmartphone, ShieldCheck } from 'lucide-react'
import { alert } from '#platform/web/dialog/dialogs.ts'
import { platformNow as t } from '#platform/web/i18n/i18n.ts'
import { openPrivacyNotice } from '#platform/web/parts/privacy-notice-later.ts'
import { addPersonAction } from '#platform/web/shell/person-actions.ts'
import { openLoginPopup } from './login-popup.tsx'
import { openNotifySettings } from './notify-settings.tsx'
import { openPasswordChange } from './open-password-change.ts'
import { openOwnSessions } from './own-sessions.tsx'
import { type PopupTypes, registerPopup } from './popup.ts'

const platformPopups: PopupTypes = {
  menuSearch: { load: async () => (await import('./menu-search.tsx')).MenuSearch },
  passwordChange: {
    load: async () => (await import('./password-change.tsx')).PasswordChange,
    // K-10
    afterConfirm: () => void alert(t('비밀번호가 변경되었습니다.')),
  },
}

/** With their entries in the menu under the person's name (S-115). Once, when the frame is fetched. */
export function addPlatformPopups(): void {
  for (const [type, content] of Object.entries(platformPopups)) registerPopup(type, content)
  addPersonAction({ label: '비밀번호 변경', icon: KeyRound, run: () => openPasswordChange() })
  addPersonAction({ label: '다시 로그인', icon: LogIn, run: () => openLoginPopup() })
  addPersonAction({ label: '로그인한 기기', icon: MonitorSmartphone, run: openOwnSessions })
  addPersonAction({ label: '알림 설정', icon: BellRing, run: openNotifySettings })
  addPersonAction({ label: '개인정보 처리방침', icon: ShieldCheck, run: openPrivacyNotice })
}
