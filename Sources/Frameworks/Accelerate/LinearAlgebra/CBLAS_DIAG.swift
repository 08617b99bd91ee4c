/// Whether the diagonal of a triangular matrix is in memory.
public struct CBLAS_DIAG: RawRepresentable, Equatable, Sendable {
  /// The number.
  public var rawValue: UInt32

  /// Creates a value of its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a value of its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A diagonal in memory.
public var CblasNonUnit: CBLAS_DIAG { CBLAS_DIAG(131) }
/// A diagonal of ones, which is not read.
public var CblasUnit: CBLAS_DIAG { CBLAS_DIAG(132) }
