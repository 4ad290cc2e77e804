import { Select } from 'antd'
import { useState } from 'react'
import { seesAllPlants } from '#platform/model/access.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { useSession } from '#platform/web/session/session.ts'
import {
  type Around,
  type DirectoryKey,
  type DirectoryKind,
  type Found,
  useDirectoryName,
  useDirectorySearch,
} from './directory-search.ts'
import type { Wiring } from './form-field.tsx'
import { useSettled } from './use-settled.ts'

interface DirectorySelectProps {
  wiring: Wiring
  kind: DirectoryKind
  value: DirectoryKey | null
  /** Shown for `value` until something else is chosen. */
  name: string | null | undefined
  onChange(value: DirectoryKey | null, name: string | null): void
  around?: Around
  placeholder?: string
  disabled?: boolean | undefined
}
const SEARCH_WAIT_MS = 200

/** Picks a person, department, process, plant, vendor or document: by name, 초성, department or id (S-261…S-267). */
export function DirectorySelect({
  wiring,
  kind,
  value,
  name,
  onChange,
  around,
  disabled,
  placeholder,
}: DirectorySelectProps) {
  const t = useT()
  const say = usePlatformT()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const person = useSession()?.person
  // S-265: who may choose among plants chooses from all of them, unless the document has one.
  const plantCd = around?.plantCd ?? (person && !seesAllPlants(person) ? person.plantCd : undefined)
  const q = useSettled(typed.trim(), SEARCH_WAIT_MS)
  const { found, isFetching, isError } = useDirectorySearch(kind, q, { ...around, plantCd }, isOpen)
  const shown = useDirectoryName(kind, value, name, around)
  const current: Found[] = value === null ? [] : [{ key: value, name: shown }]
  const options = isOpen ? found : current
  return (
    <Select<DirectoryKey | null, { value: DirectoryKey; label: string; detail: string | undefined }>
      {...wiring}
      className="form-select"
      value={value}
      disabled={disabled ?? false}
      placeholder={placeholder ?? t(placeholders[kind])}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        if (!open) setTyped('')
      }}
      loading={isFetching}
      notFoundContent={
        isFetching ? say('불러오는 중') : isError ? say('불러오지 못했습니다.') : say('검색 결과가 없습니다.')
      }
      labelRender={({ value: key }) => (key === value ? shown : options.find((one) => one.key === key)?.name)}
      optionRender={({ data }) => <PickLine name={data.label} detail={data.detail} />}
      options={options.map((one) => ({ value: one.key, label: one.name, detail: one.detail }))}
      onChange={(key) => onChange(key ?? null, options.find((one) => one.key === key)?.name ?? null)}
      popupMatchSelectWidth={280}
    />
  )
}

const placeholders: Record<DirectoryKind, string> = {
  user: '이름, 초성, 부서, 사번',
  department: '부서명',
  process: '공정명',
  plant: '사업장',
  vendor: '업체명',
  person: '이름이나 업체명',
  reference: '제목이나 번호',
}

const PickLine = ({ name, detail }: { name: string; detail: string | undefined }) => (
  <span className="form-pick">
    <span>{name}</span>
    {detail && <span className="quiet">{detail}</span>}
  </span>
)
