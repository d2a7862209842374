/**
 * Puts small functions in place of their calls. V8 does that too, but only as far as its budget goes: what it leaves are
 * calls of functions that add two numbers, in the middle of the engine.
 */

/** No longer than this, or nothing is gained. */
const LONGEST = 140;

/** `parse` gives the ESTree of a module. */
export function inlineSmall(code, parse) {
  for (let last = ''; last !== code; ) {
    last = code;
    code = inlineOnce(code, parse(code));
  }
  return code;
}

function inlineOnce(code, program) {
  const small = new Map(program.body.flatMap(smallFunctions));
  let result = '';
  let end = 0;
  const visit = (node, scope) => {
    const inner = isFunction(node) ? new Set([...scope, ...localsOf(node)]) : scope;
    const called = node.type === 'CallExpression' && small.get(node.callee.name);
    if (called && !inner.has(node.callee.name) && fits(called, node, inner)) {
      result += code.slice(end, node.start) + expand(code, called, node.arguments);
      end = node.end;
    } else for (const child of childrenOf(node)) visit(child, inner);
  };
  visit(program, new Set());
  return result + code.slice(end);
}

/** `const name = (one, other) => expression`, if that makes no function, assigns nothing and does not call itself. */
function smallFunctions({ type, kind, declarations }) {
  if (type !== 'VariableDeclaration' || kind !== 'const') return [];
  return declarations.flatMap(({ id, init }) => {
    if (init?.type !== 'ArrowFunctionExpression' || init.async || init.body.type === 'BlockStatement') return [];
    const { params, body } = init;
    const all = [...within(body)];
    if (body.end - body.start > LONGEST || params.some(({ type }) => type !== 'Identifier') || all.some(isUnmovable))
      return [];
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

const isFunction = ({ type }) => type.includes('Function');

/** What does not mean the same at another place, or must not be done twice. */
const isUnmovable = (node) =>
  isFunction(node) ||
  ['ThisExpression', 'AssignmentExpression', 'UpdateExpression', 'ObjectExpression', 'ChainExpression'].includes(
    node.type,
  );

/** Can the call be replaced, where these names are local? Its arguments may then be read later, or more than once. */
function fits({ params, uses, free, calls }, { arguments: args, optional }, locals) {
  if (optional || args.length !== params.length || free.some((name) => locals.has(name))) return false;
  return args.every((arg, i) => {
    if (arg.type === 'Identifier' || arg.type === 'Literal') return true;
    const times = uses.filter(({ name }) => name === params[i].name).length;
    return !calls && times <= 1 && [...within(arg)].every(isPlain);
  });
}

const isPlain = ({ type }) =>
  ['Identifier', 'Literal', 'MemberExpression', 'BinaryExpression', 'UnaryExpression', 'LogicalExpression'].includes(
    type,
  );

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

/** Every name that is declared somewhere in a function. */
function* localsOf(node) {
  for (const { type, id, params, param } of within(node)) {
    for (const pattern of [
      type === 'VariableDeclarator' || type.includes('Function') ? id : undefined,
      param,
      ...(params ?? []),
    ]) {
      if (pattern) for (const { type, name } of within(pattern)) if (type === 'Identifier') yield name;
    }
  }
}

/** A node and all that is in it, in the order of the text. */
function* within(node) {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
}

const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string')
    .sort((one, other) => one.start - other.start);
