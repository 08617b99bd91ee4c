// HapticProfiles
