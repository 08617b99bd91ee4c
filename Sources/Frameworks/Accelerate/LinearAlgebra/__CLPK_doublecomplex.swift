/// A complex number of double precision, as LAPACK has it in memory.
public struct __CLPK_doublecomplex: Sendable {
  /// The real part.
  public var r: __CLPK_doublereal
  /// The imaginary part.
  public var i: __CLPK_doublereal

  /// Creates zero.
  public init() { (r, i) = (0, 0) }

  /// Creates a number of its parts.
  public init(r: __CLPK_doublereal, i: __CLPK_doublereal) { (self.r, self.i) = (r, i) }
}
