/// The place of a matrix in a product.
public struct CBLAS_SIDE: RawRepresentable, Equatable, Sendable {
  /// The number.
  public var rawValue: UInt32

  /// Creates a value of its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a value of its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The first factor.
public var CblasLeft: CBLAS_SIDE { CBLAS_SIDE(141) }
/// The second factor.
public var CblasRight: CBLAS_SIDE { CBLAS_SIDE(142) }
