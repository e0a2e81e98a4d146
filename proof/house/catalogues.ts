import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Language } from '@waymark/look';

const root = join(import.meta.dirname, '../..');

/**
 * One text of a catalogue: where it stands, and what people read; values that are put in are told
 * as `…`.
 */
export type CatalogueText = {
  /** `admin/src/base/texts/en/hub.ts` */
  readonly file: string;
  /** `hub.noViews`: the names that lead to it. */
  readonly key: string;
  readonly language: Language;
  readonly text: string;
};

/** Where texts stand in a file for each language, or in both beside one another. */
const places: readonly RegExp[] = [
  /^(admin|portal)\/src\/base\/texts\/(en|de)\/\w+\.ts$/,
  /^services\/command\/src\/(mail|documents\/importer)\/texts\/(en|de)\.ts$/,
  /^packages\/look\/fieldNames\.ts$/,
  /^packages\/look\/formViewer\/texts\/(en|de)\.ts$/,
  /^packages\/look\/turn\/(en|de|movesEn|movesDe)\.ts$/,
  /^packages\/api\/problems\/(en|de|things|fields|of\w+)\.ts$/,
  /^events\/telling\/texts\/(en|de)\/\w+\.ts$/,
  /^events\/(blocks|taskTypes)\/\w+\.ts$/,
  /^admin\/src\/(parts\/blocks|areas\/task\/taskTypes)\/kinds\/\w+\.tsx$/,
];

const files = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) =>
        places.some((place) => place.test(file)) &&
        !/\.test\.tsx?$|\/(index|catalogue)\.ts$/.test(file),
    );

/** A language by the name of a file, of a folder or of what holds the texts. */
function languageNamed(name: string): Language | null {
  if (/^(en|english|\w+En|\w+InEnglish)$/.test(name)) return 'en';
  return /^(de|german|\w+De|\w*InGerman)$/.test(name) ? 'de' : null;
}

/**
 * Every text of all catalogues, read from their sources: also one that a function puts together.
 */
export function catalogueTexts(): CatalogueText[] {
  return files().flatMap((file) => textsIn(file, readFileSync(join(root, file), 'utf8')));
}

export function textsIn(file: string, source: string): CatalogueText[] {
  const ofFile = file
    .replace(/\.tsx?$/, '')
    .split('/')
    .map(languageNamed)
    .findLast((language) => language !== null);
  const found: CatalogueText[] = [];
  const visit = (node: ts.Node, way: readonly string[]): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const name = nameOf(node);
    const here = name === null ? way : [...way, name];
    const text = textOf(node);
    const language = here.map(languageNamed).findLast((each) => each !== null) ?? ofFile;
    if (text !== null && /\p{L}/u.test(text) && language != null)
      found.push({ file, key: here.join('.'), language, text });
    if (text === null || ts.isTemplateExpression(node))
      ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(
    ts.createSourceFile(
      file,
      source,
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
    [],
  );
  return found;
}

function nameOf(node: ts.Node): string | null {
  if (!ts.isPropertyAssignment(node) && !ts.isVariableDeclaration(node)) return null;
  const { name } = node;
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : null;
}

function textOf(node: ts.Node): string | null {
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => `…${span.literal.text}`)].join('');
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return null;
  return namesSomething(node) ? null : node.text.replaceAll(/%\{\w+\}|\{\{\w+\}\}/g, '…');
}

/** What names a property, or is compared with, is read by nobody. */
const namesSomething = ({ parent }: ts.StringLiteralLike): boolean =>
  ts.isElementAccessExpression(parent) ||
  (ts.isBinaryExpression(parent) && parent.operatorToken.kind !== ts.SyntaxKind.PlusToken);
