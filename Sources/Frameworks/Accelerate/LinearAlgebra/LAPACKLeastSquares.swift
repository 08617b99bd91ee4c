// Functions of LAPACK for orthogonal factors and the least squares, by OpenBLAS.
// Step Accelerate.AC33.

/// Computes the QR factorization of a matrix.
@discardableResult
public func sgeqrf_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __tau: UnsafeMutablePointer<__CLPK_real>!, _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgeqrf(__m, __n, __a, __lda, __tau, __work, __lwork, __info)
  return 0
}
private let sgeqrf = LinearAlgebraLibrary.function(
  "sgeqrf_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals,
    LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Computes the QR factorization of a matrix.
@discardableResult
public func dgeqrf_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __tau: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgeqrf(__m, __n, __a, __lda, __tau, __work, __lwork, __info)
  return 0
}
private let dgeqrf = LinearAlgebraLibrary.function(
  "dgeqrf_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles,
    LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Generates the matrix Q of the factorization by `sgeqrf_`.
@discardableResult
public func sorgqr_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __k: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __tau: UnsafeMutablePointer<__CLPK_real>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!, _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sorgqr(__m, __n, __k, __a, __lda, __tau, __work, __lwork, __info)
  return 0
}
private let sorgqr = LinearAlgebraLibrary.function(
  "sorgqr_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals,
    LAPACKReals, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Generates the matrix Q of the factorization by `dgeqrf_`.
@discardableResult
public func dorgqr_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __k: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __tau: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dorgqr(__m, __n, __k, __a, __lda, __tau, __work, __lwork, __info)
  return 0
}
private let dorgqr = LinearAlgebraLibrary.function(
  "dorgqr_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles,
    LAPACKDoubles, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Multiplies a matrix by the matrix Q of the factorization by `sgeqrf_`.
@discardableResult
public func sormqr_(
  _ __side: UnsafeMutablePointer<CChar>!, _ __trans: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __k: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __tau: UnsafeMutablePointer<__CLPK_real>!,
  _ __c: UnsafeMutablePointer<__CLPK_real>!, _ __ldc: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!, _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sormqr(
    __side, __trans, __m, __n, __k, __a, __lda, __tau, __c, __ldc, __work, __lwork, __info, 1, 1)
  return 0
}
private let sormqr = LinearAlgebraLibrary.function(
  "sormqr_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKReals,
    LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers,
    LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Multiplies a matrix by the matrix Q of the factorization by `dgeqrf_`.
@discardableResult
public func dormqr_(
  _ __side: UnsafeMutablePointer<CChar>!, _ __trans: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __k: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __tau: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __c: UnsafeMutablePointer<__CLPK_doublereal>!, _ __ldc: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dormqr(
    __side, __trans, __m, __n, __k, __a, __lda, __tau, __c, __ldc, __work, __lwork, __info, 1, 1)
  return 0
}
private let dormqr = LinearAlgebraLibrary.function(
  "dormqr_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles,
    LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers,
    LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Solves a least-squares problem of full rank.
@discardableResult
public func sgels_(
  _ __trans: UnsafeMutablePointer<CChar>!, _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!, _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!, _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgels(__trans, __m, __n, __nrhs, __a, __lda, __b, __ldb, __work, __lwork, __info, 1)
  return 0
}
private let sgels = LinearAlgebraLibrary.function(
  "sgels_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers,
    LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves a least-squares problem of full rank.
@discardableResult
public func dgels_(
  _ __trans: UnsafeMutablePointer<CChar>!, _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!, _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgels(__trans, __m, __n, __nrhs, __a, __lda, __b, __ldb, __work, __lwork, __info, 1)
  return 0
}
private let dgels = LinearAlgebraLibrary.function(
  "dgels_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers,
    LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves a least-squares problem by singular values.
@discardableResult
public func sgelss_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __s: UnsafeMutablePointer<__CLPK_real>!,
  _ __rcond: UnsafeMutablePointer<__CLPK_real>!, _ __rank: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!, _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgelss(__m, __n, __nrhs, __a, __lda, __b, __ldb, __s, __rcond, __rank, __work, __lwork, __info)
  return 0
}
private let sgelss = LinearAlgebraLibrary.function(
  "sgelss_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals,
    LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers,
    LAPACKIntegers
  ) -> Void).self)

/// Solves a least-squares problem by singular values.
@discardableResult
public func dgelss_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __s: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __rcond: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __rank: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgelss(__m, __n, __nrhs, __a, __lda, __b, __ldb, __s, __rcond, __rank, __work, __lwork, __info)
  return 0
}
private let dgelss = LinearAlgebraLibrary.function(
  "dgelss_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles,
    LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers,
    LAPACKIntegers
  ) -> Void).self)

/// Solves a least-squares problem by singular values and divide and conquer.
@discardableResult
public func sgelsd_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __s: UnsafeMutablePointer<__CLPK_real>!,
  _ __rcond: UnsafeMutablePointer<__CLPK_real>!, _ __rank: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!, _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgelsd(
    __m, __n, __nrhs, __a, __lda, __b, __ldb, __s, __rcond, __rank, __work, __lwork, __iwork, __info
  )
  return 0
}
private let sgelsd = LinearAlgebraLibrary.function(
  "sgelsd_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals,
    LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers,
    LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves a least-squares problem by singular values and divide and conquer.
@discardableResult
public func dgelsd_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __s: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __rcond: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __rank: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgelsd(
    __m, __n, __nrhs, __a, __lda, __b, __ldb, __s, __rcond, __rank, __work, __lwork, __iwork, __info
  )
  return 0
}
private let dgelsd = LinearAlgebraLibrary.function(
  "dgelsd_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles,
    LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers,
    LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves a least-squares problem by an orthogonal factorization.
@discardableResult
public func sgelsy_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __jpvt: UnsafeMutablePointer<__CLPK_integer>!,
  _ __rcond: UnsafeMutablePointer<__CLPK_real>!, _ __rank: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!, _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgelsy(__m, __n, __nrhs, __a, __lda, __b, __ldb, __jpvt, __rcond, __rank, __work, __lwork, __info)
  return 0
}
private let sgelsy = LinearAlgebraLibrary.function(
  "sgelsy_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals,
    LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers,
    LAPACKIntegers
  ) -> Void).self)

/// Solves a least-squares problem by an orthogonal factorization.
@discardableResult
public func dgelsy_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __jpvt: UnsafeMutablePointer<__CLPK_integer>!,
  _ __rcond: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __rank: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgelsy(__m, __n, __nrhs, __a, __lda, __b, __ldb, __jpvt, __rcond, __rank, __work, __lwork, __info)
  return 0
}
private let dgelsy = LinearAlgebraLibrary.function(
  "dgelsy_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles,
    LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers,
    LAPACKIntegers
  ) -> Void).self)
