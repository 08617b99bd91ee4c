internal import Glibc

/// A point on the unit circle, as cosine and sine.
struct Phasor {
  var re: Double
  var im: Double

  /// Creates the point at an angle in cycles.
  init(cycles: Double) {
    let angle = 2 * Double.pi * cycles
    (re, im) = (cos(angle), sin(angle))
  }

  /// Creates the point at an angle in cycles that is nearly always small.
  ///
  /// Up to a tenth of a radian five terms of the series are exact to the last bits of a `Float`
  /// product chain (the next term is under 2·10⁻¹²), and far cheaper than the functions.
  @inline(__always)
  init(small cycles: Double) {
    let angle = 2 * Double.pi * cycles
    let square = angle * angle
    if square < 0.01 {
      re = 1 - square / 2 * (1 - square / 12 * (1 - square / 30))
      im = angle * (1 - square / 6 * (1 - square / 20))
    } else {
      (re, im) = (cos(angle), sin(angle))
    }
  }

  private init(re: Double, im: Double) {
    self.re = re
    self.im = im
  }

  /// Returns the point at the sum of two angles.
  @inline(__always)
  static func * (a: Phasor, b: Phasor) -> Phasor {
    Phasor(re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re)
  }
}
