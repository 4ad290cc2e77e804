/** One product: what it is, what is in it, how it is classified, who changed what. */
import { Button } from 'antd'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MasterHistory } from '#platform/web/master/master-history.tsx'
import { MasterSheet } from '#platform/web/master/master-sheet.tsx'
import type { MasterRow } from '#platform/web/master/master-state.ts'
import { PageActions, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { useRowOf } from '../chm-row.ts'
import { LabelPanel } from '../label/label-panel.tsx'
import { MasterFacts } from '../master-facts.tsx'
import { MaterialRegsPanel } from '../reg/material-regs.tsx'
import { MaterialUsesPanel } from '../use/use-panel.tsx'
import { CompositionPanel } from './composition-panel.tsx'
import { GhsPanel } from './ghs-panel.tsx'
import { materialMaster } from './material.master.ts'

export function MaterialPage() {
  const { params, editable } = usePage()
  const t = useT()
  const no = Number(params.no)
  const { data: row, isError, error, refetch } = useRowOf(materialMaster, String(no))
  const [isEditing, setEditing] = useState(false)
  usePageHead({ title: row ? `${row.chmMatCd} ${row.matNm}` : undefined })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!row) return <Loading lines={12} />
  return (
    <div className="doc-list" data-peeking={isEditing || undefined}>
      <div className="doc-list-main">
        {editable && (
          <PageActions>
            <Button icon={<Pencil size={16} aria-hidden />} onClick={() => setEditing(true)}>
              {t('기본정보 수정')}
            </Button>
          </PageActions>
        )}
        <div className="chm-scroll">
          <Tabs no={no} row={row} editable={editable} />
        </div>
      </div>
      {isEditing && (
        <MasterSheet
          key={row.rowVersion}
          master={materialMaster}
          row={row}
          editable
          onSaved={() => void refetch()}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}

const who = [
  'chmMatCd',
  'matNm',
  'originCd',
  'useDesc',
  'useCds',
  'makerNm',
  'supplierNm',
  'supplierAddr',
  'supplierTel',
  'supplierMail',
]
const properties = [
  'physStateCd',
  'mixtureYn',
  'densityVal',
  'phVal',
  'flashPtVal',
  'boilPtVal',
  'autoIgnitTempVal',
  'kinViscVal',
  'waterSolubleCd',
  'unNo',
]

function Tabs({ no, row, editable }: { no: number; row: MasterRow; editable: boolean }) {
  const t = useT()
  return (
    <SectionTabs
      items={[
        {
          key: 'basics',
          label: t('기본'),
          content: (
            <div className="stack is-wide">
              <Panel title="자재와 공급사">
                <MasterFacts master={materialMaster} row={row} names={who} />
              </Panel>
              <Panel title="물성">
                <MasterFacts master={materialMaster} row={row} names={properties} asked={properties} />
              </Panel>
            </div>
          ),
        },
        { key: 'composition', label: t('구성성분'), content: <CompositionPanel no={no} editable={editable} /> },
        { key: 'ghs', label: t('GHS 분류'), content: <GhsPanel no={no} editable={editable} /> },
        { key: 'label', label: t('경고표지'), content: <LabelPanel no={no} editable={editable} /> },
        { key: 'uses', label: t('사용공정'), content: <MaterialUsesPanel no={no} editable={editable} /> },
        { key: 'regs', label: t('규제결과'), content: <MaterialRegsPanel no={no} editable={editable} /> },
        {
          key: 'history',
          label: t('이력'),
          content: (
            <Panel title="이력">
              <MasterHistory master={materialMaster} row={row} />
            </Panel>
          ),
        },
      ]}
    />
  )
}
