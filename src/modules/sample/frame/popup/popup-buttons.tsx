import { Button, Space } from 'antd'
import { useEffect, useState } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import { openPasswordChange } from '#platform/web/popup/open-password-change.ts'
import { onPopupEvent, type PopupDescriptor, type PopupEvent, showPopup } from '#platform/web/popup/popup.ts'
import { StoredValue } from '../../parts/example.tsx'

/** A button for each type; what is confirmed and closed is heard by whoever listens. */
export function PopupButtons() {
  const t = useT()
  const [events, setEvents] = useState<PopupEvent[]>([])
  useEffect(() => onPopupEvent((event) => setEvents((before) => [...before, event])), [])
  const open = (descriptor: Omit<PopupDescriptor, 'isPopupOpen'>) => showPopup({ ...descriptor, isPopupOpen: true })
  const menuSearch = { id: 'menus', type: 'menuSearch', label: t('메뉴 검색'), confirmButtonText: t('추가') }
  const form = { id: 'form', type: 'sampleForm', label: t('샘플 입력') }
  const consent = { id: 'consent', type: 'sampleConsent', label: t('샘플 동의') }
  return (
    <>
      <Space wrap>
        <Button onClick={() => open({ ...menuSearch, fullscreen: false })}>{t('메뉴 검색')}</Button>
        <Button onClick={() => openPasswordChange()}>{t('비밀번호 변경')}</Button>
        <Button onClick={() => open({ ...form, fullscreen: false })}>{t('샘플 입력')}</Button>
        <Button onClick={() => open({ ...form, fullscreen: false, editable: false, childProps: { name: '김서연' } })}>
          {t('샘플 입력(읽기 전용)')}
        </Button>
        <Button onClick={() => open(consent)}>{t('샘플 동의(전체 화면)')}</Button>
        <Button onClick={() => open({ id: 'unknown', type: 'unknown', label: 'unknown' })}>{t('없는 종류')}</Button>
      </Space>
      <StoredValue name="events" value={events} />
    </>
  )
}
