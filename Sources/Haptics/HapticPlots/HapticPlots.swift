// HapticPlots
