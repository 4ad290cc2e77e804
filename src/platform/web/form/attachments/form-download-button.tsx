import type { ButtonProps } from 'antd'
import { FileDown } from 'lucide-react'
import { api } from '#platform/web/api/client.ts'
import { alertError } from '#platform/web/dialog/dialogs.ts'
import { platformNow, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { saveBlob } from '../save-blob.ts'

const K_12 = '유효성 검사에 실패하였습니다.'
const K_56 = '양식이 없거나 다운로드 중 오류가 발생했습니다. 관리자에게 문의하세요.'

interface FormDownloadButtonProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  formKey: string
  /** Asked before: true, or why not. A refusal without words of its own is K-12. */
  validate?(): true | string | Promise<true | string>
}

/** S-273: a form to be filled in outside, saved under its own name. */
export function FormDownloadButton({ formKey, validate, children, ...props }: FormDownloadButtonProps) {
  const t = usePlatformT()
  const save = async () => {
    const valid = (await validate?.()) ?? true
    if (valid !== true) return alertError(valid || platformNow(K_12))
    try {
      const path = `/api/common/formdownload/${encodeURIComponent(formKey)}`
      const { blob, fileName } = await api.blob(path, { quiet: true })
      saveBlob(blob, fileName ?? formKey)
    } catch {
      // The client has logged the cause; the person gets the one sentence for forms.
      await alertError(platformNow(K_56))
    }
  }
  return (
    <ActionButton icon={<FileDown size={16} aria-hidden />} {...props} onAction={save}>
      {children ?? t('양식 다운로드')}
    </ActionButton>
  )
}
