/// How many times this thread has asked for memory since it began.
long allocation_count(void);
