// Functions of LAPACK that solve equations, by OpenBLAS. Step Accelerate.AC33.

/// Solves linear equations by an LU factorization with partial pivoting.
@discardableResult
public func sgesv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgesv(__n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __info)
  return 0
}
private let sgesv = LinearAlgebraLibrary.function(
  "sgesv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKReals,
    LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves linear equations by an LU factorization with partial pivoting.
@discardableResult
public func dgesv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgesv(__n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __info)
  return 0
}
private let dgesv = LinearAlgebraLibrary.function(
  "dgesv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles,
    LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Computes the LU factorization of a matrix with partial pivoting.
@discardableResult
public func sgetrf_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgetrf(__m, __n, __a, __lda, __ipiv, __info)
  return 0
}
private let sgetrf = LinearAlgebraLibrary.function(
  "sgetrf_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Computes the LU factorization of a matrix with partial pivoting.
@discardableResult
public func dgetrf_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgetrf(__m, __n, __a, __lda, __ipiv, __info)
  return 0
}
private let dgetrf = LinearAlgebraLibrary.function(
  "dgetrf_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Inverts a matrix that `sgetrf_` has factorized.
@discardableResult
public func sgetri_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!, _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgetri(__n, __a, __lda, __ipiv, __work, __lwork, __info)
  return 0
}
private let sgetri = LinearAlgebraLibrary.function(
  "sgetri_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers,
    LAPACKIntegers
  ) -> Void).self)

/// Inverts a matrix that `dgetrf_` has factorized.
@discardableResult
public func dgetri_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgetri(__n, __a, __lda, __ipiv, __work, __lwork, __info)
  return 0
}
private let dgetri = LinearAlgebraLibrary.function(
  "dgetri_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers,
    LAPACKIntegers
  ) -> Void).self)

/// Solves the equations of a matrix that `sgetrf_` has factorized.
@discardableResult
public func sgetrs_(
  _ __trans: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!, _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgetrs(__trans, __n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __info, 1)
  return 0
}
private let sgetrs = LinearAlgebraLibrary.function(
  "sgetrs_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers,
    LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a matrix that `dgetrf_` has factorized.
@discardableResult
public func dgetrs_(
  _ __trans: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!, _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgetrs(__trans, __n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __info, 1)
  return 0
}
private let dgetrs = LinearAlgebraLibrary.function(
  "dgetrs_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers,
    LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Estimates the reciprocal condition number of a matrix that `sgetrf_` has factorized.
@discardableResult
public func sgecon_(
  _ __norm: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __anorm: UnsafeMutablePointer<__CLPK_real>!, _ __rcond: UnsafeMutablePointer<__CLPK_real>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!, _ __iwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgecon(__norm, __n, __a, __lda, __anorm, __rcond, __work, __iwork, __info, 1)
  return 0
}
private let sgecon = LinearAlgebraLibrary.function(
  "sgecon_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKReals,
    LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Estimates the reciprocal condition number of a matrix that `dgetrf_` has factorized.
@discardableResult
public func dgecon_(
  _ __norm: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __anorm: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __rcond: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgecon(__norm, __n, __a, __lda, __anorm, __rcond, __work, __iwork, __info, 1)
  return 0
}
private let dgecon = LinearAlgebraLibrary.function(
  "dgecon_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles,
    LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a tridiagonal matrix.
@discardableResult
public func sgtsv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __dl: UnsafeMutablePointer<__CLPK_real>!, _ __d: UnsafeMutablePointer<__CLPK_real>!,
  _ __du: UnsafeMutablePointer<__CLPK_real>!, _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgtsv(__n, __nrhs, __dl, __d, __du, __b, __ldb, __info)
  return 0
}
private let sgtsv = LinearAlgebraLibrary.function(
  "sgtsv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKReals, LAPACKReals,
    LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves the equations of a tridiagonal matrix.
@discardableResult
public func dgtsv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __dl: UnsafeMutablePointer<__CLPK_doublereal>!, _ __d: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __du: UnsafeMutablePointer<__CLPK_doublereal>!, _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgtsv(__n, __nrhs, __dl, __d, __du, __b, __ldb, __info)
  return 0
}
private let dgtsv = LinearAlgebraLibrary.function(
  "dgtsv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKDoubles, LAPACKDoubles,
    LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves the equations of a band matrix.
@discardableResult
public func sgbsv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __kl: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ku: UnsafeMutablePointer<__CLPK_integer>!, _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ab: UnsafeMutablePointer<__CLPK_real>!, _ __ldab: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgbsv(__n, __kl, __ku, __nrhs, __ab, __ldab, __ipiv, __b, __ldb, __info)
  return 0
}
private let sgbsv = LinearAlgebraLibrary.function(
  "sgbsv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers,
    LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves the equations of a band matrix.
@discardableResult
public func dgbsv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __kl: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ku: UnsafeMutablePointer<__CLPK_integer>!, _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ab: UnsafeMutablePointer<__CLPK_doublereal>!, _ __ldab: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgbsv(__n, __kl, __ku, __nrhs, __ab, __ldab, __ipiv, __b, __ldb, __info)
  return 0
}
private let dgbsv = LinearAlgebraLibrary.function(
  "dgbsv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers,
    LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)
