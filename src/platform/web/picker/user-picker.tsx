import { UserRoundSearch } from 'lucide-react'
import { useState } from 'react'
import type { ControlProps } from '#platform/web/form/form-field.tsx'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { PickField } from './pick-field.tsx'
import { findUsers, openUserSearch, type UserPick } from './user-search.tsx'

interface UserPickerProps extends ControlProps<UserPick> {
  plantCd?: string | undefined
}

/** S-267: a name typed and confirmed by Enter finds the only person it can mean; else the search opens. */
export function UserPicker({ wiring, value, onChange, disabled, plantCd }: UserPickerProps) {
  const t = usePlatformT()
  const [typed, setTyped] = useState<string>()
  const take = (user: UserPick | null | undefined) => {
    if (user === undefined) return
    setTyped(undefined)
    onChange(user)
  }
  const search = async () => {
    const text = (typed ?? '').trim()
    const [only, another] = text === '' ? [] : await findUsers({ q: text, plantCd })
    take(only && !another ? only : await openUserSearch({ plantCd, text }))
  }
  return (
    <PickField
      wiring={wiring}
      disabled={disabled}
      text={typed ?? value?.userNm ?? ''}
      placeholder={t('이름, 초성, 부서, 사번')}
      isPicked={value !== null}
      onType={(text) => {
        setTyped(text)
        if (value !== null) onChange(null)
      }}
      onSearch={() => void search()}
      onClear={() => take(null)}
      buttons={[
        { text: t('사용자 찾기'), icon: <UserRoundSearch size={16} aria-hidden />, onClick: () => void search() },
      ]}
    />
  )
}
