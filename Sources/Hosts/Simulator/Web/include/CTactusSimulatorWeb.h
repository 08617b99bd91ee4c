#ifndef CTACTUSSIMULATORWEB_H
#define CTACTUSSIMULATORWEB_H

#include <stddef.h>

// A file of the page, embedded when the program was built.
typedef struct {
  const char *name;
  const char *type;
  const unsigned char *bytes;
  size_t count;
} tactus_web_file_t;

// Returns the number of files.
int tactus_web_file_count(void);

// Returns the file with an index from 0.
tactus_web_file_t tactus_web_file(int index);

#endif
