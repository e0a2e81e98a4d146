export { CodeInput } from './CodeInput.tsx';
export { codeDigits, codeLength } from './codeDigits.ts';
