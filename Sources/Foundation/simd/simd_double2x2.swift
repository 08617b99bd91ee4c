/// A square matrix of `Double`, kept as 2 columns.
public struct simd_double2x2: SquareMatrix {
  /// The columns.
  public var columns: (SIMD2<Double>, SIMD2<Double>)

  /// Creates a matrix of columns.
  public init(
    columns: (SIMD2<Double>, SIMD2<Double>)
  ) { self.columns = columns }

  /// Creates a matrix of columns.
  public init(
    _ col0: SIMD2<Double>, _ col1: SIMD2<Double>
  ) { columns = (col0, col1) }

  /// Creates a matrix of 2 columns.
  public init(_ columns: [SIMD2<Double>]) {
    precondition(columns.count == 2, "a matrix of 2 columns was given \(columns.count)")
    self.columns = (columns[0], columns[1])
  }

  /// Returns a column.
  public subscript(column: Int) -> SIMD2<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("a matrix of 2 columns has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("a matrix of 2 columns has no column \(column)")
      }
    }
  }

  /// Returns whether two matrices have equal elements.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.columns == rhs.columns }
}

/// Another name of `simd_double2x2`.
public typealias double2x2 = simd_double2x2
/// Another name of `simd_double2x2`.
public typealias matrix_double2x2 = simd_double2x2

/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)
