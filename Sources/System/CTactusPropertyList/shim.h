#include <plist/plist.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// libplist copies a value of a binary property list as often as the list refers to it, and frees
// values by recursion: some hundred bytes can take all memory, and deep nesting the stack. So the
// size and the depth are found before it reads anything.

/// The deepest nesting of values that is given to libplist: far more than property lists have.
#define TACTUS_PLIST_DEPTH 256

/// A binary property list whose values are measured.
struct tactus_plist {
  const uint8_t *bytes;
  uint64_t table;
  uint64_t count;
  unsigned offset_size;
  unsigned reference_size;
  uint64_t limit;
  /// The bytes of each value, with those that it refers to; 0 before it is measured.
  uint64_t *sizes;
  /// The nesting within each value.
  uint16_t *depths;
};

static inline uint64_t tactus_plist_number(const uint8_t *bytes, unsigned size) {
  uint64_t number = 0;
  for (unsigned index = 0; index < size; index++) number = number << 8 | bytes[index];
  return number;
}

/// Measures a value; returns whether it is complete, and within the limits.
static inline int tactus_plist_measure(struct tactus_plist *list, uint64_t index, unsigned depth) {
  if (index >= list->count || depth > TACTUS_PLIST_DEPTH) return 0;
  if (list->sizes[index]) return depth + list->depths[index] <= TACTUS_PLIST_DEPTH;
  uint64_t at = tactus_plist_number(
      list->bytes + list->table + index * list->offset_size, list->offset_size);
  if (at < 8 || at >= list->table) return 0;
  uint8_t kind = list->bytes[at] >> 4, low = list->bytes[at] & 15;
  at++;
  if (kind < 4) {
    list->sizes[index] = 64;
    return 1;
  }
  uint64_t length = low;
  if (kind != 8 && low == 15) {
    if (at >= list->table) return 0;
    unsigned size = 1u << (list->bytes[at] & 15);
    if (list->bytes[at] >> 4 != 1 || size > 8 || size > list->table - at - 1) return 0;
    length = tactus_plist_number(list->bytes + at + 1, size);
    at += 1 + size;
  }
  if (length > list->table - at) return 0;
  if (kind < 10) {
    list->sizes[index] = 64 + 4 * length;
    return list->sizes[index] <= list->limit;
  }
  uint64_t references = kind == 13 ? 2 * length : length;
  if (references > (list->table - at) / list->reference_size) return 0;
  // A value that contains itself comes back to one that has no size yet, until the depth ends it.
  uint64_t sum = 64;
  unsigned deepest = 0;
  for (uint64_t item = 0; item < references; item++) {
    uint64_t next = tactus_plist_number(
        list->bytes + at + item * list->reference_size, list->reference_size);
    if (!tactus_plist_measure(list, next, depth + 1)) return 0;
    sum += list->sizes[next];
    if (sum > list->limit) return 0;
    if (list->depths[next] + 1u > deepest) deepest = list->depths[next] + 1u;
  }
  list->sizes[index] = sum;
  list->depths[index] = (uint16_t)deepest;
  return 1;
}

/// Returns whether a binary property list is complete, nested at most TACTUS_PLIST_DEPTH deep, and
/// at most that many bytes large when each value stands wherever it is referred to.
static inline int tactus_plist_binary_fits(const char *bytes, uint64_t count, uint64_t limit) {
  if (count < 40 || memcmp(bytes, "bplist", 6) != 0) return 0;
  const uint8_t *end = (const uint8_t *)bytes + count - 32;
  struct tactus_plist list = {(const uint8_t *)bytes};
  list.offset_size = end[6];
  list.reference_size = end[7];
  list.count = tactus_plist_number(end + 8, 8);
  uint64_t root = tactus_plist_number(end + 16, 8);
  list.table = tactus_plist_number(end + 24, 8);
  list.limit = limit;
  if (list.offset_size < 1 || list.offset_size > 8 || list.reference_size < 1
      || list.reference_size > 8 || list.table > count - 32
      || list.count > (count - 32 - list.table) / list.offset_size)
    return 0;
  list.sizes = (uint64_t *)calloc(list.count + 1, sizeof(uint64_t));
  list.depths = (uint16_t *)calloc(list.count + 1, sizeof(uint16_t));
  int fits = list.sizes && list.depths && tactus_plist_measure(&list, root, 0);
  free(list.sizes);
  free(list.depths);
  return fits;
}

/// Returns whether a property list in XML is nested at most TACTUS_PLIST_DEPTH deep.
static inline int tactus_plist_xml_fits(const char *bytes, uint64_t count) {
  unsigned depth = 0;
  for (uint64_t index = 0; index + 1 < count; index++) {
    if (bytes[index] != '<') continue;
    const char *name = bytes + index + 1;
    uint64_t rest = count - index - 1;
    int closes = *name == '/';
    if (closes) {
      name++;
      rest--;
    }
    int is_container = (rest > 4 && memcmp(name, "dict", 4) == 0)
        || (rest > 5 && memcmp(name, "array", 5) == 0);
    if (!is_container) continue;
    if (closes) {
      if (depth > 0) depth--;
      continue;
    }
    const char *close = (const char *)memchr(name, '>', rest);
    if (close && close[-1] == '/') continue;
    if (++depth > TACTUS_PLIST_DEPTH) return 0;
  }
  return 1;
}
