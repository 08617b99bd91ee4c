// Functions of BLAS on matrices, by OpenBLAS. Step Accelerate.AC32.

/// Multiplies two matrices, and adds the product to a third.
public func cblas_sgemm(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __TransB: CBLAS_TRANSPOSE, _ __M: Int32,
  _ __N: Int32, _ __K: Int32, _ __alpha: Float, _ __A: UnsafePointer<Float>?, _ __lda: Int32,
  _ __B: UnsafePointer<Float>?, _ __ldb: Int32, _ __beta: Float,
  _ __C: UnsafeMutablePointer<Float>?, _ __ldc: Int32
) {
  sgemm(
    __Order.rawValue, __TransA.rawValue, __TransB.rawValue, __M, __N, __K, __alpha, __A, __lda, __B,
    __ldb, __beta, __C, __ldc)
}
private let sgemm = LinearAlgebraLibrary.function(
  "cblas_sgemm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Int32, Float, UnsafePointer<Float>?, Int32,
    UnsafePointer<Float>?, Int32, Float, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies a symmetric matrix and another, and adds the product to a third.
public func cblas_ssymm(
  _ __Order: CBLAS_ORDER, _ __Side: CBLAS_SIDE, _ __Uplo: CBLAS_UPLO, _ __M: Int32, _ __N: Int32,
  _ __alpha: Float, _ __A: UnsafePointer<Float>?, _ __lda: Int32, _ __B: UnsafePointer<Float>?,
  _ __ldb: Int32, _ __beta: Float, _ __C: UnsafeMutablePointer<Float>?, _ __ldc: Int32
) {
  ssymm(
    __Order.rawValue, __Side.rawValue, __Uplo.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb,
    __beta, __C, __ldc)
}
private let ssymm = LinearAlgebraLibrary.function(
  "cblas_ssymm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Float, UnsafePointer<Float>?, Int32,
    UnsafePointer<Float>?, Int32, Float, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies a matrix and its transpose, and adds the product to a symmetric matrix.
public func cblas_ssyrk(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __Trans: CBLAS_TRANSPOSE, _ __N: Int32,
  _ __K: Int32, _ __alpha: Float, _ __A: UnsafePointer<Float>?, _ __lda: Int32, _ __beta: Float,
  _ __C: UnsafeMutablePointer<Float>?, _ __ldc: Int32
) {
  ssyrk(
    __Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __beta, __C,
    __ldc)
}
private let ssyrk = LinearAlgebraLibrary.function(
  "cblas_ssyrk",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Float, UnsafePointer<Float>?, Int32, Float,
    UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies each of two matrices and the transpose of the other, and adds both products.
public func cblas_ssyr2k(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __Trans: CBLAS_TRANSPOSE, _ __N: Int32,
  _ __K: Int32, _ __alpha: Float, _ __A: UnsafePointer<Float>?, _ __lda: Int32,
  _ __B: UnsafePointer<Float>?, _ __ldb: Int32, _ __beta: Float,
  _ __C: UnsafeMutablePointer<Float>?, _ __ldc: Int32
) {
  ssyr2k(
    __Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __B, __ldb,
    __beta, __C, __ldc)
}
private let ssyr2k = LinearAlgebraLibrary.function(
  "cblas_ssyr2k",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Float, UnsafePointer<Float>?, Int32,
    UnsafePointer<Float>?, Int32, Float, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies a triangular matrix and another.
public func cblas_strmm(
  _ __Order: CBLAS_ORDER, _ __Side: CBLAS_SIDE, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG, _ __M: Int32, _ __N: Int32, _ __alpha: Float, _ __A: UnsafePointer<Float>?,
  _ __lda: Int32, _ __B: UnsafeMutablePointer<Float>?, _ __ldb: Int32
) {
  strmm(
    __Order.rawValue, __Side.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __M,
    __N, __alpha, __A, __lda, __B, __ldb)
}
private let strmm = LinearAlgebraLibrary.function(
  "cblas_strmm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, Float, UnsafePointer<Float>?, Int32,
    UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular matrix, for several vectors.
public func cblas_strsm(
  _ __Order: CBLAS_ORDER, _ __Side: CBLAS_SIDE, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG, _ __M: Int32, _ __N: Int32, _ __alpha: Float, _ __A: UnsafePointer<Float>?,
  _ __lda: Int32, _ __B: UnsafeMutablePointer<Float>?, _ __ldb: Int32
) {
  strsm(
    __Order.rawValue, __Side.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __M,
    __N, __alpha, __A, __lda, __B, __ldb)
}
private let strsm = LinearAlgebraLibrary.function(
  "cblas_strsm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, Float, UnsafePointer<Float>?, Int32,
    UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies two matrices, and adds the product to a third.
public func cblas_dgemm(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __TransB: CBLAS_TRANSPOSE, _ __M: Int32,
  _ __N: Int32, _ __K: Int32, _ __alpha: Double, _ __A: UnsafePointer<Double>?, _ __lda: Int32,
  _ __B: UnsafePointer<Double>?, _ __ldb: Int32, _ __beta: Double,
  _ __C: UnsafeMutablePointer<Double>?, _ __ldc: Int32
) {
  dgemm(
    __Order.rawValue, __TransA.rawValue, __TransB.rawValue, __M, __N, __K, __alpha, __A, __lda, __B,
    __ldb, __beta, __C, __ldc)
}
private let dgemm = LinearAlgebraLibrary.function(
  "cblas_dgemm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Int32, Double, UnsafePointer<Double>?, Int32,
    UnsafePointer<Double>?, Int32, Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies a symmetric matrix and another, and adds the product to a third.
public func cblas_dsymm(
  _ __Order: CBLAS_ORDER, _ __Side: CBLAS_SIDE, _ __Uplo: CBLAS_UPLO, _ __M: Int32, _ __N: Int32,
  _ __alpha: Double, _ __A: UnsafePointer<Double>?, _ __lda: Int32, _ __B: UnsafePointer<Double>?,
  _ __ldb: Int32, _ __beta: Double, _ __C: UnsafeMutablePointer<Double>?, _ __ldc: Int32
) {
  dsymm(
    __Order.rawValue, __Side.rawValue, __Uplo.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb,
    __beta, __C, __ldc)
}
private let dsymm = LinearAlgebraLibrary.function(
  "cblas_dsymm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Double, UnsafePointer<Double>?, Int32,
    UnsafePointer<Double>?, Int32, Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies a matrix and its transpose, and adds the product to a symmetric matrix.
public func cblas_dsyrk(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __Trans: CBLAS_TRANSPOSE, _ __N: Int32,
  _ __K: Int32, _ __alpha: Double, _ __A: UnsafePointer<Double>?, _ __lda: Int32, _ __beta: Double,
  _ __C: UnsafeMutablePointer<Double>?, _ __ldc: Int32
) {
  dsyrk(
    __Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __beta, __C,
    __ldc)
}
private let dsyrk = LinearAlgebraLibrary.function(
  "cblas_dsyrk",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Double, UnsafePointer<Double>?, Int32, Double,
    UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies each of two matrices and the transpose of the other, and adds both products.
public func cblas_dsyr2k(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __Trans: CBLAS_TRANSPOSE, _ __N: Int32,
  _ __K: Int32, _ __alpha: Double, _ __A: UnsafePointer<Double>?, _ __lda: Int32,
  _ __B: UnsafePointer<Double>?, _ __ldb: Int32, _ __beta: Double,
  _ __C: UnsafeMutablePointer<Double>?, _ __ldc: Int32
) {
  dsyr2k(
    __Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __B, __ldb,
    __beta, __C, __ldc)
}
private let dsyr2k = LinearAlgebraLibrary.function(
  "cblas_dsyr2k",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Double, UnsafePointer<Double>?, Int32,
    UnsafePointer<Double>?, Int32, Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies a triangular matrix and another.
public func cblas_dtrmm(
  _ __Order: CBLAS_ORDER, _ __Side: CBLAS_SIDE, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG, _ __M: Int32, _ __N: Int32, _ __alpha: Double,
  _ __A: UnsafePointer<Double>?, _ __lda: Int32, _ __B: UnsafeMutablePointer<Double>?,
  _ __ldb: Int32
) {
  dtrmm(
    __Order.rawValue, __Side.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __M,
    __N, __alpha, __A, __lda, __B, __ldb)
}
private let dtrmm = LinearAlgebraLibrary.function(
  "cblas_dtrmm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, Double, UnsafePointer<Double>?, Int32,
    UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular matrix, for several vectors.
public func cblas_dtrsm(
  _ __Order: CBLAS_ORDER, _ __Side: CBLAS_SIDE, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG, _ __M: Int32, _ __N: Int32, _ __alpha: Double,
  _ __A: UnsafePointer<Double>?, _ __lda: Int32, _ __B: UnsafeMutablePointer<Double>?,
  _ __ldb: Int32
) {
  dtrsm(
    __Order.rawValue, __Side.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __M,
    __N, __alpha, __A, __lda, __B, __ldb)
}
private let dtrsm = LinearAlgebraLibrary.function(
  "cblas_dtrsm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, Double, UnsafePointer<Double>?, Int32,
    UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)
