/** QR 라벨: which places and equipment get one, how large, and the sheet that goes to the printer. */
import { Button, Checkbox, Segmented, Select } from 'antd'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Asked } from '#platform/web/calls/asked.tsx'
import { PlantChoice } from '#platform/web/form/plant-choice.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { Empty } from '#platform/web/parts/states.tsx'
import { PassPaper, PassSheet, type PassSize } from '#platform/web/pass/pass-paper.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { placeCodeText, placeCodeUrl } from '../check/fill/place-code.logic.ts'
import { type LabelKind, type LabelRow, labelKinds, placeLabels } from './place-label.calls.ts'

const sizes: Readonly<Record<PassSize, string>> = { card: '카드 (85.6 × 54 mm)', half: 'A4 절반', page: 'A4' }

export function PlaceLabelPage() {
  const t = useT()
  usePageHead({})
  const { path } = usePage()
  const { plantCd: own } = usePerson()
  const [params, setParams] = useSearchParams()
  const kindCd = (params.get('kindCd') === 'E' ? 'E' : 'L') satisfies LabelKind
  const plantCd = params.get('plantCd') ?? own
  const [size, setSize] = useState<PassSize>('card')
  const [q, setQ] = useState('')
  const [chosen, choose] = useState<readonly number[]>([])
  const change = (patch: Record<string, string>) => {
    choose([])
    setParams((before) => ({ ...Object.fromEntries(before), ...patch }), { replace: true })
  }
  const address = `${path}/print?${new URLSearchParams({ kindCd, plantCd, size, nos: chosen.join() })}`
  return (
    <div className="stack is-narrow">
      <p className="quiet">
        {t('점검자가 그 자리에서 찍는 QR입니다. 장소와 설비에 붙이면 휴대전화 카메라로도 그곳의 점검이 열립니다.')}
      </p>
      <search className="row">
        <PlantChoice value={plantCd} onChange={(next) => change({ plantCd: next })} />
        <Segmented
          value={kindCd}
          onChange={(next) => change({ kindCd: next })}
          options={(Object.keys(labelKinds) as LabelKind[]).map((value) => ({ value, label: t(labelKinds[value]) }))}
        />
        <SearchField asked={q} places={[t('이름')]} onSearch={setQ} />
      </search>
      <Asked
        call={placeLabels}
        at={{ kindCd, plantCd }}
        lines={8}
        empty={{
          when: ({ rows }) => rows.length === 0,
          message: '등록된 장소나 설비가 없습니다. 기준정보에서 먼저 등록하세요.',
        }}
      >
        {({ rows }) => <Choice rows={rows.filter((row) => isFound(row, q))} chosen={chosen} onChoose={choose} />}
      </Asked>
      <div className="row">
        <Select
          aria-label={t('크기')}
          value={size}
          onChange={setSize}
          options={(Object.keys(sizes) as PassSize[]).map((value) => ({ value, label: t(sizes[value]) }))}
        />
        <Button
          type="primary"
          icon={<Printer size={16} aria-hidden />}
          disabled={chosen.length === 0}
          onClick={() => window.open(address, '_blank', 'noopener')}
        >
          {t('라벨 {n}장 인쇄', { n: chosen.length })}
        </Button>
      </div>
    </div>
  )
}

const isFound = ({ nm, besideNm }: LabelRow, q: string) =>
  `${nm} ${besideNm ?? ''}`.toLocaleLowerCase().includes(q.trim().toLocaleLowerCase())

interface ChoiceProps {
  rows: readonly LabelRow[]
  chosen: readonly number[]
  onChoose(nos: readonly number[]): void
}
function Choice({ rows, chosen, onChoose }: ChoiceProps) {
  const t = useT()
  if (rows.length === 0) return <Empty message={t('검색조건에 맞는 것이 없습니다.')} />
  const isAll = rows.every(({ no }) => chosen.includes(no))
  return (
    <ul className="lines" aria-label={t('라벨을 만들 곳')}>
      <li>
        <Checkbox checked={isAll} onChange={() => onChoose(isAll ? [] : rows.map(({ no }) => no))}>
          {t('모두 ({n})', { n: rows.length })}
        </Checkbox>
      </li>
      {rows.map((row) => (
        <li key={row.no}>
          <Checkbox
            checked={chosen.includes(row.no)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, row.no] : chosen.filter((no) => no !== row.no))
            }
          >
            {row.nm}
          </Checkbox>
          <span className="quiet">{row.besideNm}</span>
          <span className="quiet">{placeCodeText(row)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The sheet itself: each label with its square and what it is called. */
export function PlaceLabelPaper() {
  const t = useT()
  const [params] = useSearchParams()
  const kindCd = params.get('kindCd') === 'E' ? 'E' : 'L'
  const asked = params.get('size') ?? ''
  const size = (asked in sizes ? asked : 'card') as PassSize
  const nos = new Set((params.get('nos') ?? '').split(',').map(Number))
  return (
    <Asked call={placeLabels} at={{ kindCd, plantCd: params.get('plantCd') ?? undefined }}>
      {({ rows }) => (
        <PassSheet size={size}>
          {rows
            .filter(({ no }) => nos.has(no))
            .map((row) => (
              <PassPaper
                key={row.no}
                size={size}
                title={t('점검 QR')}
                site={row.plantNm}
                name={row.nm}
                facts={[[t(labelKinds[row.kindCd]), row.besideNm]]}
                code={{ text: placeCodeUrl(location.origin, row), label: t('{name} 점검 QR', { name: row.nm }) }}
                no={placeCodeText(row)}
              />
            ))}
        </PassSheet>
      )}
    </Asked>
  )
}
