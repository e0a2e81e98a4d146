import { chromium, type Browser } from '@playwright/test';
import { startProduct, type Product } from './product.ts';

/** The product with its demo and a browser to look at it with; both end with the work. */
export async function withProduct<T>(
  work: (product: Product, browser: Browser) => Promise<T>,
): Promise<T> {
  const product = await startProduct();
  try {
    const browser = await chromium.launch({
      executablePath: process.env['CHROME'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    });
    try {
      return await work(product, browser);
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
}
