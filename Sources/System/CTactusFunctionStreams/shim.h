#include <errno.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

// The functions of a stream, with the types of an iPhone's C library.
typedef int (*tactus_stream_read)(void *, char *, int);
typedef int (*tactus_stream_write)(void *, const char *, int);
typedef int64_t (*tactus_stream_seek)(void *, int64_t, int);
typedef int (*tactus_stream_close)(void *);

// The C library declares its own function for such streams only with _GNU_SOURCE.
typedef struct {
  ssize_t (*read)(void *, char *, size_t);
  ssize_t (*write)(void *, const char *, size_t);
  int (*seek)(void *, int64_t *, int);
  int (*close)(void *);
} tactus_stream_functions;
extern FILE *tactus_fopencookie(void *, const char *, tactus_stream_functions)
    __asm__("fopencookie");

typedef struct {
  void *cookie;
  tactus_stream_read read;
  tactus_stream_write write;
  tactus_stream_seek seek;
  tactus_stream_close close;
} tactus_function_stream;

static ssize_t tactusReadStream(void *stream, char *bytes, size_t count) {
  tactus_function_stream *functions = stream;
  return functions->read(functions->cookie, bytes, count > INT_MAX ? INT_MAX : (int)count);
}
static ssize_t tactusWriteStream(void *stream, const char *bytes, size_t count) {
  tactus_function_stream *functions = stream;
  int written = functions->write(functions->cookie, bytes, count > INT_MAX ? INT_MAX : (int)count);
  return written < 0 ? 0 : written;
}
static int tactusSeekStream(void *stream, int64_t *place, int origin) {
  tactus_function_stream *functions = stream;
  int64_t found = functions->seek(functions->cookie, *place, origin);
  if (found < 0) return -1;
  *place = found;
  return 0;
}
static int tactusCloseStream(void *stream) {
  tactus_function_stream *functions = stream;
  int result = functions->close ? functions->close(functions->cookie) : 0;
  free(functions);
  return result;
}

// Opens a stream whose data functions read, write and seek; NULL with errno set if that fails.
static inline FILE *tactusFunctionStream(void *cookie, tactus_stream_read read,
                                         tactus_stream_write write, tactus_stream_seek seek,
                                         tactus_stream_close close) {
  if (!read && !write) {
    errno = EINVAL;
    return NULL;
  }
  tactus_function_stream *stream = malloc(sizeof *stream);
  if (!stream) return NULL;
  *stream = (tactus_function_stream){cookie, read, write, seek, close};
  tactus_stream_functions functions = {
      read ? tactusReadStream : NULL, write ? tactusWriteStream : NULL,
      seek ? tactusSeekStream : NULL, tactusCloseStream};
  FILE *file = tactus_fopencookie(stream, read && write ? "r+" : read ? "r" : "w", functions);
  if (!file) free(stream);
  return file;
}
