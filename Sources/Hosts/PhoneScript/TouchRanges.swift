/// The ranges of the values of a touch that scripts and pages may give.
package enum TouchRanges {
  /// The range of a finger's force; 1 is an average touch.
  package static let forces = 0.0...1_000
  /// The range of a finger's force in grams.
  package static let grams = 0.0...100_000
  /// The range of a finger's radius in points.
  package static let radii = 0.0...1_000
  /// The range of a pencil's altitude angle in radians.
  package static let altitudes = 0.0...(Double.pi / 2)
  /// The range of an altitude angle that is rounded to three decimals; 1.571 is an upright pencil.
  package static let roundedAltitudes = 0.0...1.571
  /// The range of a pencil's azimuth angle in radians.
  package static let azimuths = -7.0...7
}
