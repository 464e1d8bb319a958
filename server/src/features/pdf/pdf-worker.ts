// The code that the threads run to make PDFs.

export { writePdf as runJob } from './write-pdf';
