/** How the ids of rows are written. What is none never reaches a query, which would answer with an error of the database. */
export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
