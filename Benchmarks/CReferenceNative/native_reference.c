#define reference_mix native_reference_mix
#define reference_multiply native_reference_multiply
#define reference_read native_reference_read
#define reference_render native_reference_render
#include "../CReference/reference.c"
