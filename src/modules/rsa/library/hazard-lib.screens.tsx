/** What the site knows of hazards: rows that assessments take over. */
import { FileUp } from 'lucide-react'
import { SeenBefore } from '#modules/saf/seen/seen.parts.tsx'
import { queryClient } from '#platform/web/api/query-client.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MasterList } from '#platform/web/master/master-list.tsx'
import type { ControlledField } from '#platform/web/master/master-sheet.tsx'
import { masterKey } from '#platform/web/master/master-state.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { MenuButton } from '#platform/web/parts/menu-button.tsx'
import { downloadForm, openSheet } from '#platform/web/sheet/sheet-upload.tsx'
import { krasSheet } from './hazard-lib.calls.ts'
import { hazardLibMaster } from './hazard-lib.master.ts'

export function HazardLibList() {
  const t = useT()
  return (
    <MasterList
      master={hazardLibMaster}
      extra={<KrasMenu />}
      hints={{ hazardDesc: (field) => <SeenHere {...field} /> }}
      cells={{
        badYn: ({ badYn }) => badYn === 'Y' && <StatusTag tone="danger">{t('효과 없음')}</StatusTag>,
      }}
      empty="아직 등록된 요인이 없습니다. 등록하거나 KRAS 위험성평가표를 올리십시오."
    />
  )
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** What was seen before that is like the hazard that is written, in whatever words. */
function SeenHere({ values, onChange }: Required<ControlledField>) {
  const { hazardLibNo, hazardDesc, accTypeCd, workCatCd, measureDescs } = values
  return (
    <SeenBefore
      text={textIn(hazardDesc)}
      accTypeCd={textIn(accTypeCd)}
      workCatCd={textIn(workCatCd)}
      self={hazardLibNo ? `LIB-${hazardLibNo}` : undefined}
      onTake={(measure) => onChange({ measureDescs: [textIn(measureDescs), measure].filter(Boolean).join('\n') })}
    />
  )
}

/** Sheets as the ministry's system gives them out. */
function KrasMenu() {
  const t = useT()
  const { editable } = usePage()
  if (!editable) return null
  const upload = async () => {
    if (await openSheet(krasSheet)) await queryClient.invalidateQueries({ queryKey: masterKey(hazardLibMaster) })
  }
  const actions = [
    { key: 'upload', label: t('KRAS 표 올리기'), onClick: () => void upload() },
    { key: 'form', label: t('양식 다운로드'), onClick: () => void downloadForm(krasSheet) },
  ]
  return (
    <MenuButton label={t('KRAS 표')} actions={actions} className="menu-button is-text">
      <FileUp size={16} aria-hidden /> {t('KRAS 표')}
    </MenuButton>
  )
}
