/** The look of the admin page. */
export const STYLE = `
:root { color-scheme: light dark; --paper: #fbf8f4; --ink: #221a15; --line: #8886; --accent: #7a3b12; --bad: #a1151c; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1613; --ink: #f1e9e2; --accent: #e7a071; --bad: #ff8f8f; } }
* { box-sizing: border-box; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 68rem; padding: 1rem; }
header, footer { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; }
h1 { font-size: 1.4rem; margin: 0.5rem 0; }
h2 { font-size: 1.1rem; margin: 2rem 0 0.5rem; border-bottom: 1px solid var(--line); }
a { color: var(--accent); }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 0.75rem; margin: 0; }
dt { font-size: 0.85rem; opacity: 0.8; }
dd { margin: 0; font-size: 1.2rem; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; }
form.stacked { flex-direction: column; align-items: stretch; max-width: 24rem; }
label { display: grid; gap: 0.2rem; flex: 1 1 14rem; }
label.short { flex: 0 1 7rem; }
input { font: inherit; padding: 0.5rem; min-height: 2.75rem; width: 100%; }
button { font: inherit; padding: 0.5rem 1rem; min-height: 2.75rem; cursor: pointer; }
details { margin: 0.25rem 0; }
summary { cursor: pointer; padding: 0.4rem 0; }
.note { font-size: 0.9rem; opacity: 0.85; margin: 0.25rem 0; }
.bad { color: var(--bad); font-weight: bold; }
`;
