// Functions of BLAS on a matrix and vectors, in double precision, by OpenBLAS.
// Step Accelerate.AC32.

/// Multiplies a matrix and a vector, and adds the product to another vector.
public func cblas_dgemv(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32,
  _ __alpha: Double, _ __A: UnsafePointer<Double>?, _ __lda: Int32, _ __X: UnsafePointer<Double>?,
  _ __incX: Int32, _ __beta: Double, _ __Y: UnsafeMutablePointer<Double>?, _ __incY: Int32
) {
  dgemv(
    __Order.rawValue, __TransA.rawValue, __M, __N, __alpha, __A, __lda, __X, __incX, __beta, __Y,
    __incY)
}
private let dgemv = LinearAlgebraLibrary.function(
  "cblas_dgemv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?,
    Int32, Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies a band matrix and a vector, and adds the product to another vector.
public func cblas_dgbmv(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __KL: Int32,
  _ __KU: Int32, _ __alpha: Double, _ __A: UnsafePointer<Double>?, _ __lda: Int32,
  _ __X: UnsafePointer<Double>?, _ __incX: Int32, _ __beta: Double,
  _ __Y: UnsafeMutablePointer<Double>?, _ __incY: Int32
) {
  dgbmv(
    __Order.rawValue, __TransA.rawValue, __M, __N, __KL, __KU, __alpha, __A, __lda, __X, __incX,
    __beta, __Y, __incY)
}
private let dgbmv = LinearAlgebraLibrary.function(
  "cblas_dgbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, Int32, Int32, Double, UnsafePointer<Double>?, Int32,
    UnsafePointer<Double>?, Int32, Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Replaces a vector by its product with a triangular matrix.
public func cblas_dtrmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __A: UnsafePointer<Double>?, _ __lda: Int32, _ __X: UnsafeMutablePointer<Double>?,
  _ __incX: Int32
) {
  dtrmv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __A, __lda, __X,
    __incX)
}
private let dtrmv = LinearAlgebraLibrary.function(
  "cblas_dtrmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafePointer<Double>?, Int32,
    UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Replaces a vector by its product with a triangular band matrix.
public func cblas_dtbmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __K: Int32, _ __A: UnsafePointer<Double>?, _ __lda: Int32,
  _ __X: UnsafeMutablePointer<Double>?, _ __incX: Int32
) {
  dtbmv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __K, __A, __lda,
    __X, __incX)
}
private let dtbmv = LinearAlgebraLibrary.function(
  "cblas_dtbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafePointer<Double>?, Int32,
    UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies a packed triangular matrix and a vector.
public func cblas_dtpmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __Ap: UnsafePointer<Double>?, _ __X: UnsafeMutablePointer<Double>?,
  _ __incX: Int32
) {
  dtpmv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __Ap, __X, __incX)
}
private let dtpmv = LinearAlgebraLibrary.function(
  "cblas_dtpmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafePointer<Double>?, UnsafeMutablePointer<Double>?,
    Int32
  ) -> Void).self)

/// Solves the equations of a triangular matrix.
public func cblas_dtrsv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __A: UnsafePointer<Double>?, _ __lda: Int32, _ __X: UnsafeMutablePointer<Double>?,
  _ __incX: Int32
) {
  dtrsv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __A, __lda, __X,
    __incX)
}
private let dtrsv = LinearAlgebraLibrary.function(
  "cblas_dtrsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafePointer<Double>?, Int32,
    UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular band matrix.
public func cblas_dtbsv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __K: Int32, _ __A: UnsafePointer<Double>?, _ __lda: Int32,
  _ __X: UnsafeMutablePointer<Double>?, _ __incX: Int32
) {
  dtbsv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __K, __A, __lda,
    __X, __incX)
}
private let dtbsv = LinearAlgebraLibrary.function(
  "cblas_dtbsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafePointer<Double>?, Int32,
    UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Solves the equations of a packed triangular matrix.
public func cblas_dtpsv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __Ap: UnsafePointer<Double>?, _ __X: UnsafeMutablePointer<Double>?,
  _ __incX: Int32
) {
  dtpsv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __Ap, __X, __incX)
}
private let dtpsv = LinearAlgebraLibrary.function(
  "cblas_dtpsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafePointer<Double>?, UnsafeMutablePointer<Double>?,
    Int32
  ) -> Void).self)

/// Multiplies a symmetric matrix and a vector, and adds the product to another vector.
public func cblas_dsymv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: Double,
  _ __A: UnsafePointer<Double>?, _ __lda: Int32, _ __X: UnsafePointer<Double>?, _ __incX: Int32,
  _ __beta: Double, _ __Y: UnsafeMutablePointer<Double>?, _ __incY: Int32
) {
  dsymv(
    __Order.rawValue, __Uplo.rawValue, __N, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let dsymv = LinearAlgebraLibrary.function(
  "cblas_dsymv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?, Int32,
    Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies a symmetric band matrix and a vector, and adds the product to another vector.
public func cblas_dsbmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __K: Int32, _ __alpha: Double,
  _ __A: UnsafePointer<Double>?, _ __lda: Int32, _ __X: UnsafePointer<Double>?, _ __incX: Int32,
  _ __beta: Double, _ __Y: UnsafeMutablePointer<Double>?, _ __incY: Int32
) {
  dsbmv(
    __Order.rawValue, __Uplo.rawValue, __N, __K, __alpha, __A, __lda, __X, __incX, __beta, __Y,
    __incY)
}
private let dsbmv = LinearAlgebraLibrary.function(
  "cblas_dsbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?,
    Int32, Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies a packed symmetric matrix and a vector, and adds the product to another one.
public func cblas_dspmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: Double,
  _ __Ap: UnsafePointer<Double>?, _ __X: UnsafePointer<Double>?, _ __incX: Int32, _ __beta: Double,
  _ __Y: UnsafeMutablePointer<Double>?, _ __incY: Int32
) {
  dspmv(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __Ap, __X, __incX, __beta, __Y, __incY)
}
private let dspmv = LinearAlgebraLibrary.function(
  "cblas_dspmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Double, UnsafePointer<Double>?, UnsafePointer<Double>?, Int32, Double,
    UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Adds the outer product of two vectors to a matrix.
public func cblas_dger(
  _ __Order: CBLAS_ORDER, _ __M: Int32, _ __N: Int32, _ __alpha: Double,
  _ __X: UnsafePointer<Double>?, _ __incX: Int32, _ __Y: UnsafePointer<Double>?, _ __incY: Int32,
  _ __A: UnsafeMutablePointer<Double>?, _ __lda: Int32
) {
  dger(__Order.rawValue, __M, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let dger = LinearAlgebraLibrary.function(
  "cblas_dger",
  as: (@convention(c) @Sendable (
    UInt32, Int32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?, Int32,
    UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Adds the outer product of a vector with itself to a symmetric matrix.
public func cblas_dsyr(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: Double,
  _ __X: UnsafePointer<Double>?, _ __incX: Int32, _ __A: UnsafeMutablePointer<Double>?,
  _ __lda: Int32
) {
  dsyr(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __A, __lda)
}
private let dsyr = LinearAlgebraLibrary.function(
  "cblas_dsyr",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafeMutablePointer<Double>?,
    Int32
  ) -> Void).self)

/// Adds the outer product of a vector with itself to a packed symmetric matrix.
public func cblas_dspr(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: Double,
  _ __X: UnsafePointer<Double>?, _ __incX: Int32, _ __Ap: UnsafeMutablePointer<Double>?
) {
  dspr(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Ap)
}
private let dspr = LinearAlgebraLibrary.function(
  "cblas_dspr",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafeMutablePointer<Double>?
  ) -> Void).self)

/// Adds both outer products of two vectors to a symmetric matrix.
public func cblas_dsyr2(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: Double,
  _ __X: UnsafePointer<Double>?, _ __incX: Int32, _ __Y: UnsafePointer<Double>?, _ __incY: Int32,
  _ __A: UnsafeMutablePointer<Double>?, _ __lda: Int32
) {
  dsyr2(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let dsyr2 = LinearAlgebraLibrary.function(
  "cblas_dsyr2",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?, Int32,
    UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Adds both outer products of two vectors to a packed matrix.
public func cblas_dspr2(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: Double,
  _ __X: UnsafePointer<Double>?, _ __incX: Int32, _ __Y: UnsafePointer<Double>?, _ __incY: Int32,
  _ __A: UnsafeMutablePointer<Double>?
) {
  dspr2(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Y, __incY, __A)
}
private let dspr2 = LinearAlgebraLibrary.function(
  "cblas_dspr2",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?, Int32,
    UnsafeMutablePointer<Double>?
  ) -> Void).self)
