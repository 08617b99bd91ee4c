/// Returns the number of allocations of this thread since it began.
long allocation_count(void);
