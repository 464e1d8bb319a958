// What the threads that make PDFs run.

export { writePdf as runJob } from './write-pdf';
