#include <minizip/zip.h>
