import { databasePath } from './database-path.js';
import { replay } from './replay/command.js';

const { status, out, err } = await replay(process.argv.slice(2), databasePath);
if (out !== '') console.log(out);
if (err !== '') console.error(err);
process.exitCode = status;
