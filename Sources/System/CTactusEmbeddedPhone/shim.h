#include <stddef.h>

// The entry of the phone within an app's process. The reference is weak, so that an app that is
// connected to another phone neither links nor loads that phone, its drivers and its sounds.
__attribute__((weak)) void tactus_offer_embedded_phone(void);

/// Returns the entry if the program contains the phone, or has loaded it; otherwise NULL.
static inline void (*_Nullable embedded_phone_entry(void))(void) {
  return tactus_offer_embedded_phone;
}
