/// A complex number of single precision, as LAPACK has it in memory.
public struct __CLPK_complex: Sendable {
  /// The real part.
  public var r: __CLPK_real
  /// The imaginary part.
  public var i: __CLPK_real

  /// Creates zero.
  public init() { (r, i) = (0, 0) }

  /// Creates a number of its parts.
  public init(r: __CLPK_real, i: __CLPK_real) { (self.r, self.i) = (r, i) }
}
