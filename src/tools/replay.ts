import { databaseOfBot } from './read-database.js';
import { replay } from './replay/command.js';

const { status, out, err } = await replay(process.argv.slice(2), databaseOfBot);
if (out !== '') console.log(out);
if (err !== '') console.error(err);
process.exitCode = status;
