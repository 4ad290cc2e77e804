import { screensFor } from '#platform/web/document/screens.tsx'
import { permit } from '../permit.model.ts'

/** The permit whose paper is shown, for each part of it. */
export const { useRecord } = screensFor(permit)
