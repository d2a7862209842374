/**
 * Plugins of the bundler that make the engine quicker, in every bundle that holds it: functions become constants, and small
 * functions take the place of their calls. V8 does that too, but only as far as its budget goes, and never where a function
 * could be assigned to. A game takes a tenth less time.
 */
import MagicString from 'magic-string';

/** No longer than this, or nothing is gained. */
const LONGEST = 140;
/** Small functions call small functions: so many times deep. */
const DEPTH = 4;

/** Plugins for one bundle. */
export const quicker = () => [
  editing('constant-functions', makeConstant),
  ...Array.from({ length: DEPTH }, (_, i) => editing(`small-functions-${i + 1}`, inlineSmall)),
];

/** A plugin that changes the finished chunks that hold parts of the engine, and keeps their source maps true. */
const editing = (name, edit) => ({
  name,
  renderChunk(code, { moduleIds }) {
    if (!moduleIds.some((id) => id.includes('/engine/src/'))) return undefined;
    const text = new MagicString(code);
    edit(text, this.parse(code));
    return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) } : undefined;
  },
});

/** They come first, as functions do. */
function makeConstant(text, program) {
  const assigned = new Set();
  for (const { type, left } of within(program)) if (type === 'AssignmentExpression') assigned.add(left.name);
  for (const { type, id, start, end } of program.body) {
    if (type !== 'FunctionDeclaration' || assigned.has(id.name)) continue;
    text.prependRight(start, `const ${id.name} = `).appendLeft(end, ';\n').move(start, end, 0);
  }
}

function inlineSmall(text, program) {
  const small = new Map(program.body.flatMap(smallFunctions));
  /** `outermost`: the outermost function around the node. */
  const visit = (node, outermost) => {
    const around = outermost ?? (isFunction(node) ? node : undefined);
    const called = node.type === 'CallExpression' && small.get(node.callee.name);
    if (called && canReplace(called, node, around ? localsOf(around) : NONE))
      text.overwrite(node.start, node.end, expand(text.original, called, node.arguments));
    else for (const child of childrenOf(node)) visit(child, around);
  };
  visit(program, undefined);
}

/** `const name = (one, other) => expression`, if that makes no function, assigns nothing and does not call itself. */
function smallFunctions({ type, kind, declarations }) {
  if (type !== 'VariableDeclaration' || kind !== 'const') return [];
  return declarations.flatMap(({ id, init }) => {
    if (init?.type !== 'ArrowFunctionExpression' || init.async || init.body.type === 'BlockStatement') return [];
    const { params, body } = init;
    if (body.end - body.start > LONGEST || params.some(({ type }) => type !== 'Identifier')) return [];
    const all = within(body);
    if (all.some(isUnmovable)) return [];
    const names = all.filter(({ type }) => type === 'Identifier');
    const isParameter = ({ name }) => params.some((param) => param.name === name);
    const properties = new Set(
      all.flatMap((node) => (node.type === 'MemberExpression' && !node.computed ? [node.property] : [])),
    );
    const uses = names.filter((node) => isParameter(node) && !properties.has(node));
    const free = names.filter((node) => !isParameter(node) && !properties.has(node)).map(({ name }) => name);
    if (free.includes(id.name)) return [];
    return [[id.name, { params, body, uses, free, calls: all.some(({ type }) => type === 'CallExpression') }]];
  });
}

const NONE = new Set();

const isFunction = ({ type }) => type.includes('Function');

/** Expressions that would mean something else at another place, or must not be evaluated twice. */
const UNMOVABLE = [
  'ThisExpression',
  'AssignmentExpression',
  'UpdateExpression',
  'ObjectExpression',
  'ChainExpression',
  'AwaitExpression',
  'YieldExpression',
];
const isUnmovable = (node) => isFunction(node) || UNMOVABLE.includes(node.type);

/** Can the call be replaced, where these names are local? Its arguments may then be read later, or more than once. */
function canReplace({ params, uses, free, calls }, { callee, arguments: args, optional }, locals) {
  if (optional || args.length !== params.length || [callee.name, ...free].some((name) => locals.has(name)))
    return false;
  return args.every((arg, i) => {
    if (arg.type === 'Identifier' || arg.type === 'Literal') return true;
    const times = uses.filter(({ name }) => name === params[i].name).length;
    return !calls && times <= 1 && within(arg).every(isPlain);
  });
}

const PLAIN = ['Identifier', 'Literal', 'MemberExpression', 'BinaryExpression', 'UnaryExpression', 'LogicalExpression'];
const isPlain = ({ type }) => PLAIN.includes(type);

/** The body, with the arguments in place of the parameters. */
function expand(code, { params, body, uses }, args) {
  let text = '';
  let end = body.start;
  for (const use of uses) {
    const { start, end: after } = args[params.findIndex(({ name }) => name === use.name)];
    text += `${code.slice(end, use.start)}(${code.slice(start, after)})`;
    end = use.end;
  }
  return `(${text}${code.slice(end, body.end)})`;
}

const declared = new WeakMap();

/** Every name that is declared somewhere in a function. */
function localsOf(node) {
  const found = declared.get(node) ?? new Set();
  if (!declared.has(node)) {
    declared.set(node, found);
    for (const { type, id, params = [], param } of within(node)) {
      const patterns = [param, ...params, type === 'VariableDeclarator' || type.includes('Function') ? id : undefined];
      for (const pattern of patterns)
        if (pattern) for (const { type, name } of within(pattern)) if (type === 'Identifier') found.add(name);
    }
  }
  return found;
}

/** A node and all that is in it, in the order of the text. */
function within(node, all = []) {
  all.push(node);
  for (const child of childrenOf(node)) within(child, all);
  return all;
}

const children = new WeakMap();

function childrenOf(node) {
  let found = children.get(node);
  if (found) return found;
  found = [];
  for (const key in node) {
    const value = node[key];
    if (Array.isArray(value)) for (const one of value) if (typeof one?.type === 'string') found.push(one);
    if (typeof value?.type === 'string') found.push(value);
  }
  if (found.length > 1) found.sort((one, other) => one.start - other.start);
  children.set(node, found);
  return found;
}
