/** Where the pages of chemicals stand. */
export const SUBSTANCE_ROUTE = '/chm/substance/substanceList'
/** Menus under which the tables of classes are read. */
export const CHM_ROUTES = [SUBSTANCE_ROUTE] as const
