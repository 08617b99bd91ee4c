#define reference_render native_reference_render
#include "../CReference/reference.c"
