/** One item while it is checked. */

import { Input } from 'antd'
import { Check, Minus, X } from 'lucide-react'
import { ItemNo } from '#modules/common/check-items.parts.tsx'
import { PhotoOf } from '#modules/common/check-photo.parts.tsx'
import { DayInput } from '#platform/web/form/day-input.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { answers, answerTones } from './check-codes.model.ts'
import type { CheckItem } from './check-result.model.ts'
import type { Said } from './use-fill.ts'

const icons = { OK: Check, NG: X, NA: Minus } as const
const answerCds = Object.keys(answers) as (keyof typeof answers)[]

interface ItemCardProps {
  item: CheckItem
  /** How far it stands below what is always asked. */
  level?: number
  photo: File | undefined
  onSay(said: Partial<Said>): void
  onPhoto(photo: File): void
}

export function ItemCard({ item, level = 0, photo, onSay, onPhoto }: ItemCardProps) {
  const t = useT()
  const { itemNo, itemNm, criterionDesc, criticalYn, answerCd } = item
  return (
    <li data-item={itemNo} data-level={level || undefined} data-answer={answerCd ?? undefined}>
      <div className="check-item-text">
        <p>
          <ItemNo no={itemNo} /> {itemNm} {criticalYn === 'Y' && <StatusTag tone="danger">{t('중대')}</StatusTag>}
        </p>
        {criterionDesc && <small>{criterionDesc}</small>}
      </div>
      <fieldset className="tiles">
        <legend className="visually-hidden">{itemNm}</legend>
        {answerCds.map((code) => {
          const Icon = icons[code]
          return (
            <label key={code} className="tile" data-code={code} data-tone={answerTones[code]}>
              <input
                type="radio"
                name={`item-${itemNo}`}
                checked={answerCd === code}
                onChange={() => onSay({ answerCd: code })}
              />
              <Icon size={20} aria-hidden />
              {t(answers[code])}
            </label>
          )
        })}
      </fieldset>
      {answerCd === 'NG' && <Bad item={item} photo={photo} onSay={onSay} onPhoto={onPhoto} />}
    </li>
  )
}

function Bad({ item, photo, onSay, onPhoto }: ItemCardProps) {
  const t = useT()
  return (
    <div className="stack check-bad">
      <FormField label={t('부적합 내용')} name={`ng-${item.itemNo}`} required width="full">
        {(wiring) => (
          <Input.TextArea
            {...wiring}
            value={item.ngDesc ?? ''}
            maxLength={500}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={({ target }) => onSay({ ngDesc: target.value })}
          />
        )}
      </FormField>
      <PhotoOf itemNo={item.itemNo} photo={photo} onPhoto={onPhoto} />
      <FormField label={t('개선조치')} name={`impr-${item.itemNo}`} required width="full">
        {(wiring) => (
          <Input.TextArea
            {...wiring}
            value={item.imprDesc ?? ''}
            maxLength={500}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={({ target }) => onSay({ imprDesc: target.value })}
          />
        )}
      </FormField>
      <FormField label={t('조치기한')} name={`due-${item.itemNo}`} help={t('비워 두면 위험등급에 따라 정해집니다.')}>
        {(wiring) => (
          <DayInput wiring={wiring} value={item.imprDueYmd} onChange={(imprDueYmd) => onSay({ imprDueYmd })} />
        )}
      </FormField>
    </div>
  )
}
