/// A square matrix of `Double`, kept as 4 columns.
public struct simd_double4x4: SquareMatrix {
  /// The columns.
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// Creates a matrix of columns.
  public init(
    columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
  ) { self.columns = columns }

  /// Creates a matrix of columns.
  public init(
    _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
  ) { columns = (col0, col1, col2, col3) }

  /// Creates a matrix of 4 columns.
  public init(_ columns: [SIMD4<Double>]) {
    precondition(columns.count == 4, "a matrix of 4 columns was given \(columns.count)")
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }

  /// Returns a column.
  public subscript(column: Int) -> SIMD4<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("a matrix of 4 columns has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("a matrix of 4 columns has no column \(column)")
      }
    }
  }

  /// Returns whether two matrices have equal elements.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.columns == rhs.columns }
}

/// Another name of `simd_double4x4`.
public typealias double4x4 = simd_double4x4
/// Another name of `simd_double4x4`.
public typealias matrix_double4x4 = simd_double4x4

/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)
