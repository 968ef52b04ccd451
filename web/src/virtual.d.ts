declare module "virtual:cards" {
  const cards: import("./texts/cards").CardFacts[];
  export default cards;
}
declare module "virtual:names" {
  const names: Record<string, string>;
  export default names;
}
declare module "virtual:guests" {
  const guests: Record<import("./texts/languages").Language, { words: string[]; between: string }>;
  export default guests;
}
declare module "virtual:texts/*" {
  const language: { source: string; names: Record<string, string> };
  export default language;
}
declare module "virtual:learning/*" {
  const source: string;
  export default source;
}
declare module "virtual:refusals/*" {
  const source: string;
  export default source;
}
declare module "virtual:pictures" {
  const before: string;
  export default before;
}
declare module "virtual:windows" {
  const queries: Record<"phone" | "chips" | "fingers" | "rows", string>;
  export default queries;
}
