/** JavaScript heap of a thread that makes PDFs. The largest trip that can be printed takes most of it. */
export const THREAD_MEMORY_MEGABYTES = 320;
