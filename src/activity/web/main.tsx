import { render } from 'preact';
import { startTicker } from '../../web/time.js';
import { drawApp } from './app.js';
import { Client } from './client.js';

const root = document.getElementById('app');
const announcer = document.getElementById('announcer');
let said = '';

if (root !== null) {
  const client: Client = new Client(() => {
    render(drawApp(client), root);
    root.toggleAttribute('data-waiting', client.waits);
    const news = client.room?.news ?? null;
    if (announcer !== null && news !== null && news.id !== said) {
      said = news.id;
      announcer.textContent = news.words;
    }
  });
  startTicker();
  void client.start();
}
