/** The areas of the product: each has words of its own. */
export const areas = [
  'saf',
  'rsa',
  'impr',
  'hea',
  'education',
  'chm',
  'baseinfo',
  'manage',
  'contractor',
  'wkod',
  'sample',
] as const
type AreaName = (typeof areas)[number]

declare module '#platform/model/i18n.ts' {
  interface Areas extends Record<AreaName, true> {}
}
