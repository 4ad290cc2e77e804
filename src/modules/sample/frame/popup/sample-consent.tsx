import { Radio, Space } from 'antd'
import { useState } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { PopupContentProps } from '#platform/web/popup/popup.ts'
import { usePopupData } from '#platform/web/popup/popup-parts.tsx'

/** A content with a text to read and one decision. */
export function SampleConsent({ editable }: PopupContentProps) {
  const t = useT()
  const [agreeYn, setAgreeYn] = useState<'Y' | 'N'>()
  usePopupData(() => ({ agreeYn }), agreeYn !== undefined)
  return (
    <Space orientation="vertical" size={16}>
      <p>{t('팝업의 내용은 모듈이 등록합니다. 내용이 정해지면 승인 버튼으로 그 값을 알립니다.')}</p>
      <Radio.Group
        aria-label={t('동의 여부')}
        value={agreeYn}
        disabled={!editable}
        onChange={({ target }) => setAgreeYn(target.value)}
        options={[
          { value: 'Y', label: t('동의합니다') },
          { value: 'N', label: t('동의하지 않습니다') },
        ]}
      />
    </Space>
  )
}
