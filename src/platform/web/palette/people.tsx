import { AtSign, Copy, Phone } from 'lucide-react'
import { formatPhone } from '#platform/model/phone-text.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { platformNow as t } from '#platform/web/i18n/i18n.ts'
import type { Entry } from './entries.ts'

export interface FoundPerson {
  userId: string
  userNm: string
  orgNm: string | null
  telNo: string | null
  email: string | null
}

/** The ways to reach somebody. */
export function contactsOf({ telNo, email }: FoundPerson): Entry[] {
  const phone = telNo ? formatPhone(telNo) : ''
  const byPhone: Entry[] = [
    { id: 'call', icon: Phone, text: t('전화 걸기'), detail: phone, run: () => location.assign(`tel:${telNo}`) },
    { id: 'copy phone', icon: Copy, text: t('전화번호 복사'), detail: phone, run: () => void copy(phone) },
  ]
  const byMail: Entry[] = [
    {
      id: 'mail',
      icon: AtSign,
      text: t('메일 쓰기'),
      detail: email ?? '',
      run: () => location.assign(`mailto:${email}`),
    },
    { id: 'copy mail', icon: Copy, text: t('메일 주소 복사'), detail: email ?? '', run: () => void copy(email ?? '') },
  ]
  return [...(telNo ? byPhone : []), ...(email ? byMail : [])]
}

async function copy(text: string): Promise<void> {
  // Missing on plain http, where the older way still works.
  if (navigator.clipboard) await navigator.clipboard.writeText(text)
  else copyBySelection(text)
  toast(t('복사했습니다.'))
}

function copyBySelection(text: string): void {
  const box = document.createElement('textarea')
  box.value = text
  document.body.append(box)
  box.select()
  document.execCommand('copy')
  box.remove()
}
