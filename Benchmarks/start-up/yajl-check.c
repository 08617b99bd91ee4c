/* Parses patterns with yajl alone: a lower bound for the duration of `tactus check`.
 *
 *   yajl-check FILE ...
 *
 * Reads each file as a whole, and parses it with callbacks that count its values. Exits with 1 if a file
 * is not valid JSON.
 */
#include <stdio.h>
#include <stdlib.h>
#include <yajl/yajl_parse.h>

static int count(void *context) {
  ++*(size_t *)context;
  return 1;
}
static int count_bool(void *context, int value) { return (void)value, count(context); }
static int count_number(void *context, const char *text, size_t length) {
  return (void)text, (void)length, count(context);
}
static int count_string(void *context, const unsigned char *text, size_t length) {
  return (void)text, (void)length, count(context);
}

static unsigned char *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  unsigned char *bytes = NULL;
  if (fseek(file, 0, SEEK_END) == 0) {
    long length = ftell(file);
    rewind(file);
    if (length >= 0 && (bytes = malloc((size_t)length + 1)))
      *size = fread(bytes, 1, (size_t)length, file);
  }
  fclose(file);
  return bytes;
}

int main(int argc, char **argv) {
  static const yajl_callbacks callbacks = {
      count, count_bool, NULL, NULL, count_number, count_string, count, count_string, count,
      count, count};
  int status = 0;
  for (int index = 1; index < argc; ++index) {
    size_t size = 0, values = 0;
    unsigned char *bytes = read_file(argv[index], &size);
    yajl_handle parser = bytes ? yajl_alloc(&callbacks, NULL, &values) : NULL;
    int is_whole = parser && yajl_parse(parser, bytes, size) == yajl_status_ok &&
                   yajl_complete_parse(parser) == yajl_status_ok;
    printf("%s: %zu values%s\n", argv[index], values, is_whole ? "" : ", not JSON");
    if (!is_whole) status = 1;
    if (parser) yajl_free(parser);
    free(bytes);
  }
  return status;
}
