import { platformNow as t } from '#platform/web/i18n/i18n.ts'
import { showPopup } from './popup.ts'

/** S-157: one's own password; an administrator may name somebody else. */
export const openPasswordChange = (userId?: string): void =>
  showPopup({
    isPopupOpen: true,
    id: 'passwordChange',
    type: 'passwordChange',
    label: t('비밀번호 변경'),
    fullscreen: false,
    confirmButtonText: t('저장'),
    childProps: userId === undefined ? {} : { userId },
  })
