// Functions of BLAS on a matrix and vectors, in single precision, by OpenBLAS.
// Step Accelerate.AC32.

/// Multiplies a matrix and a vector, and adds the product to another vector.
public func cblas_sgemv(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __alpha: Float,
  _ __A: UnsafePointer<Float>?, _ __lda: Int32, _ __X: UnsafePointer<Float>?, _ __incX: Int32,
  _ __beta: Float, _ __Y: UnsafeMutablePointer<Float>?, _ __incY: Int32
) {
  sgemv(
    __Order.rawValue, __TransA.rawValue, __M, __N, __alpha, __A, __lda, __X, __incX, __beta, __Y,
    __incY)
}
private let sgemv = LinearAlgebraLibrary.function(
  "cblas_sgemv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32,
    Float, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies a band matrix and a vector, and adds the product to another vector.
public func cblas_sgbmv(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __KL: Int32,
  _ __KU: Int32, _ __alpha: Float, _ __A: UnsafePointer<Float>?, _ __lda: Int32,
  _ __X: UnsafePointer<Float>?, _ __incX: Int32, _ __beta: Float,
  _ __Y: UnsafeMutablePointer<Float>?, _ __incY: Int32
) {
  sgbmv(
    __Order.rawValue, __TransA.rawValue, __M, __N, __KL, __KU, __alpha, __A, __lda, __X, __incX,
    __beta, __Y, __incY)
}
private let sgbmv = LinearAlgebraLibrary.function(
  "cblas_sgbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, Int32, Int32, Float, UnsafePointer<Float>?, Int32,
    UnsafePointer<Float>?, Int32, Float, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Replaces a vector by its product with a triangular matrix.
public func cblas_strmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __A: UnsafePointer<Float>?, _ __lda: Int32, _ __X: UnsafeMutablePointer<Float>?,
  _ __incX: Int32
) {
  strmv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __A, __lda, __X,
    __incX)
}
private let strmv = LinearAlgebraLibrary.function(
  "cblas_strmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafePointer<Float>?, Int32,
    UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Replaces a vector by its product with a triangular band matrix.
public func cblas_stbmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __K: Int32, _ __A: UnsafePointer<Float>?, _ __lda: Int32,
  _ __X: UnsafeMutablePointer<Float>?, _ __incX: Int32
) {
  stbmv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __K, __A, __lda,
    __X, __incX)
}
private let stbmv = LinearAlgebraLibrary.function(
  "cblas_stbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafePointer<Float>?, Int32,
    UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies a packed triangular matrix and a vector.
public func cblas_stpmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __Ap: UnsafePointer<Float>?, _ __X: UnsafeMutablePointer<Float>?, _ __incX: Int32
) {
  stpmv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __Ap, __X, __incX)
}
private let stpmv = LinearAlgebraLibrary.function(
  "cblas_stpmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafePointer<Float>?, UnsafeMutablePointer<Float>?,
    Int32
  ) -> Void).self)

/// Solves the equations of a triangular matrix.
public func cblas_strsv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __A: UnsafePointer<Float>?, _ __lda: Int32, _ __X: UnsafeMutablePointer<Float>?,
  _ __incX: Int32
) {
  strsv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __A, __lda, __X,
    __incX)
}
private let strsv = LinearAlgebraLibrary.function(
  "cblas_strsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafePointer<Float>?, Int32,
    UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular band matrix.
public func cblas_stbsv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __K: Int32, _ __A: UnsafePointer<Float>?, _ __lda: Int32,
  _ __X: UnsafeMutablePointer<Float>?, _ __incX: Int32
) {
  stbsv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __K, __A, __lda,
    __X, __incX)
}
private let stbsv = LinearAlgebraLibrary.function(
  "cblas_stbsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafePointer<Float>?, Int32,
    UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Solves the equations of a packed triangular matrix.
public func cblas_stpsv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG,
  _ __N: Int32, _ __Ap: UnsafePointer<Float>?, _ __X: UnsafeMutablePointer<Float>?, _ __incX: Int32
) {
  stpsv(
    __Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __Ap, __X, __incX)
}
private let stpsv = LinearAlgebraLibrary.function(
  "cblas_stpsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafePointer<Float>?, UnsafeMutablePointer<Float>?,
    Int32
  ) -> Void).self)

/// Multiplies a symmetric matrix and a vector, and adds the product to another vector.
public func cblas_ssymv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: Float,
  _ __A: UnsafePointer<Float>?, _ __lda: Int32, _ __X: UnsafePointer<Float>?, _ __incX: Int32,
  _ __beta: Float, _ __Y: UnsafeMutablePointer<Float>?, _ __incY: Int32
) {
  ssymv(
    __Order.rawValue, __Uplo.rawValue, __N, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let ssymv = LinearAlgebraLibrary.function(
  "cblas_ssymv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32, Float,
    UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies a symmetric band matrix and a vector, and adds the product to another vector.
public func cblas_ssbmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __K: Int32, _ __alpha: Float,
  _ __A: UnsafePointer<Float>?, _ __lda: Int32, _ __X: UnsafePointer<Float>?, _ __incX: Int32,
  _ __beta: Float, _ __Y: UnsafeMutablePointer<Float>?, _ __incY: Int32
) {
  ssbmv(
    __Order.rawValue, __Uplo.rawValue, __N, __K, __alpha, __A, __lda, __X, __incX, __beta, __Y,
    __incY)
}
private let ssbmv = LinearAlgebraLibrary.function(
  "cblas_ssbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32,
    Float, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies a packed symmetric matrix and a vector, and adds the product to another one.
public func cblas_sspmv(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: Float,
  _ __Ap: UnsafePointer<Float>?, _ __X: UnsafePointer<Float>?, _ __incX: Int32, _ __beta: Float,
  _ __Y: UnsafeMutablePointer<Float>?, _ __incY: Int32
) {
  sspmv(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __Ap, __X, __incX, __beta, __Y, __incY)
}
private let sspmv = LinearAlgebraLibrary.function(
  "cblas_sspmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Float, UnsafePointer<Float>?, UnsafePointer<Float>?, Int32, Float,
    UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Adds the outer product of two vectors to a matrix.
public func cblas_sger(
  _ __Order: CBLAS_ORDER, _ __M: Int32, _ __N: Int32, _ __alpha: Float,
  _ __X: UnsafePointer<Float>?, _ __incX: Int32, _ __Y: UnsafePointer<Float>?, _ __incY: Int32,
  _ __A: UnsafeMutablePointer<Float>?, _ __lda: Int32
) {
  sger(__Order.rawValue, __M, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let sger = LinearAlgebraLibrary.function(
  "cblas_sger",
  as: (@convention(c) @Sendable (
    UInt32, Int32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32,
    UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Adds the outer product of a vector with itself to a symmetric matrix.
public func cblas_ssyr(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: Float,
  _ __X: UnsafePointer<Float>?, _ __incX: Int32, _ __A: UnsafeMutablePointer<Float>?, _ __lda: Int32
) {
  ssyr(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __A, __lda)
}
private let ssyr = LinearAlgebraLibrary.function(
  "cblas_ssyr",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Adds the outer product of a vector with itself to a packed symmetric matrix.
public func cblas_sspr(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: Float,
  _ __X: UnsafePointer<Float>?, _ __incX: Int32, _ __Ap: UnsafeMutablePointer<Float>?
) {
  sspr(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Ap)
}
private let sspr = LinearAlgebraLibrary.function(
  "cblas_sspr",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafeMutablePointer<Float>?
  ) -> Void).self)

/// Adds both outer products of two vectors to a symmetric matrix.
public func cblas_ssyr2(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: Float,
  _ __X: UnsafePointer<Float>?, _ __incX: Int32, _ __Y: UnsafePointer<Float>?, _ __incY: Int32,
  _ __A: UnsafeMutablePointer<Float>?, _ __lda: Int32
) {
  ssyr2(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let ssyr2 = LinearAlgebraLibrary.function(
  "cblas_ssyr2",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32,
    UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Adds both outer products of two vectors to a packed matrix.
public func cblas_sspr2(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: Float,
  _ __X: UnsafePointer<Float>?, _ __incX: Int32, _ __Y: UnsafePointer<Float>?, _ __incY: Int32,
  _ __A: UnsafeMutablePointer<Float>?
) {
  sspr2(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Y, __incY, __A)
}
private let sspr2 = LinearAlgebraLibrary.function(
  "cblas_sspr2",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32,
    UnsafeMutablePointer<Float>?
  ) -> Void).self)
