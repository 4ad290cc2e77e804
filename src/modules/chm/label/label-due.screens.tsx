/** Labels of all products that hang and no longer say what they should. */
import { Asked } from '#platform/web/calls/asked.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Empty } from '#platform/web/parts/states.tsx'
import '../ghs/ghs.css'
import { labelsDue } from './label.calls.ts'
import { LabelPrints } from './label-prints.tsx'

export function LabelsDue() {
  const t = useT()
  const { editable } = usePage()
  return (
    <div className="doc-list">
      <div className="doc-list-main">
        <div className="chm-scroll stack is-wide">
          <Panel title="바꿔야 할 경고표지">
            <p className="quiet">
              {t(
                '이름, 공급자, 분류, 유엔번호가 달라진 자재의 경고표지입니다. 자재의 경고표지 탭에서 새로 출력합니다.',
              )}
            </p>
            <Asked call={labelsDue}>
              {({ rows }) =>
                rows.length === 0 ? (
                  <Empty message={t('바꿔야 할 경고표지가 없습니다.')} />
                ) : (
                  <LabelPrints rows={rows} editable={editable} isNamed />
                )
              }
            </Asked>
          </Panel>
        </div>
      </div>
    </div>
  )
}
