// Functions of BLAS on a complex matrix and vectors, in double precision, by OpenBLAS.
// Step Accelerate.AC32.

/// Multiplies a matrix and a vector, and adds the product to another vector.
public func cblas_zgemv(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32,
  _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __X: UnsafeRawPointer?,
  _ __incX: Int32, _ __beta: UnsafeRawPointer?, _ __Y: UnsafeMutableRawPointer?, _ __incY: Int32
) {
  zgemv(
    __Order.rawValue, __TransA.rawValue, __M, __N, __alpha, __A, __lda, __X, __incX, __beta, __Y,
    __incY)
}
private let zgemv = LinearAlgebraLibrary.function(
  "cblas_zgemv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?,
    Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a band matrix and a vector, and adds the product to another vector.
public func cblas_zgbmv(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __KL: Int32,
  _ __KU: Int32, _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?, _ __lda: Int32,
  _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __beta: UnsafeRawPointer?,
  _ __Y: UnsafeMutableRawPointer?, _ __incY: Int32
) {
  zgbmv(
    __Order.rawValue, __TransA.rawValue, __M, __N, __KL, __KU, __alpha, __A, __lda, __X, __incX,
    __beta, __Y, __incY)
}
private let zgbmv = LinearAlgebraLibrary.function(
  "cblas_zgbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Replaces a vector by its product with a triangular matrix.
public func cblas_ztrmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  ztrmv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __A, __lda, __X,
    __incX)
}
private let ztrmv = LinearAlgebraLibrary.function(
  "cblas_ztrmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Replaces a vector by its product with a triangular band matrix.
public func cblas_ztbmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __K: Int32, _ __A: UnsafeRawPointer?, _ __lda: Int32,
  _ __X: UnsafeMutableRawPointer?, _ __incX: Int32
) {
  ztbmv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __K, __A, __lda,
    __X, __incX)
}
private let ztbmv = LinearAlgebraLibrary.function(
  "cblas_ztbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, Int32,
    UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a packed triangular matrix and a vector.
public func cblas_ztpmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __Ap: UnsafeRawPointer?, _ __X: UnsafeMutableRawPointer?, _ __incX: Int32
) {
  ztpmv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __Ap, __X, __incX)
}
private let ztpmv = LinearAlgebraLibrary.function(
  "cblas_ztpmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular matrix.
public func cblas_ztrsv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  ztrsv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __A, __lda, __X,
    __incX)
}
private let ztrsv = LinearAlgebraLibrary.function(
  "cblas_ztrsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular band matrix.
public func cblas_ztbsv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __K: Int32, _ __A: UnsafeRawPointer?, _ __lda: Int32,
  _ __X: UnsafeMutableRawPointer?, _ __incX: Int32
) {
  ztbsv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __K, __A, __lda,
    __X, __incX)
}
private let ztbsv = LinearAlgebraLibrary.function(
  "cblas_ztbsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, Int32,
    UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Solves the equations of a packed triangular matrix.
public func cblas_ztpsv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __Ap: UnsafeRawPointer?, _ __X: UnsafeMutableRawPointer?, _ __incX: Int32
) {
  ztpsv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __Ap, __X, __incX)
}
private let ztpsv = LinearAlgebraLibrary.function(
  "cblas_ztpsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a Hermitian matrix and a vector, and adds the product to another vector.
public func cblas_zhemv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __X: UnsafeRawPointer?, _ __incX: Int32,
  _ __beta: UnsafeRawPointer?, _ __Y: UnsafeMutableRawPointer?, _ __incY: Int32
) {
  zhemv(
    __Order.rawValue, __Uplo.rawValue, __N, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let zhemv = LinearAlgebraLibrary.function(
  "cblas_zhemv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a Hermitian band matrix and a vector, and adds the product to another vector.
public func cblas_zhbmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __K: Int32,
  _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __X: UnsafeRawPointer?,
  _ __incX: Int32, _ __beta: UnsafeRawPointer?, _ __Y: UnsafeMutableRawPointer?, _ __incY: Int32
) {
  zhbmv(
    __Order.rawValue, __Uplo.rawValue, __N, __K, __alpha, __A, __lda, __X, __incX, __beta, __Y,
    __incY)
}
private let zhbmv = LinearAlgebraLibrary.function(
  "cblas_zhbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?,
    Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a packed Hermitian matrix and a vector, and adds the product to another one.
public func cblas_zhpmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: UnsafeRawPointer?,
  _ __Ap: UnsafeRawPointer?, _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __beta: UnsafeRawPointer?,
  _ __Y: UnsafeMutableRawPointer?, _ __incY: Int32
) {
  zhpmv(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __Ap, __X, __incX, __beta, __Y, __incY)
}
private let zhpmv = LinearAlgebraLibrary.function(
  "cblas_zhpmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds the outer product of two vectors to a matrix.
public func cblas_zgeru(
  _ __Order: CBLAS_ORDER, _ __M: Int32, _ __N: Int32, _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __Y: UnsafeRawPointer?, _ __incY: Int32,
  _ __A: UnsafeMutableRawPointer?, _ __lda: Int32
) {
  zgeru(__Order.rawValue, __M, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let zgeru = LinearAlgebraLibrary.function(
  "cblas_zgeru",
  as: (@convention(c) @Sendable (
    UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32,
    UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds the outer product of two vectors, the second conjugated, to a matrix.
public func cblas_zgerc(
  _ __Order: CBLAS_ORDER, _ __M: Int32, _ __N: Int32, _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __Y: UnsafeRawPointer?, _ __incY: Int32,
  _ __A: UnsafeMutableRawPointer?, _ __lda: Int32
) {
  zgerc(__Order.rawValue, __M, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let zgerc = LinearAlgebraLibrary.function(
  "cblas_zgerc",
  as: (@convention(c) @Sendable (
    UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32,
    UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds the outer product of a vector with itself to a Hermitian matrix.
public func cblas_zher(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: Double,
  _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __A: UnsafeMutableRawPointer?, _ __lda: Int32
) {
  zher(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __A, __lda)
}
private let zher = LinearAlgebraLibrary.function(
  "cblas_zher",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Double, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds the outer product of a vector with itself to a packed Hermitian matrix.
public func cblas_zhpr(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: Double,
  _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __A: UnsafeMutableRawPointer?
) {
  zhpr(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __A)
}
private let zhpr = LinearAlgebraLibrary.function(
  "cblas_zhpr",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Double, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?
  ) -> Void).self)

/// Adds both outer products of two vectors to a Hermitian matrix.
public func cblas_zher2(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __Y: UnsafeRawPointer?, _ __incY: Int32,
  _ __A: UnsafeMutableRawPointer?, _ __lda: Int32
) {
  zher2(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let zher2 = LinearAlgebraLibrary.function(
  "cblas_zher2",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32,
    UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds both outer products of two vectors to a packed matrix.
public func cblas_zhpr2(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __Y: UnsafeRawPointer?, _ __incY: Int32,
  _ __Ap: UnsafeMutableRawPointer?
) {
  zhpr2(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Y, __incY, __Ap)
}
private let zhpr2 = LinearAlgebraLibrary.function(
  "cblas_zhpr2",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32,
    UnsafeMutableRawPointer?
  ) -> Void).self)
