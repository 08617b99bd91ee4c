/// The order of a matrix in memory.
public struct CBLAS_ORDER: RawRepresentable, Equatable, Sendable {
  /// The number.
  public var rawValue: UInt32

  /// Creates a value of its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a value of its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// One row after the other.
public var CblasRowMajor: CBLAS_ORDER { CBLAS_ORDER(101) }
/// One column after the other.
public var CblasColMajor: CBLAS_ORDER { CBLAS_ORDER(102) }
