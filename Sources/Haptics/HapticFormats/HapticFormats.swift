// HapticFormats
