import { Button } from '@mui/material';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';
import './copyRow.css';

/** Milliseconds for which the button says that it has copied. */
const SAID_FOR = 2_000;

/**
 * Puts a text where the next paste takes it from, and says so. @param label what it copies, where
 * 'Copy' alone does not say it
 */
export function CopyButton({ text, label }: { text: string; label?: string }): ReactNode {
  const t = useTexts();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button
      variant="outlined"
      startIcon={copied ? <Check /> : <Copy />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copied ? t('sharing.copied') : (label ?? t('sharing.copy'))}</span>
    </Button>
  );
}
