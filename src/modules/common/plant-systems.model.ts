/** Where fields that hold systems of a plant, its lines, headers, circuits and drains, ask for them. */
export const SYSTEM_CHOICES = '/api/baseinfo/systemcodes'
