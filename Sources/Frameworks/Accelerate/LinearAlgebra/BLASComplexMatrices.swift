// Functions of BLAS on complex matrices, by OpenBLAS. Step Accelerate.AC32.

/// Multiplies two matrices, and adds the product to a third.
public func cblas_cgemm(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __TransB: CBLAS_TRANSPOSE, _ __M: Int32,
  _ __N: Int32, _ __K: Int32, _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?,
  _ __lda: Int32, _ __B: UnsafeRawPointer?, _ __ldb: Int32, _ __beta: UnsafeRawPointer?,
  _ __C: UnsafeMutableRawPointer?, _ __ldc: Int32
) {
  cgemm(
    __Order.rawValue, __TransA.rawValue, __TransB.rawValue, __M, __N, __K, __alpha, __A, __lda, __B,
    __ldb, __beta, __C, __ldc)
}
private let cgemm = LinearAlgebraLibrary.function(
  "cblas_cgemm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a symmetric matrix and another, and adds the product to a third.
public func cblas_csymm(
  _ __Order: CBLAS_ORDER, _ __Side: CBLAS_SIDE, _ __Uplo: CBLAS_UPLO, _ __M: Int32, _ __N: Int32,
  _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __B: UnsafeRawPointer?,
  _ __ldb: Int32, _ __beta: UnsafeRawPointer?, _ __C: UnsafeMutableRawPointer?, _ __ldc: Int32
) {
  csymm(
    __Order.rawValue, __Side.rawValue, __Uplo.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb,
    __beta, __C, __ldc)
}
private let csymm = LinearAlgebraLibrary.function(
  "cblas_csymm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a matrix and its transpose, and adds the product to a symmetric matrix.
public func cblas_csyrk(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __Trans: CBLAS_TRANSPOSE, _ __N: Int32,
  _ __K: Int32, _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?, _ __lda: Int32,
  _ __beta: UnsafeRawPointer?, _ __C: UnsafeMutableRawPointer?, _ __ldc: Int32
) {
  csyrk(
    __Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __beta, __C,
    __ldc)
}
private let csyrk = LinearAlgebraLibrary.function(
  "cblas_csyrk",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies each of two matrices and the transpose of the other, and adds both products.
public func cblas_csyr2k(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __Trans: CBLAS_TRANSPOSE, _ __N: Int32,
  _ __K: Int32, _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?, _ __lda: Int32,
  _ __B: UnsafeRawPointer?, _ __ldb: Int32, _ __beta: UnsafeRawPointer?,
  _ __C: UnsafeMutableRawPointer?, _ __ldc: Int32
) {
  csyr2k(
    __Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __B, __ldb,
    __beta, __C, __ldc)
}
private let csyr2k = LinearAlgebraLibrary.function(
  "cblas_csyr2k",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a triangular matrix and another.
public func cblas_ctrmm(
  _ __Order: CBLAS_ORDER, _ __Side: CBLAS_SIDE, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG, _ __M: Int32, _ __N: Int32, _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __B: UnsafeMutableRawPointer?, _ __ldb: Int32
) {
  ctrmm(
    __Order.rawValue, __Side.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __M,
    __N, __alpha, __A, __lda, __B, __ldb)
}
private let ctrmm = LinearAlgebraLibrary.function(
  "cblas_ctrmm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?,
    Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular matrix, for several vectors.
public func cblas_ctrsm(
  _ __Order: CBLAS_ORDER, _ __Side: CBLAS_SIDE, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG, _ __M: Int32, _ __N: Int32, _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __B: UnsafeMutableRawPointer?, _ __ldb: Int32
) {
  ctrsm(
    __Order.rawValue, __Side.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __M,
    __N, __alpha, __A, __lda, __B, __ldb)
}
private let ctrsm = LinearAlgebraLibrary.function(
  "cblas_ctrsm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?,
    Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies two matrices, and adds the product to a third.
public func cblas_zgemm(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __TransB: CBLAS_TRANSPOSE, _ __M: Int32,
  _ __N: Int32, _ __K: Int32, _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?,
  _ __lda: Int32, _ __B: UnsafeRawPointer?, _ __ldb: Int32, _ __beta: UnsafeRawPointer?,
  _ __C: UnsafeMutableRawPointer?, _ __ldc: Int32
) {
  zgemm(
    __Order.rawValue, __TransA.rawValue, __TransB.rawValue, __M, __N, __K, __alpha, __A, __lda, __B,
    __ldb, __beta, __C, __ldc)
}
private let zgemm = LinearAlgebraLibrary.function(
  "cblas_zgemm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a symmetric matrix and another, and adds the product to a third.
public func cblas_zsymm(
  _ __Order: CBLAS_ORDER, _ __Side: CBLAS_SIDE, _ __Uplo: CBLAS_UPLO, _ __M: Int32, _ __N: Int32,
  _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __B: UnsafeRawPointer?,
  _ __ldb: Int32, _ __beta: UnsafeRawPointer?, _ __C: UnsafeMutableRawPointer?, _ __ldc: Int32
) {
  zsymm(
    __Order.rawValue, __Side.rawValue, __Uplo.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb,
    __beta, __C, __ldc)
}
private let zsymm = LinearAlgebraLibrary.function(
  "cblas_zsymm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a matrix and its transpose, and adds the product to a symmetric matrix.
public func cblas_zsyrk(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __Trans: CBLAS_TRANSPOSE, _ __N: Int32,
  _ __K: Int32, _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?, _ __lda: Int32,
  _ __beta: UnsafeRawPointer?, _ __C: UnsafeMutableRawPointer?, _ __ldc: Int32
) {
  zsyrk(
    __Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __beta, __C,
    __ldc)
}
private let zsyrk = LinearAlgebraLibrary.function(
  "cblas_zsyrk",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies each of two matrices and the transpose of the other, and adds both products.
public func cblas_zsyr2k(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __Trans: CBLAS_TRANSPOSE, _ __N: Int32,
  _ __K: Int32, _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?, _ __lda: Int32,
  _ __B: UnsafeRawPointer?, _ __ldb: Int32, _ __beta: UnsafeRawPointer?,
  _ __C: UnsafeMutableRawPointer?, _ __ldc: Int32
) {
  zsyr2k(
    __Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __B, __ldb,
    __beta, __C, __ldc)
}
private let zsyr2k = LinearAlgebraLibrary.function(
  "cblas_zsyr2k",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a triangular matrix and another.
public func cblas_ztrmm(
  _ __Order: CBLAS_ORDER, _ __Side: CBLAS_SIDE, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG, _ __M: Int32, _ __N: Int32, _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __B: UnsafeMutableRawPointer?, _ __ldb: Int32
) {
  ztrmm(
    __Order.rawValue, __Side.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __M,
    __N, __alpha, __A, __lda, __B, __ldb)
}
private let ztrmm = LinearAlgebraLibrary.function(
  "cblas_ztrmm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?,
    Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular matrix, for several vectors.
public func cblas_ztrsm(
  _ __Order: CBLAS_ORDER, _ __Side: CBLAS_SIDE, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG, _ __M: Int32, _ __N: Int32, _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __B: UnsafeMutableRawPointer?, _ __ldb: Int32
) {
  ztrsm(
    __Order.rawValue, __Side.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __M,
    __N, __alpha, __A, __lda, __B, __ldb)
}
private let ztrsm = LinearAlgebraLibrary.function(
  "cblas_ztrsm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?,
    Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a Hermitian matrix and another, and adds the product to a third.
public func cblas_chemm(
  _ __Order: CBLAS_ORDER, _ __Side: CBLAS_SIDE, _ __Uplo: CBLAS_UPLO, _ __M: Int32, _ __N: Int32,
  _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __B: UnsafeRawPointer?,
  _ __ldb: Int32, _ __beta: UnsafeRawPointer?, _ __C: UnsafeMutableRawPointer?, _ __ldc: Int32
) {
  chemm(
    __Order.rawValue, __Side.rawValue, __Uplo.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb,
    __beta, __C, __ldc)
}
private let chemm = LinearAlgebraLibrary.function(
  "cblas_chemm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a matrix and its adjoint, and adds the product to a Hermitian matrix.
public func cblas_cherk(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __Trans: CBLAS_TRANSPOSE, _ __N: Int32,
  _ __K: Int32, _ __alpha: Float, _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __beta: Float,
  _ __C: UnsafeMutableRawPointer?, _ __ldc: Int32
) {
  cherk(
    __Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __beta, __C,
    __ldc)
}
private let cherk = LinearAlgebraLibrary.function(
  "cblas_cherk",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Float, UnsafeRawPointer?, Int32, Float,
    UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies each of two matrices and the adjoint of the other, and adds both products.
public func cblas_cher2k(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __Trans: CBLAS_TRANSPOSE, _ __N: Int32,
  _ __K: Int32, _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?, _ __lda: Int32,
  _ __B: UnsafeRawPointer?, _ __ldb: Int32, _ __beta: Float, _ __C: UnsafeMutableRawPointer?,
  _ __ldc: Int32
) {
  cher2k(
    __Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __B, __ldb,
    __beta, __C, __ldc)
}
private let cher2k = LinearAlgebraLibrary.function(
  "cblas_cher2k",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, Int32, Float, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a Hermitian matrix and another, and adds the product to a third.
public func cblas_zhemm(
  _ __Order: CBLAS_ORDER, _ __Side: CBLAS_SIDE, _ __Uplo: CBLAS_UPLO, _ __M: Int32, _ __N: Int32,
  _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __B: UnsafeRawPointer?,
  _ __ldb: Int32, _ __beta: UnsafeRawPointer?, _ __C: UnsafeMutableRawPointer?, _ __ldc: Int32
) {
  zhemm(
    __Order.rawValue, __Side.rawValue, __Uplo.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb,
    __beta, __C, __ldc)
}
private let zhemm = LinearAlgebraLibrary.function(
  "cblas_zhemm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a matrix and its adjoint, and adds the product to a Hermitian matrix.
public func cblas_zherk(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __Trans: CBLAS_TRANSPOSE, _ __N: Int32,
  _ __K: Int32, _ __alpha: Double, _ __A: UnsafeRawPointer?, _ __lda: Int32, _ __beta: Double,
  _ __C: UnsafeMutableRawPointer?, _ __ldc: Int32
) {
  zherk(
    __Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __beta, __C,
    __ldc)
}
private let zherk = LinearAlgebraLibrary.function(
  "cblas_zherk",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Double, UnsafeRawPointer?, Int32, Double,
    UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies each of two matrices and the adjoint of the other, and adds both products.
public func cblas_zher2k(
  _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __Trans: CBLAS_TRANSPOSE, _ __N: Int32,
  _ __K: Int32, _ __alpha: UnsafeRawPointer?, _ __A: UnsafeRawPointer?, _ __lda: Int32,
  _ __B: UnsafeRawPointer?, _ __ldb: Int32, _ __beta: Double, _ __C: UnsafeMutableRawPointer?,
  _ __ldc: Int32
) {
  zher2k(
    __Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __B, __ldb,
    __beta, __C, __ldc)
}
private let zher2k = LinearAlgebraLibrary.function(
  "cblas_zher2k",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32,
    UnsafeRawPointer?, Int32, Double, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)
