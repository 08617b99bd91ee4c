import Accelerate
import Testing

/// The functions of BLAS.
@Suite struct BlasTests {
  @Test("Accelerate.AC32. Vectors with strides, of which a negative one begins at the end")
  func vectors() {
    let x: [Float] = [1, 2, 3, -4]
    #expect(cblas_sdot(4, x, 1, x, 1) == 30 && cblas_sdot(0, x, 1, x, 1) == 0)
    #expect(cblas_sdot(2, x, -1, [10, 100], 1) == 120)
    #expect(cblas_ddot(2, [1, 9, 2], 2, [3, 4], 1) == 11)
    var y: [Float] = [1, 1, 1, 1]
    cblas_saxpy(4, 2, x, 1, &y, 1)
    #expect(y == [3, 5, 7, -7])
    cblas_sscal(2, 10, &y, 2)
    #expect(y == [30, 5, 70, -7])
    cblas_scopy(2, x, 1, &y, -1)
    #expect(y == [2, 1, 70, -7])
    var z: [Float] = [8, 9]
    cblas_sswap(2, &y, 1, &z, 1)
    #expect(z == [2, 1] && y[0] == 8 && y[1] == 9)
    #expect(abs(cblas_snrm2(2, [3, 4], 1) - 5) < 1e-6)
    #expect(abs(cblas_dnrm2(2, [3e200, 4e200], 1) / 5e200 - 1) < 1e-15)
    #expect(cblas_sasum(4, x, 1) == 10 && cblas_isamax(4, x, 1) == 3)
    #expect(cblas_isamax(2, [5, 0, -5], 2) == 0)
  }

  @Test("Accelerate.AC32. Products of matrices, transposed or not, in both orders and in parts")
  func matrices() {
    // Two rows of three, and three rows of two.
    let (a, b): ([Double], [Double]) = ([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12])
    let product = [58.0, 64, 139, 154]
    var c = [1.0, 1, 1, 1]
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, 2, 2, 3, 1, a, 3, b, 2, 1, &c, 2)
    #expect(c == product.map { $0 + 1 })
    let (turnedA, turnedB) = ([1.0, 4, 2, 5, 3, 6], [7.0, 9, 11, 8, 10, 12])
    c = [.nan, .nan, .nan, .nan]
    cblas_dgemm(
      CblasRowMajor, CblasTrans, CblasTrans, 2, 2, 3, 2, turnedA, 2, turnedB, 3, 0, &c, 2)
    #expect(c == product.map { $0 * 2 }, "what was there does not count with a factor of 0")
    cblas_dgemm(
      CblasColMajor, CblasNoTrans, CblasNoTrans, 2, 2, 3, 1, turnedA, 2, turnedB, 3, 0, &c, 2)
    #expect(c == [58, 139, 64, 154])
    var wide = [Double](repeating: 5, count: 6)
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, 2, 2, 3, 1, a, 3, b, 2, 0, &wide, 3)
    #expect(wide == [58, 64, 5, 139, 154, 5])
    var y: [Float] = [1, 1]
    cblas_sgemv(CblasRowMajor, CblasNoTrans, 2, 3, 1, a.map(Float.init), 3, [1, 0, 1], 1, 2, &y, 1)
    #expect(y == [6, 12])
    var z: [Float] = [0, 0, 0]
    cblas_sgemv(CblasRowMajor, CblasTrans, 2, 3, 1, a.map(Float.init), 3, [1, 1], 1, 0, &z, 1)
    #expect(z == [5, 7, 9])
    var d: [Float] = [0, 0, 0, 0]
    cblas_sger(CblasRowMajor, 2, 2, 2, [1, 2], 1, [3, 4], 1, &d, 2)
    #expect(d == [6, 8, 12, 16])
  }

  @Test("Accelerate.AC32. Vectors are rotated, filled and added with two factors")
  func rotations() {
    var (x, y): ([Double], [Double]) = ([3, 0], [4, 1])
    var (a, b, cosine, sine) = (3.0, 4.0, 0.0, 0.0)
    cblas_drotg(&a, &b, &cosine, &sine)
    #expect(abs(a - 5) < 1e-12 && abs(cosine - 0.6) < 1e-12 && abs(sine - 0.8) < 1e-12)
    cblas_drot(2, &x, 1, &y, 1, cosine, sine)
    #expect(zip(x + y, [5, 0.8, 0, 0.6]).allSatisfy { abs($0 - $1) < 1e-12 })
    var z: [Float] = [1, 2, 3]
    catlas_sset(2, 7, &z, 2)
    #expect(z == [7, 2, 7])
    catlas_saxpby(3, 2, [1, 1, 1], 1, 3, &z, 1)
    #expect(z == [23, 8, 23])
    #expect(cblas_dsdot(2, [1, 2], 1, [3, 4], 1) == 11)
    #expect(cblas_sdsdot(2, 1, [1, 2], 1, [3, 4], 1) == 12)
  }

  @Test("Accelerate.AC32. Triangular and symmetric matrices are read in one half")
  func halves() {
    // Rows of 2, 0 and 1, 3; the upper right element is not read.
    let a: [Double] = [2, .nan, 1, 3]
    var x: [Double] = [4, 11]
    cblas_dtrsv(CblasRowMajor, CblasLower, CblasNoTrans, CblasNonUnit, 2, a, 2, &x, 1)
    #expect(x == [2, 3])
    cblas_dtrmv(CblasRowMajor, CblasLower, CblasNoTrans, CblasNonUnit, 2, a, 2, &x, 1)
    #expect(x == [4, 11])
    cblas_dtrmv(CblasRowMajor, CblasLower, CblasNoTrans, CblasUnit, 2, a, 2, &x, 1)
    #expect(x == [4, 15])
    var b: [Double] = [4, 8, 11, 25]
    cblas_dtrsm(
      CblasRowMajor, CblasLeft, CblasLower, CblasNoTrans, CblasNonUnit, 2, 2, 1, a, 2, &b, 2)
    #expect(b == [2, 4, 3, 7])
    var y: [Double] = [0, 0]
    cblas_dsymv(CblasRowMajor, CblasLower, 2, 1, a, 2, [1, 1], 1, 0, &y, 1)
    #expect(y == [3, 4])
    var c: [Float] = [0, 9, 0, 0]
    cblas_ssyrk(CblasRowMajor, CblasLower, CblasNoTrans, 2, 2, 1, [1, 2, 3, 4], 2, 0, &c, 2)
    #expect(c == [5, 9, 11, 25])
  }

  @Test("Accelerate.AC32. Complex vectors and matrices, conjugated or not")
  func complex() {
    let x = [DSPComplex(real: 1, imag: 2), DSPComplex(real: 3, imag: -1)]
    var result = DSPComplex()
    cblas_cdotu_sub(2, x, 1, x, 1, &result)
    // (1 + 2i)² + (3 − i)² is −3 + 4i + 8 − 6i.
    #expect(result.real == 5 && result.imag == -2)
    cblas_cdotc_sub(2, x, 1, x, 1, &result)
    #expect(result.real == 15 && result.imag == 0)
    #expect(cblas_scasum(2, x, 1) == 7 && cblas_icamax(2, x, 1) == 1)
    var (one, zero) = (DSPComplex(real: 1, imag: 0), DSPComplex(real: 0, imag: 0))
    var product = [DSPComplex](repeating: DSPComplex(real: .nan, imag: .nan), count: 1)
    // A row and its adjoint.
    cblas_cgemm(
      CblasRowMajor, CblasNoTrans, CblasConjTrans, 1, 1, 2, &one, x, 2, x, 2, &zero, &product, 1)
    #expect(product[0].real == 15 && product[0].imag == 0)
  }

  @Test("Accelerate.AC32. A large product has the sums of its rows and columns")
  func large() {
    let n = 200
    let a = (0..<n * n).map { Double($0 % 7) }
    let b = (0..<n * n).map { Double($0 % 5) }
    var c = [Double](repeating: 0, count: n * n)
    let size = Int32(n)
    cblas_dgemm(
      CblasRowMajor, CblasNoTrans, CblasNoTrans, size, size, size, 1, a, size, b, size, 0, &c, size)
    for (row, column) in [(0, 0), (17, 130), (199, 199)] {
      let sum = (0..<n).reduce(0) { $0 + a[row * n + $1] * b[$1 * n + column] }
      #expect(c[row * n + column] == sum, "whole numbers of this size are exact in any order")
    }
  }
}
