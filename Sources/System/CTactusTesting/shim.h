#include <execinfo.h>
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
  // Returns the number of the test case of XCTest that runs; 0 between test cases.
  uint64_t (*testCase)(void);
  // Returns whether the test case of XCTest with a number has ended.
  bool (*hasEnded)(uint64_t testCase);
} TactusTestFunctions;

// Weak, for only test bundles have these functions: linked into them, or in a library that they load.
__attribute__((weak)) uint64_t tactus_test(void);
__attribute__((weak)) uint64_t tactus_test_arguments(void);
__attribute__((weak)) bool tactus_test_fail(
    const char *message, const void *file, unsigned long line);
__attribute__((weak)) uint64_t tactus_test_case(void);
__attribute__((weak)) bool tactus_test_case_has_ended(uint64_t testCase);

// Returns the functions that are linked into this process; null pointers if there are none.
static inline TactusTestFunctions tactus_linked_test_functions(void) {
  return (TactusTestFunctions){tactus_test, tactus_test_arguments, tactus_test_fail, tactus_test_case,
                               tactus_test_case_has_ended};
}

// The functions of the frameworks that the module TactusTestFrameworks calls. A parameter is a pointer to
// a tuple of Swift, a result an object that the caller releases, or a null pointer.

// Weak, for the frameworks are in a library that the process may not have loaded.
__attribute__((weak)) void *tactus_test_observe(const void *observation);
__attribute__((weak)) void *tactus_test_subscribe(const void *subscription);
__attribute__((weak)) void *tactus_test_value(const void *property);
__attribute__((weak)) void *tactus_test_picture(const void *picture);
__attribute__((weak)) void *tactus_test_screenshot(const void *screenshot);
// Without a parameter; the pool of a test case, which ends as it is released.
__attribute__((weak)) void *tactus_test_pool(const void *nothing);
