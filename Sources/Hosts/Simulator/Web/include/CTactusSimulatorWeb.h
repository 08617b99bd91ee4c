#ifndef CSIMULATORWEB_H
#define CSIMULATORWEB_H

#include <stddef.h>

// A file of the page, as it was when this program was built.
typedef struct {
  const char *name;
  const char *type;
  const unsigned char *bytes;
  size_t count;
} tactus_web_file_t;

// How many files there are.
int tactus_web_file_count(void);

// The file of an index, from 0.
tactus_web_file_t tactus_web_file(int index);

#endif
