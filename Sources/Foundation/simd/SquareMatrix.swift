/// A square matrix of floating-point numbers, in columns.
///
/// `simd_float4x4`, `double3x3` and their like are names of the matrices of a size.
public protocol SquareMatrix: Equatable, Sendable {
  /// A column of the matrix.
  associatedtype Column: SIMD & Sendable where Column.Scalar: BinaryFloatingPoint & Sendable

  /// Creates a matrix of columns; their number has to be that of their elements.
  init(_ columns: [Column])
  /// Returns a column.
  subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
  /// The number of columns and rows.
  static var size: Int { Column.scalarCount }

  /// Creates a matrix of zeros.
  public init() { self.init([Column](repeating: .zero, count: Self.size)) }

  /// Creates a matrix with a value on the diagonal and zeros elsewhere.
  public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  /// Creates a matrix with values on the diagonal and zeros elsewhere.
  public init(diagonal: Column) {
    self.init(
      (0..<Self.size).map { place in
        var column = Column.zero
        column[place] = diagonal[place]
        return column
      })
  }

  /// Creates a matrix of rows.
  public init(rows: [Column]) { self = Self(rows).transpose }

  /// Returns an element.
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with columns and rows exchanged.
  public var transpose: Self {
    Self(
      (0..<Self.size).map { row in
        var column = Column.zero
        for place in 0..<Self.size { column[place] = self[place][row] }
        return column
      })
  }

  /// The determinant.
  public var determinant: Column.Scalar { eliminated.determinant }

  /// The inverse; a singular matrix has one of values that are not numbers.
  public var inverse: Self {
    eliminated.inverse
      ?? Self([Column](repeating: Column(repeating: .nan), count: Self.size))
  }

  /// The determinant and the inverse, by elimination with the largest pivots; the inverse of a
  /// singular matrix is `nil`.
  private var eliminated: (determinant: Column.Scalar, inverse: Self?) {
    var (left, right, determinant) = (self, Self(1), Column.Scalar(1))
    for place in 0..<Self.size {
      let pivot = (place..<Self.size).max { left[$0][place].magnitude < left[$1][place].magnitude }
      guard let pivot, left[pivot][place] != 0 else { return (0, nil) }
      if pivot != place {
        (left[place], left[pivot]) = (left[pivot], left[place])
        (right[place], right[pivot]) = (right[pivot], right[place])
        determinant = -determinant
      }
      let value = left[place][place]
      determinant *= value
      left[place] /= value
      right[place] /= value
      for other in 0..<Self.size where other != place {
        let factor = left[other][place]
        left[other] -= left[place] * factor
        right[other] -= right[place] * factor
      }
    }
    return (determinant, right)
  }

  /// Adds each column to the other's.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self((0..<size).map { lhs[$0] + rhs[$0] })
  }
  /// Subtracts the right matrix's columns from those of the left one.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self((0..<size).map { lhs[$0] - rhs[$0] })
  }
  /// Returns the matrix with all elements negated.
  public static prefix func - (matrix: Self) -> Self { Self() - matrix }
  /// Returns the product of a number and a matrix.
  public static func * (lhs: Column.Scalar, rhs: Self) -> Self {
    Self((0..<size).map { rhs[$0] * lhs })
  }
  /// Returns the product of a matrix and a number.
  public static func * (lhs: Self, rhs: Column.Scalar) -> Self { rhs * lhs }
  /// Returns the product of a matrix and a column.
  public static func * (lhs: Self, rhs: Column) -> Column {
    (0..<size).reduce(into: Column.zero) { sum, place in sum += lhs[place] * rhs[place] }
  }
  /// Returns the product of a row and a matrix.
  public static func * (lhs: Column, rhs: Self) -> Column { rhs.transpose * lhs }
  /// Applies the left matrix to each column of the right one.
  public static func * (lhs: Self, rhs: Self) -> Self {
    Self((0..<size).map { lhs * rhs[$0] })
  }
  /// Adds a matrix.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Subtracts a matrix.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Multiplies by a matrix.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  /// Multiplies by a number.
  public static func *= (lhs: inout Self, rhs: Column.Scalar) { lhs = lhs * rhs }
}

/// Returns `x * y`.
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
/// Returns the product of a matrix and a column.
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column {
  x * y
}
/// Returns the inverse of a matrix.
public func simd_inverse<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.inverse }
/// Returns the matrix with columns and rows exchanged.
public func simd_transpose<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.transpose }
/// Returns the determinant of a matrix.
public func simd_determinant<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix.Column.Scalar {
  x.determinant
}

// The older names of these functions.

/// Returns `x * y`.
public func matrix_multiply<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
/// Returns the product of a matrix and a column.
public func matrix_multiply<Matrix: SquareMatrix>(
  _ x: Matrix, _ y: Matrix.Column
) -> Matrix.Column { x * y }
/// Returns the product of a row and a matrix.
public func matrix_multiply<Matrix: SquareMatrix>(
  _ x: Matrix.Column, _ y: Matrix
) -> Matrix.Column { x * y }
/// Returns the product of a number and a matrix.
public func matrix_scale<Matrix: SquareMatrix>(_ a: Matrix.Column.Scalar, _ x: Matrix) -> Matrix {
  a * x
}
/// Returns `x + y`.
public func matrix_add<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x + y }
/// Returns `x - y`.
public func matrix_sub<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x - y }
/// Returns a linear combination of two matrices.
public func matrix_linear_combination<Matrix: SquareMatrix>(
  _ a: Matrix.Column.Scalar, _ x: Matrix, _ b: Matrix.Column.Scalar, _ y: Matrix
) -> Matrix { a * x + b * y }
/// Returns the matrix with columns and rows exchanged.
public func matrix_transpose<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.transpose }
/// Returns the inverse of a matrix.
public func matrix_invert<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.inverse }
/// Returns the determinant of a matrix.
public func matrix_determinant<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix.Column.Scalar {
  x.determinant
}
/// Returns whether two matrices have equal elements.
public func matrix_equal<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Bool { x == y }
