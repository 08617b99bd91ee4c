internal import Glibc

/// The energy of sound levels.
enum HealthLevel {
  /// Returns the energy of a level in decibels, relative to that of 0 dB.
  static func energy(_ level: Double) -> Double { pow(10, level / 10) }

  /// Returns the level of an energy in decibels.
  static func level(_ energy: Double) -> Double { 10 * log10(energy) }
}
