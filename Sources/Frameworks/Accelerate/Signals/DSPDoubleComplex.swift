/// A complex number in double precision.
public struct DSPDoubleComplex: Sendable {
  /// The real part.
  public var real: Double
  /// The imaginary part.
  public var imag: Double

  /// Creates zero.
  public init() { (real, imag) = (0, 0) }

  /// Creates a number of its parts.
  public init(real: Double, imag: Double) { (self.real, self.imag) = (real, imag) }
}
