/// Whether a matrix is transposed.
public struct CBLAS_TRANSPOSE: RawRepresentable, Equatable, Sendable {
  /// The number.
  public var rawValue: UInt32

  /// Creates a value of its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a value of its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The matrix as it is.
public var CblasNoTrans: CBLAS_TRANSPOSE { CBLAS_TRANSPOSE(111) }
/// The transposed matrix.
public var CblasTrans: CBLAS_TRANSPOSE { CBLAS_TRANSPOSE(112) }
/// The transposed and conjugated matrix.
public var CblasConjTrans: CBLAS_TRANSPOSE { CBLAS_TRANSPOSE(113) }
