import { relative } from 'node:path';

/**
 * A lint rule about imports, however they are written: with types alone, to be passed on, or later.
 * `why` is asked of each for its specifier, the file from the root of the checkout, and the names
 * that are taken; null: it may.
 */
export const importRule = (label, why) => ({
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const names = (node.specifiers ?? []).flatMap(({ imported, local }) => [
        imported?.name ?? local?.name ?? '',
      ]);
      const reason = why(node.source.value, file, names);
      if (reason !== null) context.report({ node, message: `${label}: ${reason}` });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
});
