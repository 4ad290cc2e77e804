import { FiguresPage } from '#platform/web/figures/figures-page.tsx'
import { permitFigures } from './permit-figures.model.ts'

export const PermitStatistics = () => <FiguresPage figures={permitFigures} />
