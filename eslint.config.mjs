import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importLaw } from './proof/house/importLaw.mjs';
import { literalTexts } from './proof/house/literalTexts.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist.*/**',
      '**/node_modules/**',
      'coverage/**',
      '.waymark/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommended],
    plugins: {
      house: {
        rules: { 'import-law': importLaw, 'literal-texts': literalTexts },
      },
    },
    rules: {
      'house/import-law': 'error',
      'max-lines': ['error', { max: 250 }],
      'no-console': ['error', { allow: ['error'] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // What people read stands in catalogues.
    files: ['{admin,portal}/src/**/*.{ts,tsx}'],
    ignores: ['**/texts/**', '**/testing/**', '**/*.test.{ts,tsx}'],
    rules: { 'house/literal-texts': 'error' },
  },
  {
    files: ['{admin,portal,packages/look}/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['local/**', '**/checkSize.ts', 'proof/{journeys,bench}/**'],
    rules: { 'no-console': 'off' },
  },
);
