/// The half of a symmetric or triangular matrix that is in memory.
public struct CBLAS_UPLO: RawRepresentable, Equatable, Sendable {
  /// The number.
  public var rawValue: UInt32

  /// Creates a value of its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a value of its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The elements at and above the diagonal.
public var CblasUpper: CBLAS_UPLO { CBLAS_UPLO(121) }
/// The elements at and below the diagonal.
public var CblasLower: CBLAS_UPLO { CBLAS_UPLO(122) }
