/** The figures of a survey: a department against the site, around the circle and as a table. */

import { useMemo, useState } from 'react'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { areasOf, type KossForm, kossAreas } from './koss.model.ts'
import type { StressGroup, StressResult } from './stress.calls.ts'

import { type RadarLine, StressRadar } from './stress-radar.tsx'

interface FiguresProps {
  result: StressResult
  formCd: KossForm
  isOver: boolean
}

const HIDDEN = '-'
const REST = ''

export function StressFigures({ result, formCd, isOver }: FiguresProps) {
  const t = useT()
  const areas = areasOf(formCd)
  const shown = result.groups.filter(({ mergedInto, totalScore }) => mergedInto === null && totalScore !== null)
  const [picked, setPicked] = useState<string | null>(null)
  const group = shown.find(({ key }) => key === picked) ?? worst(shown)
  const nameOf = (one: StressGroup) => one.name ?? t('그 밖의 부서')
  const columns = useColumns(result, formCd, isOver)
  const sexes = { M: t('남|group'), F: t('여|group') }
  const lines: RadarLine[] = [
    ...(result.site.totalScore === null
      ? []
      : [{ name: t('사업장'), values: result.site.scores, kind: 'site' as const }]),
    ...(['M', 'F'] as const).flatMap((sex): RadarLine[] => {
      const values = areas.map((areaCd) => result.refs.find(({ code }) => code === `${sex}_${areaCd}`)?.value ?? null)
      const name = t('참고치 {sex}', { sex: sexes[sex] })
      return values.every((value) => value === null) ? [] : [{ name, values, kind: 'reference' }]
    }),
    ...(group ? [{ name: nameOf(group), values: group.scores, kind: 'group' as const }] : []),
  ]
  return (
    <div className={isOver ? 'stack is-wide' : undefined}>
      {isOver && result.site.totalScore !== null && (
        <StressRadar
          title={
            group
              ? titleOf(
                  group,
                  result,
                  areas.map((areaCd) => kossAreas[areaCd]),
                  t,
                  nameOf(group),
                )
              : t('사업장')
          }
          axes={areas.map((areaCd) => kossAreas[areaCd])}
          lines={lines}
        />
      )}
      <DataTable
        label={t('부서별')}
        columns={columns}
        rows={result.groups}
        rowKey="key"
        {...(isOver && { onOpen: (row: StressGroup) => setPicked(row.key) })}
        empty={{ text: t('5명 이상 응답한 부서가 없습니다.') }}
        fits
        settingsName="hea/stress/stressSurvey/groups"
        height={440}
      />
    </div>
  )
}

const worst = (groups: readonly StressGroup[]): StressGroup | undefined =>
  groups.toSorted((a, b) => (b.totalScore ?? 0) - (a.totalScore ?? 0))[0]

/** What is furthest above the site, in a sentence. */
function titleOf(
  group: StressGroup,
  { site }: StressResult,
  names: readonly string[],
  t: ReturnType<typeof useT>,
  dept: string,
): string {
  const above = group.scores
    .map((score, index) => ({ name: names[index] ?? '', more: (score ?? 0) - (site.scores[index] ?? 0) }))
    .toSorted((a, b) => b.more - a.more)[0]
  if (!above || above.more <= 0) return t('{dept}: 사업장 평균보다 높은 영역이 없습니다', { dept })
  return t('{dept}: {area} 영역이 사업장 평균보다 {n}점 높습니다', {
    dept,
    area: t(above.name),
    n: formatNumber(above.more, 1),
  })
}

function useColumns({ groups }: StressResult, formCd: KossForm, isOver: boolean): readonly Column<StressGroup>[] {
  const t = useT()
  return useMemo(() => {
    const names = new Map(groups.map(({ key, name }) => [key, name]))
    const score = (value: number | null) => (value === null ? HIDDEN : formatNumber(value, 1))
    const base: Column<StressGroup>[] = [
      {
        name: 'name',
        text: '부서',
        width: 170,
        value: ({ name }) => name ?? t('그 밖의 부서'),
        ...(isOver && { type: 'link' as const }),
      },
      { name: 'targetCnt', text: '대상', width: 70, type: 'number' },
      {
        name: 'answerCnt',
        text: '응답',
        width: 70,
        align: 'right',
        value: ({ answerCnt }) => (answerCnt === null ? HIDDEN : formatNumber(answerCnt)),
      },
      {
        name: 'rate',
        text: '응답률',
        width: 80,
        align: 'right',
        value: ({ answerCnt, targetCnt }) =>
          answerCnt === null || targetCnt === 0 ? HIDDEN : `${formatNumber((answerCnt / targetCnt) * 100, 0)} %`,
      },
    ]
    const note: Column<StressGroup> = {
      name: 'mergedInto',
      text: '합산',
      width: 170,
      value: ({ mergedInto }) =>
        mergedInto === null
          ? ''
          : t('{dept}에 합산', { dept: mergedInto === REST ? t('그 밖의 부서') : (names.get(mergedInto) ?? '') }),
    }
    const figures: Column<StressGroup>[] = [
      { name: 'totalScore', text: '총점', width: 70, align: 'right', value: ({ totalScore }) => score(totalScore) },
      ...areasOf(formCd).map(
        (areaCd, index): Column<StressGroup> => ({
          name: `score${areaCd}`,
          text: kossAreas[areaCd],
          width: 92,
          align: 'right' as const,
          value: ({ scores }) => score(scores[index] ?? null),
        }),
      ),
    ]
    return isOver ? [...base, ...figures, note] : [...base, note]
  }, [groups, formCd, isOver, t])
}
