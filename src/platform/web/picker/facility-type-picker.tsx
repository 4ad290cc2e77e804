import { useQuery } from '@tanstack/react-query'
import { ListTree } from 'lucide-react'
import { useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { alert, openDialog } from '#platform/web/dialog/dialogs.ts'
import type { ControlProps } from '#platform/web/form/form-field.tsx'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Failed } from '#platform/web/parts/states.tsx'
import { PickField } from './pick-field.tsx'
import { searchByName, type TreeItem } from './tree-rows.ts'
import { TreeSearch } from './tree-search.tsx'

interface FacilityType {
  safFacilityTypeCd: string
  safFacilityTypeNm: string
  psafFacilityTypeCd: string | null
}
const KEPT_MS = 60_000

function useFacilityTypes() {
  const { data, error, refetch } = useQuery({
    queryKey: ['facilitytypes'],
    queryFn: ({ signal }) => api.get<{ rows: FacilityType[] }>('/api/baseinfo/facilitytypes', { signal, quiet: true }),
    staleTime: KEPT_MS,
  })
  const items = data?.rows.map((row) => ({
    key: row.safFacilityTypeCd,
    name: row.safFacilityTypeNm,
    parent: row.psafFacilityTypeCd,
  }))
  return { items, error, refetch }
}

/** S-266: a kind of equipment, from the tree or by name. The value is its code. */
export function FacilityTypePicker({ wiring, value, onChange, disabled }: ControlProps<string>) {
  const t = usePlatformT()
  const { items } = useFacilityTypes()
  const [typed, setTyped] = useState<string>()
  const name = items?.find(({ key }) => key === value)?.name ?? value ?? ''
  const take = (item: TreeItem | undefined) => {
    if (!item) return
    setTyped(undefined)
    onChange(item.key)
  }
  const browse = async (text?: string) =>
    take(
      await openDialog<TreeItem>({
        label: t('설비유형 찾기'),
        width: '60%',
        content: (close) => <FacilityTypeTree text={text} current={value} onPick={close} />,
      }),
    )
  const search = async () => {
    const matches = typed?.trim() ? searchByName(items ?? [], typed) : undefined
    if (matches?.length === 1) take(matches[0])
    else if (matches?.length === 0) await alert(t('검색 결과가 없습니다.'))
    else await browse(typed)
  }
  return (
    <PickField
      wiring={wiring}
      disabled={disabled}
      text={typed ?? name}
      placeholder={t('설비유형')}
      isPicked={value !== null}
      onType={(text) => {
        setTyped(text)
        if (value !== null) onChange(null)
      }}
      onSearch={() => void search()}
      onClear={() => {
        setTyped(undefined)
        onChange(null)
      }}
      buttons={[{ text: t('설비유형 찾기'), icon: <ListTree size={16} aria-hidden />, onClick: () => void browse() }]}
    />
  )
}

interface FacilityTypeTreeProps {
  text: string | undefined
  current: string | null
  onPick(item: TreeItem): void
}
function FacilityTypeTree(props: FacilityTypeTreeProps) {
  const t = usePlatformT()
  const { items, error, refetch } = useFacilityTypes()
  if (error && !items) return <Failed error={error} onRetry={() => void refetch()} />
  return <TreeSearch label={t('설비유형')} placeholder={t('설비유형')} items={items} {...props} />
}
