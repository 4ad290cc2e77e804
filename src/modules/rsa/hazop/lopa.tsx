/** LOPA: what begins how often, the layers that stand against it, and what is still missing, drawn as one types. */
import { Button, Input, Select } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { type HazopIpl, type HazopLine, type HazopLopa, hazop } from './hazop.model.ts'
import { deviations } from './hazop-codes.model.ts'
import { MOST_LAYERS } from './lopa.logic.ts'
import { LopaPicture } from './lopa-picture.tsx'

const { Section, useRecord } = screensFor(hazop)
const LONGEST = 20

function useParts() {
  const { editor } = useDocument()
  const record = useRecord()
  const parts = { lopas: record.lopas ?? [], ipls: record.ipls ?? [], lines: record.lines ?? [] }
  const put = (lopas: HazopLopa[], ipls: HazopIpl[] = parts.ipls) => editor.change({ lopas, ipls })
  return { ...parts, nodes: record.nodes ?? [], put }
}
type Parts = ReturnType<typeof useParts>

function nameOf({ nodes }: Pick<Parts, 'nodes'>, line: HazopLine | undefined, t: (text: string) => string): string {
  const node = nodes.find(({ nodeNo }) => nodeNo === line?.nodeNo)?.nodeNm ?? ''
  return [node, line?.deviationCd && t(deviations[line.deviationCd]), line?.causeDesc].filter(Boolean).join(' · ')
}

export function Lopas() {
  const t = useT()
  const isEditing = useIsEditing('lopas')
  const parts = useParts()
  const { lopas, lines } = parts
  return (
    <div className="stack">
      {isEditing && <Chooser {...parts} />}
      {lopas.length === 0 && (
        <p className="quiet">{t('LOPA가 없습니다. 원인이 있는 이탈을 골라 방호계층을 적습니다.')}</p>
      )}
      {lopas.map((lopa) => (
        <One
          key={lopa.hazopRowNo}
          parts={parts}
          lopa={lopa}
          title={nameOf(
            parts,
            lines.find(({ hazopRowNo }) => hazopRowNo === lopa.hazopRowNo),
            t,
          )}
          isEditing={isEditing}
        />
      ))}
    </div>
  )
}

function Chooser(parts: Parts) {
  const t = useT()
  const { lopas, lines, put } = parts
  const taken = new Set(lopas.map(({ hazopRowNo }) => hazopRowNo))
  const options = lines
    .filter(({ causeDesc, hazopRowNo }) => causeDesc && !taken.has(hazopRowNo))
    .map((line) => ({ value: line.hazopRowNo ?? 0, label: nameOf(parts, line, t) }))
  const blank = { iefVal: null, targetVal: null, freqVal: null, rrfVal: null, silCd: null }
  return (
    <Select
      className="lopa-choose"
      showSearch={{ optionFilterProp: 'label' }}
      aria-label={t('LOPA를 할 이탈')}
      placeholder={t('LOPA를 할 이탈')}
      value={null}
      options={options}
      notFoundContent={t('원인이 있는 이탈을 먼저 저장하세요.')}
      onChange={(hazopRowNo: number | null) => hazopRowNo && put([...lopas, { ...blank, hazopRowNo }])}
    />
  )
}

interface OneProps {
  parts: Parts
  lopa: HazopLopa
  title: string
  isEditing: boolean
}
function One({ parts, lopa, title, isEditing }: OneProps) {
  const t = useT()
  const { lopas, ipls, put } = parts
  const no = lopa.hazopRowNo
  const layers = ipls.filter(({ hazopRowNo }) => hazopRowNo === no)
  const change = (values: Partial<HazopLopa>) => put(lopas.map((one) => (one === lopa ? { ...one, ...values } : one)))
  const layer = (old: HazopIpl, values: Partial<HazopIpl>) =>
    put(
      lopas,
      ipls.map((one) => (one === old ? { ...one, ...values } : one)),
    )
  const remove = () =>
    put(
      lopas.filter((one) => one !== lopa),
      ipls.filter(({ hazopRowNo }) => hazopRowNo !== no),
    )
  return (
    <Section title={title} isFree>
      <div className="lopa">
        {isEditing && (
          <div className="stack">
            <div className="row">
              <Written
                label={t('개시사건 빈도 (1/년)')}
                value={lopa.iefVal}
                onChange={(iefVal) => change({ iefVal })}
              />
              <Written
                label={t('목표빈도 (1/년)')}
                value={lopa.targetVal}
                onChange={(targetVal) => change({ targetVal })}
              />
              <Button danger type="text" icon={<Trash2 size={16} aria-hidden />} onClick={remove}>
                {t('LOPA 삭제')}
              </Button>
            </div>
            {layers.map((ipl, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a layer has no name of its own while it is typed
              <div key={at} className="row lopa-layer">
                <Input
                  aria-label={t('독립방호계층 {n}', { n: at + 1 })}
                  placeholder={t('독립방호계층')}
                  maxLength={200}
                  value={ipl.iplDesc ?? ''}
                  onChange={({ target }) => layer(ipl, { iplDesc: target.value || null })}
                />
                <Input
                  aria-label={t('PFD {n}', { n: at + 1 })}
                  placeholder="PFD"
                  maxLength={LONGEST}
                  className="lopa-number"
                  value={ipl.pfdVal ?? ''}
                  onChange={({ target }) => layer(ipl, { pfdVal: target.value || null })}
                />
                <Button
                  type="text"
                  aria-label={t('방호계층 {n} 삭제', { n: at + 1 })}
                  icon={<Trash2 size={16} aria-hidden />}
                  onClick={() =>
                    put(
                      lopas,
                      ipls.filter((one) => one !== ipl),
                    )
                  }
                />
              </div>
            ))}
            <div>
              <Button
                icon={<Plus size={16} aria-hidden />}
                disabled={layers.length >= MOST_LAYERS}
                onClick={() => put(lopas, [...ipls, { hazopRowNo: no, iplDesc: null, pfdVal: null }])}
              >
                {t('방호계층 추가')}
              </Button>
            </div>
          </div>
        )}
        <LopaPicture lopa={lopa} layers={layers} />
      </div>
    </Section>
  )
}

interface WrittenProps {
  label: string
  value: string | null
  onChange(value: string | null): void
}
function Written({ label, value, onChange }: WrittenProps) {
  const id = useId()
  return (
    <div className="lopa-written">
      <label className="quiet" htmlFor={id}>
        {label}
      </label>
      <Input
        id={id}
        maxLength={LONGEST}
        placeholder="1e-5"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </div>
  )
}
