#include <stdbool.h>
#include <stdint.h>

// The functions of the module TactusTestFrameworks, which knows Swift Testing and XCTest.
typedef struct {
  // Returns an identifier of the test that runs; 0 outside of the tests of Swift Testing.
  uint64_t (*test)(void);
  // Returns an identifier of the arguments of a parameterized test's case; 0 for other tests.
  uint64_t (*arguments)(void);
  // Records a failure at a line of a file, which is a pointer to a StaticString; returns false outside
  // of a test.
  bool (*fail)(const char *message, const void *file, unsigned long line);
} TactusTestFunctions;

// Weak, for only test bundles have these functions: linked into them, or in a library that they load.
__attribute__((weak)) uint64_t tactus_test(void);
__attribute__((weak)) uint64_t tactus_test_arguments(void);
__attribute__((weak)) bool tactus_test_fail(
    const char *message, const void *file, unsigned long line);

// Returns the functions that are linked into this process; null pointers if there are none.
static inline TactusTestFunctions tactus_linked_test_functions(void) {
  return (TactusTestFunctions){tactus_test, tactus_test_arguments, tactus_test_fail};
}
