#include <stddef.h>
#include <stdio.h>
// libcsv's header needs those two.
#include <csv.h>
