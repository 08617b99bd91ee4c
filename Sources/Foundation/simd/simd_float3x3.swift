/// A square matrix of `Float`, kept as 3 columns.
public struct simd_float3x3: SquareMatrix {
  /// The columns.
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  /// Creates a matrix of columns.
  public init(
    columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
  ) { self.columns = columns }

  /// Creates a matrix of columns.
  public init(
    _ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>
  ) { columns = (col0, col1, col2) }

  /// Creates a matrix of 3 columns.
  public init(_ columns: [SIMD3<Float>]) {
    precondition(columns.count == 3, "a matrix of 3 columns was given \(columns.count)")
    self.columns = (columns[0], columns[1], columns[2])
  }

  /// Returns a column.
  public subscript(column: Int) -> SIMD3<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("a matrix of 3 columns has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("a matrix of 3 columns has no column \(column)")
      }
    }
  }

  /// Returns whether two matrices have equal elements.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.columns == rhs.columns }
}

/// Another name of `simd_float3x3`.
public typealias float3x3 = simd_float3x3
/// Another name of `simd_float3x3`.
public typealias matrix_float3x3 = simd_float3x3

/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)
