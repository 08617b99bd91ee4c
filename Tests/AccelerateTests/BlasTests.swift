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
}
