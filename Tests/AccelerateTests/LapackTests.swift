import Accelerate
import Testing

/// The functions of LAPACK.
///
/// - Source: the examples of Intel's reference of LAPACK, with two digits, unless a comment says
///   otherwise. Matrices are in memory one column after the other.
@Suite struct LapackTests {
  /// Returns the letter of an option.
  private func letter(_ text: Unicode.Scalar) -> CChar { CChar(text.value) }

  /// Returns whether numbers agree in two digits behind the point.
  private func agree(_ one: some Sequence<Double>, _ two: [Double]) -> Bool {
    let one = Array(one)
    return one.count == two.count && zip(one, two).allSatisfy { abs($0 - $1) <= 0.0051 }
  }

  /// Returns the columns of rows, one after the other.
  private func columns(_ rows: [[Double]]) -> [Double] {
    rows[0].indices.flatMap { column in rows.map { $0[column] } }
  }

  @Test("Accelerate.AC33. Equations are solved, and the factors are there")
  func equations() {
    var a: [Double] = columns([
      [6.80, -6.05, -0.45, 8.32, -9.67], [-2.11, -3.30, 2.58, 2.71, -5.14],
      [5.66, 5.36, -2.70, 4.35, -7.26], [5.97, -4.44, 0.27, -7.17, 6.08],
      [8.23, 1.08, 9.04, 2.14, -6.87],
    ])
    let matrix = a
    var b: [Double] = [
      4.02, 6.19, -8.22, -7.57, -3.03, -1.56, 4.00, -8.67, 1.75, 2.86, 9.81, -4.09, -4.57, -8.61,
      8.99,
    ]
    let right = b
    var (n, count, lda, ldb, info): (Int32, Int32, Int32, Int32, Int32) = (5, 3, 5, 5, 9)
    var pivots = [__CLPK_integer](repeating: 0, count: 5)
    #expect(dgesv_(&n, &count, &a, &lda, &pivots, &b, &ldb, &info) == 0 && info == 0)
    let expected: [Double] = [
      -0.80, -0.70, 0.59, 1.32, 0.57, -0.39, -0.55, 0.84, -0.10, 0.11, 0.96, 0.22, 1.90, 5.36, 4.04,
    ]
    #expect(agree(b, expected))
    #expect(pivots == [5, 5, 3, 4, 5])
    // The factors solve the same equations again.
    var again = right
    var trans = letter("N")
    dgetrs_(&trans, &n, &count, &a, &lda, &pivots, &again, &ldb, &info)
    #expect(info == 0 && agree(again, expected))
    // Single precision.
    var (single, singleRight) = (matrix.map(Float.init), right.map(Float.init))
    sgesv_(&n, &count, &single, &lda, &pivots, &singleRight, &ldb, &info)
    #expect(info == 0 && agree(singleRight.map(Double.init), expected))
  }

  @Test("Accelerate.AC33. A matrix is factorized and inverted; a singular one tells its column")
  func inverse() {
    // 4 · 6 − 7 · 2 is 10.
    var a: [Double] = [4, 2, 7, 6]
    var (m, n, lda, info): (Int32, Int32, Int32, Int32) = (2, 2, 2, 9)
    var pivots: [Int32] = [0, 0]
    dgetrf_(&m, &n, &a, &lda, &pivots, &info)
    #expect(info == 0 && pivots == [1, 2])
    var length: Int32 = -1
    var size: [Double] = [0]
    dgetri_(&n, &a, &lda, &pivots, &size, &length, &info)
    #expect(info == 0 && size[0] >= 2, "a length of -1 asks for the best one")
    length = Int32(size[0])
    var work = [Double](repeating: 0, count: Int(length))
    dgetri_(&n, &a, &lda, &pivots, &work, &length, &info)
    #expect(info == 0 && zip(a, [0.6, -0.2, -0.7, 0.4]).allSatisfy { abs($0 - $1) < 1e-12 })
    var singular: [Float] = [1, 2, 2, 4]
    sgetrf_(&m, &n, &singular, &lda, &pivots, &info)
    #expect(info == 2)
  }

  @Test("Accelerate.AC33. A parameter that is not possible is told, and the app goes on")
  func impossible() {
    var (n, count, lda, ldb, info): (Int32, Int32, Int32, Int32, Int32) = (-1, 1, 1, 1, 9)
    var (a, b, pivots, work): ([Double], [Double], [Int32], [Double]) = ([1], [1], [0], [0, 0, 0])
    dgesv_(&n, &count, &a, &lda, &pivots, &b, &ldb, &info)
    #expect(info == -1)
    n = 1
    var (job, half, length) = (letter("X"), letter("U"), Int32(3))
    dsyev_(&job, &half, &n, &a, &lda, &b, &work, &length, &info)
    #expect(info == -1)
    job = letter("N")
    half = letter("?")
    dsyev_(&job, &half, &n, &a, &lda, &b, &work, &length, &info)
    #expect(info == -2)
  }

  @Test("Accelerate.AC33. A positive definite matrix has the factor of Cholesky, another has none")
  func cholesky() {
    // The example of Wikipedia's article on the factorization.
    var a: [Double] = [4, 12, -16, 12, 37, -43, -16, -43, 98]
    var (half, n, lda, info) = (letter("L"), Int32(3), Int32(3), Int32(9))
    dpotrf_(&half, &n, &a, &lda, &info)
    #expect(info == 0 && [a[0], a[1], a[2], a[4], a[5], a[8]] == [2, 6, -8, 1, 5, 3])
    var (b, count, ldb): ([Double], Int32, Int32) = ([0, 6, 39], 1, 3)
    dpotrs_(&half, &n, &count, &a, &lda, &b, &ldb, &info)
    // The sums of the rows are 0, 6 and 39.
    #expect(info == 0 && zip(b, [1, 1, 1]).allSatisfy { abs($0 - $1) < 1e-9 })
    var indefinite: [Float] = [1, 2, 2, 1]
    n = 2
    lda = 2
    spotrf_(&half, &n, &indefinite, &lda, &info)
    #expect(info == 2)
  }

  @Test("Accelerate.AC33. Eigenvalues of symmetric matrices are in order")
  func symmetric() {
    let rows: [[Double]] = [
      [1.96, -6.49, -0.47, -7.20, -0.65], [-6.49, 3.80, -6.39, 1.50, -6.34],
      [-0.47, -6.39, 4.17, -1.51, 2.67], [-7.20, 1.50, -1.51, 5.70, 1.80],
      [-0.65, -6.34, 2.67, 1.80, -7.10],
    ]
    var a = columns(rows)
    var (job, half, n, lda, info) = (letter("V"), letter("U"), Int32(5), Int32(5), Int32(9))
    var (values, work, length) = (
      [Double](repeating: 0, count: 5), [Double](repeating: 0, count: 99), Int32(99)
    )
    dsyev_(&job, &half, &n, &a, &lda, &values, &work, &length, &info)
    #expect(info == 0 && agree(values, [-11.07, -6.23, 0.86, 8.87, 16.09]))
    // The matrix multiplies each vector by its value.
    for index in 0..<5 {
      let vector = Array(a[index * 5..<index * 5 + 5])
      let product = rows.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
      #expect(zip(product, vector).allSatisfy { abs($0 - values[index] * $1) < 1e-9 })
    }
    var single = columns(rows).map(Float.init)
    var (singles, room) = ([Float](repeating: 0, count: 5), [Float](repeating: 0, count: 99))
    job = letter("N")
    ssyev_(&job, &half, &n, &single, &lda, &singles, &room, &length, &info)
    #expect(info == 0 && agree(singles.map(Double.init), [-11.07, -6.23, 0.86, 8.87, 16.09]))
  }

  @Test("Accelerate.AC33. Eigenvalues of other matrices are pairs of complex numbers")
  func eigenvalues() {
    var a = columns([
      [-1.01, 0.86, -4.60, 3.31, -4.81], [3.98, 0.53, -7.04, 5.29, 3.55],
      [3.30, 8.26, -3.89, 8.20, -1.51], [4.43, 4.96, -7.66, -7.33, 6.18],
      [7.31, -6.43, -6.16, 2.47, 5.58],
    ])
    var (left, right, n, lda, info) = (letter("N"), letter("V"), Int32(5), Int32(5), Int32(9))
    var (real, imaginary) = ([Double](repeating: 0, count: 5), [Double](repeating: 0, count: 5))
    var (lefts, rights) = ([0.0], [Double](repeating: 0, count: 25))
    var (ldl, ldr, length) = (Int32(1), Int32(5), Int32(99))
    var work = [Double](repeating: 0, count: 99)
    dgeev_(
      &left, &right, &n, &a, &lda, &real, &imaginary, &lefts, &ldl, &rights, &ldr, &work, &length,
      &info)
    #expect(info == 0)
    let pairs = zip(real, imaginary).sorted { $0 > $1 }
    #expect(agree(pairs.map(\.0), [2.86, 2.86, -0.69, -0.69, -10.46]))
    #expect(agree(pairs.map(\.1), [10.76, -10.76, 4.70, -4.70, 0]))
    #expect(rights.contains { $0 != 0 })
  }

  @Test("Accelerate.AC33. Singular values and vectors, of which the product is the matrix")
  func singular() {
    let rows: [[Double]] = [
      [8.79, 9.93, 9.83, 5.45, 3.16], [6.11, 6.91, 5.04, -0.27, 7.98],
      [-9.15, -7.93, 4.86, 4.85, 3.01], [9.57, 1.64, 8.83, 0.74, 5.80],
      [-3.49, 4.02, 9.80, 10.00, 4.27], [9.84, 0.15, -8.99, -6.02, -5.31],
    ]
    let matrix = columns(rows)
    let expected = [27.47, 22.64, 8.56, 5.99, 2.01]
    var (first, second, m, n) = (letter("A"), letter("A"), Int32(6), Int32(5))
    var (lda, ldu, ldvt, length, info) = (Int32(6), Int32(6), Int32(5), Int32(999), Int32(9))
    var (a, s, work) = (
      matrix, [Double](repeating: 0, count: 5), [Double](repeating: 0, count: 999)
    )
    var (u, vt) = ([Double](repeating: 0, count: 36), [Double](repeating: 0, count: 25))
    dgesvd_(
      &first, &second, &m, &n, &a, &lda, &s, &u, &ldu, &vt, &ldvt, &work, &length, &info)
    #expect(info == 0 && agree(s, expected))
    for row in 0..<6 {
      for column in 0..<5 {
        let sum = (0..<5).reduce(0) { $0 + u[$1 * 6 + row] * s[$1] * vt[column * 5 + $1] }
        #expect(abs(sum - rows[row][column]) < 1e-9)
      }
    }
    var (single, values) = (matrix.map(Float.init), [Float](repeating: 0, count: 5))
    var (room, whole) = ([Float](repeating: 0, count: 999), [Int32](repeating: 0, count: 40))
    var (none, other): ([Float], [Float]) = ([0], [0])
    (first, ldu, ldvt) = (letter("N"), 1, 1)
    sgesdd_(
      &first, &m, &n, &single, &lda, &values, &none, &ldu, &other, &ldvt, &room, &length, &whole,
      &info)
    #expect(info == 0 && agree(values.map(Double.init), expected))
  }

  @Test("Accelerate.AC33. Too many equations are solved with the least squares")
  func leastSquares() {
    var a = columns([
      [1.44, -7.84, -4.39, 4.53], [-9.96, -0.28, -3.24, 3.83], [-7.55, 3.24, 6.27, -6.64],
      [8.34, 8.09, 5.28, 2.06], [7.08, 2.52, 0.74, -2.47], [-5.45, -5.70, -1.19, 4.70],
    ])
    var b = columns([
      [8.58, 9.35], [8.26, -4.43], [8.48, -0.70], [-5.28, -0.26], [5.72, -7.36], [8.93, -2.52],
    ])
    var (trans, m, n, count) = (letter("N"), Int32(6), Int32(4), Int32(2))
    var (lda, ldb, length, info) = (Int32(6), Int32(6), Int32(99), Int32(9))
    var work = [Double](repeating: 0, count: 99)
    dgels_(&trans, &m, &n, &count, &a, &lda, &b, &ldb, &work, &length, &info)
    #expect(info == 0)
    #expect(agree(b[0..<4], [-0.45, -0.85, 0.71, 0.13]))
    #expect(agree(b[6..<10], [0.25, -0.90, 0.63, 0.14]))
  }

  @Test("Accelerate.AC33. Complex equations and Hermitian matrices")
  func complex() {
    // (1 + i)(1 − i) is 2.
    var (a, b) = ([__CLPK_doublecomplex(r: 1, i: 1)], [__CLPK_doublecomplex(r: 2, i: 0)])
    var (n, count, lda, ldb, info): (Int32, Int32, Int32, Int32, Int32) = (1, 1, 1, 1, 9)
    var pivots: [Int32] = [0]
    zgesv_(&n, &count, &a, &lda, &pivots, &b, &ldb, &info)
    #expect(info == 0 && abs(b[0].r - 1) < 1e-12 && abs(b[0].i + 1) < 1e-12)
    // (2 − x)² − 1 is zero for 1 and 3.
    var matrix: [__CLPK_complex] = [
      __CLPK_complex(r: 2, i: 0), __CLPK_complex(), __CLPK_complex(r: 0, i: 1),
      __CLPK_complex(r: 2, i: 0),
    ]
    var (job, half, values): (CChar, CChar, [Float]) = (letter("N"), letter("U"), [0, 0])
    var (work, room) = (
      [__CLPK_complex](repeating: .init(), count: 9), [Float](repeating: 0, count: 9)
    )
    var length: Int32 = 9
    n = 2
    lda = 2
    cheev_(&job, &half, &n, &matrix, &lda, &values, &work, &length, &room, &info)
    #expect(info == 0 && abs(values[0] - 1) < 1e-5 && abs(values[1] - 3) < 1e-5)
  }
}
