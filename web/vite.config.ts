// How the client is built: into the Python package, which serves it.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const SERVER = 'http://127.0.0.1:8123'; // `kostka serve --port 8123`, while `npm run dev` runs

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/kostka/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // What several pages share is one file: small ones pack badly.
    // So are the pages behind the first one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 2, priority: 2 },
            { name: 'pages', test: /src.(pages.(?!Home|Missing)|parts.Judge)/, priority: 1 },
          ],
        },
      },
    },
    assetsInlineLimit: 0, // the page's policy knows no data: addresses
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': SERVER,
      '/join': SERVER,
      '/ws': { target: SERVER, ws: true },
    },
  },
});
