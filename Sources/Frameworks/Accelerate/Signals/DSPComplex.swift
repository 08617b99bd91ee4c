/// A complex number in single precision.
public struct DSPComplex: Sendable {
  /// The real part.
  public var real: Float
  /// The imaginary part.
  public var imag: Float

  /// Creates zero.
  public init() { (real, imag) = (0, 0) }

  /// Creates a number of its parts.
  public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
}
