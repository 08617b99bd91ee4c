internal import Glibc

/// The sphere on which distances are measured, the same as for `CLLocation.distance(from:)`.
enum Earth {
  /// The mean radius in meters.
  ///
  /// - Source: the International Union of Geodesy and Geophysics. That MapKit measures on it is a
  ///   guess.
  static let radius = 6_371_008.8
  /// The length of a degree of a meridian in meters.
  static let metersPerDegree = 2 * Double.pi * radius / 360
  /// The northern and southern edge of the map in degrees: the Mercator projection of the world is
  /// a square.
  static let greatestLatitude = 180 / Double.pi * (2 * atan(exp(Double.pi)) - .pi / 2)
}
