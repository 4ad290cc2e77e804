import { FiguresPage } from '#platform/web/figures/figures-page.tsx'
import { nearMissFigures } from './near-miss-figures.model.ts'

export const NearMissStat = () => <FiguresPage figures={nearMissFigures} />
