/** The popups that the platform itself brings; modules register theirs beside them. */
import { alert } from '#platform/web/dialog/dialogs.ts'
import { registerTexts, translateNow as t } from '#platform/web/i18n/i18n.ts'
import { popupTexts } from './popup.i18n.ts'
import type { PopupTypes } from './popup.ts'

registerTexts(popupTexts)

export const platformPopups: PopupTypes = {
  menuSearch: { load: async () => (await import('./menu-search.tsx')).MenuSearch },
  passwordChange: {
    load: async () => (await import('./password-change.tsx')).PasswordChange,
    // K-10
    afterConfirm: () => void alert(t('비밀번호가 변경되었습니다.')),
  },
}
