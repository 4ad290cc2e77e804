import { ListTree, Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ControlProps } from '#platform/web/form/form-field.tsx'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useSession } from '#platform/web/session/session.ts'
import { type DeptPick, findDepartments, toDept, useDepartments } from './departments.ts'
import { openDeptSearch } from './dept-search.tsx'
import { PickField } from './pick-field.tsx'

interface DepartmentPickerProps extends ControlProps<DeptPick> {
  plantCd?: string | undefined
  /** What is picked is going to be saved, not only searched with. */
  isEdit?: boolean
  /** No department is an answer, too. */
  hasNull?: boolean
}

/** S-261, S-262: by name, or from the tree. Where a department must be saved one's own stands there at first. */
export function DepartmentPicker(props: DepartmentPickerProps) {
  const { wiring, value, onChange, disabled, plantCd, isEdit = false, hasNull = true } = props
  const t = usePlatformT()
  const { items } = useDepartments(plantCd)
  const [typed, setTyped] = useState<string>()
  const needsOne = isEdit && !hasNull
  useOwnAtFirst(needsOne && value === null, onChange)
  const take = (department: DeptPick | null | undefined) => {
    if (department === undefined) return
    setTyped(undefined)
    onChange(department)
  }
  const search = async () => {
    const text = typed ?? value?.deptNm ?? ''
    const [only, another] = findDepartments(items ?? [], text)
    if (only) take(another ? await openDeptSearch({ plantCd, text }) : toDept(only))
  }
  return (
    <PickField
      wiring={wiring}
      disabled={disabled}
      text={typed ?? value?.deptNm ?? ''}
      placeholder={t('부서명')}
      isPicked={value !== null}
      isInvalid={needsOne && value === null}
      onType={(text) => {
        setTyped(text)
        // A name that is being changed is no longer the name of what was picked.
        if (value !== null) onChange(null)
      }}
      onSearch={() => void search()}
      onClear={() => take(null)}
      buttons={[
        { text: t('검색'), icon: <Search size={16} aria-hidden />, onClick: () => void search() },
        {
          text: t('부서 찾기'),
          icon: <ListTree size={16} aria-hidden />,
          onClick: async () => take(await openDeptSearch({ plantCd })),
        },
      ]}
    />
  )
}

/** Once, when the field appears: what is cleared later stays empty. */
function useOwnAtFirst(isWanted: boolean, onChange: (department: DeptPick) => void): void {
  const user = useSession()?.user
  const wasAsked = useRef(false)
  const fill = useEffectEvent(() => {
    if (wasAsked.current || !user) return
    wasAsked.current = true
    if (isWanted && user.deptCd) onChange({ deptCd: user.deptCd, deptNm: user.deptNm ?? user.deptCd })
  })
  const isKnown = user !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again once it is known who is signed in.
  useEffect(() => fill(), [isKnown])
}
