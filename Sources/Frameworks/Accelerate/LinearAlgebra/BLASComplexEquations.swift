// Functions of BLAS on a complex matrix and vectors, in single precision, by OpenBLAS.
// Step Accelerate.AC32.

/// Multiplies a matrix and a vector, and adds the product to another vector.
public func cblas_cgemv(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32,
  _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __X: UnsafeRawPointer?,
  _ __incX: Int32, _ __beta: UnsafeRawPointer?, _ __Y: UnsafeMutableRawPointer?, _ __incY: Int32
) {
  cgemv(
    __Order.rawValue, __TransA.rawValue, __M, __N, __alpha, __A, __lda, __X, __incX, __beta, __Y,
    __incY)
}
private let cgemv = LinearAlgebraLibrary.function(
  "cblas_cgemv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?,
    Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a band matrix and a vector, and adds the product to another vector.
public func cblas_cgbmv(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __KL: Int32,
  _ __KU: Int32, _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?, _ __lda: Int32,
  _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __beta: UnsafeRawPointer?,
  _ __Y: UnsafeMutableRawPointer?, _ __incY: Int32
) {
  cgbmv(
    __Order.rawValue, __TransA.rawValue, __M, __N, __KL, __KU, __alpha, __A, __lda, __X, __incX,
    __beta, __Y, __incY)
}
private let cgbmv = LinearAlgebraLibrary.function(
  "cblas_cgbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Replaces a vector by its product with a triangular matrix.
public func cblas_ctrmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  ctrmv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __A, __lda, __X,
    __incX)
}
private let ctrmv = LinearAlgebraLibrary.function(
  "cblas_ctrmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Replaces a vector by its product with a triangular band matrix.
public func cblas_ctbmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __K: Int32, _ __A: UnsafeRawPointer?, _ __lda: Int32,
  _ __X: UnsafeMutableRawPointer?, _ __incX: Int32
) {
  ctbmv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __K, __A, __lda,
    __X, __incX)
}
private let ctbmv = LinearAlgebraLibrary.function(
  "cblas_ctbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, Int32,
    UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a packed triangular matrix and a vector.
public func cblas_ctpmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __Ap: UnsafeRawPointer?, _ __X: UnsafeMutableRawPointer?, _ __incX: Int32
) {
  ctpmv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __Ap, __X, __incX)
}
private let ctpmv = LinearAlgebraLibrary.function(
  "cblas_ctpmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular matrix.
public func cblas_ctrsv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  ctrsv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __A, __lda, __X,
    __incX)
}
private let ctrsv = LinearAlgebraLibrary.function(
  "cblas_ctrsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular band matrix.
public func cblas_ctbsv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __K: Int32, _ __A: UnsafeRawPointer?, _ __lda: Int32,
  _ __X: UnsafeMutableRawPointer?, _ __incX: Int32
) {
  ctbsv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __K, __A, __lda,
    __X, __incX)
}
private let ctbsv = LinearAlgebraLibrary.function(
  "cblas_ctbsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, Int32,
    UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Solves the equations of a packed triangular matrix.
public func cblas_ctpsv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __Ap: UnsafeRawPointer?, _ __X: UnsafeMutableRawPointer?, _ __incX: Int32
) {
  ctpsv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __Ap, __X, __incX)
}
private let ctpsv = LinearAlgebraLibrary.function(
  "cblas_ctpsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a Hermitian matrix and a vector, and adds the product to another vector.
public func cblas_chemv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __X: UnsafeRawPointer?, _ __incX: Int32,
  _ __beta: UnsafeRawPointer?, _ __Y: UnsafeMutableRawPointer?, _ __incY: Int32
) {
  chemv(
    __Order.rawValue, __Uplo.rawValue, __N, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let chemv = LinearAlgebraLibrary.function(
  "cblas_chemv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a Hermitian band matrix and a vector, and adds the product to another vector.
public func cblas_chbmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __K: Int32,
  _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __X: UnsafeRawPointer?,
  _ __incX: Int32, _ __beta: UnsafeRawPointer?, _ __Y: UnsafeMutableRawPointer?, _ __incY: Int32
) {
  chbmv(
    __Order.rawValue, __Uplo.rawValue, __N, __K, __alpha, __A, __lda, __X, __incX, __beta, __Y,
    __incY)
}
private let chbmv = LinearAlgebraLibrary.function(
  "cblas_chbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?,
    Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a packed Hermitian matrix and a vector, and adds the product to another one.
public func cblas_chpmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: UnsafeRawPointer?,
  _ __Ap: UnsafeRawPointer?, _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __beta: UnsafeRawPointer?,
  _ __Y: UnsafeMutableRawPointer?, _ __incY: Int32
) {
  chpmv(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __Ap, __X, __incX, __beta, __Y, __incY)
}
private let chpmv = LinearAlgebraLibrary.function(
  "cblas_chpmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds the outer product of two vectors to a matrix.
public func cblas_cgeru(
  _ __Order: CBLAS_ORDER, _ __M: Int32, _ __N: Int32, _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __Y: UnsafeRawPointer?, _ __incY: Int32,
  _ __A: UnsafeMutableRawPointer?, _ __lda: Int32
) {
  cgeru(__Order.rawValue, __M, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let cgeru = LinearAlgebraLibrary.function(
  "cblas_cgeru",
  as: (@convention(c) @Sendable (
    UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32,
    UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds the outer product of two vectors, the second conjugated, to a matrix.
public func cblas_cgerc(
  _ __Order: CBLAS_ORDER, _ __M: Int32, _ __N: Int32, _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __Y: UnsafeRawPointer?, _ __incY: Int32,
  _ __A: UnsafeMutableRawPointer?, _ __lda: Int32
) {
  cgerc(__Order.rawValue, __M, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let cgerc = LinearAlgebraLibrary.function(
  "cblas_cgerc",
  as: (@convention(c) @Sendable (
    UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32,
    UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds the outer product of a vector with itself to a Hermitian matrix.
public func cblas_cher(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: Float,
  _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __A: UnsafeMutableRawPointer?, _ __lda: Int32
) {
  cher(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __A, __lda)
}
private let cher = LinearAlgebraLibrary.function(
  "cblas_cher",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Float, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds the outer product of a vector with itself to a packed Hermitian matrix.
public func cblas_chpr(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: Float,
  _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __A: UnsafeMutableRawPointer?
) {
  chpr(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __A)
}
private let chpr = LinearAlgebraLibrary.function(
  "cblas_chpr",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Float, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?
  ) -> Void).self)

/// Adds both outer products of two vectors to a Hermitian matrix.
public func cblas_cher2(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __Y: UnsafeRawPointer?, _ __incY: Int32,
  _ __A: UnsafeMutableRawPointer?, _ __lda: Int32
) {
  cher2(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let cher2 = LinearAlgebraLibrary.function(
  "cblas_cher2",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32,
    UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds both outer products of two vectors to a packed matrix.
public func cblas_chpr2(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __Y: UnsafeRawPointer?, _ __incY: Int32,
  _ __Ap: UnsafeMutableRawPointer?
) {
  chpr2(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Y, __incY, __Ap)
}
private let chpr2 = LinearAlgebraLibrary.function(
  "cblas_chpr2",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32,
    UnsafeMutableRawPointer?
  ) -> Void).self)
