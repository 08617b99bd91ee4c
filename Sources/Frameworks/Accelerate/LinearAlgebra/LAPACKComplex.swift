// Functions of LAPACK on complex matrices, by OpenBLAS. Step Accelerate.AC33.

/// Solves linear equations by an LU factorization with partial pivoting.
@discardableResult
public func cgesv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_complex>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_complex>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  cgesv(__n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __info)
  return 0
}
private let cgesv = LinearAlgebraLibrary.function(
  "cgesv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers,
    LAPACKComplexes, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves linear equations by an LU factorization with partial pivoting.
@discardableResult
public func zgesv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  zgesv(__n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __info)
  return 0
}
private let zgesv = LinearAlgebraLibrary.function(
  "zgesv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers,
    LAPACKComplexes, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Computes the LU factorization of a matrix with partial pivoting.
@discardableResult
public func cgetrf_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_complex>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  cgetrf(__m, __n, __a, __lda, __ipiv, __info)
  return 0
}
private let cgetrf = LinearAlgebraLibrary.function(
  "cgetrf_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Computes the LU factorization of a matrix with partial pivoting.
@discardableResult
public func zgetrf_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  zgetrf(__m, __n, __a, __lda, __ipiv, __info)
  return 0
}
private let zgetrf = LinearAlgebraLibrary.function(
  "zgetrf_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Inverts a matrix that `cgetrf_` has factorized.
@discardableResult
public func cgetri_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_complex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_complex>!, _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  cgetri(__n, __a, __lda, __ipiv, __work, __lwork, __info)
  return 0
}
private let cgetri = LinearAlgebraLibrary.function(
  "cgetri_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers, LAPACKComplexes,
    LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Inverts a matrix that `zgetrf_` has factorized.
@discardableResult
public func zgetri_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  zgetri(__n, __a, __lda, __ipiv, __work, __lwork, __info)
  return 0
}
private let zgetri = LinearAlgebraLibrary.function(
  "zgetri_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers, LAPACKComplexes,
    LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves the equations of a matrix that `cgetrf_` has factorized.
@discardableResult
public func cgetrs_(
  _ __trans: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_complex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_complex>!, _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  cgetrs(__trans, __n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __info, 1)
  return 0
}
private let cgetrs = LinearAlgebraLibrary.function(
  "cgetrs_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers,
    LAPACKComplexes, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a matrix that `zgetrf_` has factorized.
@discardableResult
public func zgetrs_(
  _ __trans: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  zgetrs(__trans, __n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __info, 1)
  return 0
}
private let zgetrs = LinearAlgebraLibrary.function(
  "zgetrs_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers,
    LAPACKComplexes, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Computes the Cholesky factorization of a positive definite matrix.
@discardableResult
public func cpotrf_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_complex>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  cpotrf(__uplo, __n, __a, __lda, __info, 1)
  return 0
}
private let cpotrf = LinearAlgebraLibrary.function(
  "cpotrf_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Computes the Cholesky factorization of a positive definite matrix.
@discardableResult
public func zpotrf_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  zpotrf(__uplo, __n, __a, __lda, __info, 1)
  return 0
}
private let zpotrf = LinearAlgebraLibrary.function(
  "zpotrf_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a matrix.
@discardableResult
public func cgeev_(
  _ __jobvl: UnsafeMutablePointer<CChar>!, _ __jobvr: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_complex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __w: UnsafeMutablePointer<__CLPK_complex>!,
  _ __vl: UnsafeMutablePointer<__CLPK_complex>!, _ __ldvl: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vr: UnsafeMutablePointer<__CLPK_complex>!, _ __ldvr: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_complex>!, _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __rwork: UnsafeMutablePointer<__CLPK_real>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  cgeev(
    __jobvl, __jobvr, __n, __a, __lda, __w, __vl, __ldvl, __vr, __ldvr, __work, __lwork, __rwork,
    __info, 1, 1)
  return 0
}
private let cgeev = LinearAlgebraLibrary.function(
  "cgeev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKComplexes,
    LAPACKComplexes, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKComplexes,
    LAPACKIntegers, LAPACKReals, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a matrix.
@discardableResult
public func zgeev_(
  _ __jobvl: UnsafeMutablePointer<CChar>!, _ __jobvr: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __w: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __vl: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __ldvl: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vr: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __ldvr: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __rwork: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  zgeev(
    __jobvl, __jobvr, __n, __a, __lda, __w, __vl, __ldvl, __vr, __ldvr, __work, __lwork, __rwork,
    __info, 1, 1)
  return 0
}
private let zgeev = LinearAlgebraLibrary.function(
  "zgeev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKComplexes,
    LAPACKComplexes, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKComplexes,
    LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a Hermitian matrix.
@discardableResult
public func cheev_(
  _ __jobz: UnsafeMutablePointer<CChar>!, _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_complex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __w: UnsafeMutablePointer<__CLPK_real>!,
  _ __work: UnsafeMutablePointer<__CLPK_complex>!, _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __rwork: UnsafeMutablePointer<__CLPK_real>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  cheev(__jobz, __uplo, __n, __a, __lda, __w, __work, __lwork, __rwork, __info, 1, 1)
  return 0
}
private let cheev = LinearAlgebraLibrary.function(
  "cheev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKReals,
    LAPACKComplexes, LAPACKIntegers, LAPACKReals, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a Hermitian matrix.
@discardableResult
public func zheev_(
  _ __jobz: UnsafeMutablePointer<CChar>!, _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __w: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __rwork: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  zheev(__jobz, __uplo, __n, __a, __lda, __w, __work, __lwork, __rwork, __info, 1, 1)
  return 0
}
private let zheev = LinearAlgebraLibrary.function(
  "zheev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKDoubles,
    LAPACKComplexes, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the singular values and vectors of a matrix.
@discardableResult
public func cgesvd_(
  _ __jobu: UnsafeMutablePointer<CChar>!, _ __jobvt: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_complex>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __s: UnsafeMutablePointer<__CLPK_real>!, _ __u: UnsafeMutablePointer<__CLPK_complex>!,
  _ __ldu: UnsafeMutablePointer<__CLPK_integer>!, _ __vt: UnsafeMutablePointer<__CLPK_complex>!,
  _ __ldvt: UnsafeMutablePointer<__CLPK_integer>!, _ __work: UnsafeMutablePointer<__CLPK_complex>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __rwork: UnsafeMutablePointer<__CLPK_real>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  cgesvd(
    __jobu, __jobvt, __m, __n, __a, __lda, __s, __u, __ldu, __vt, __ldvt, __work, __lwork, __rwork,
    __info, 1, 1)
  return 0
}
private let cgesvd = LinearAlgebraLibrary.function(
  "cgesvd_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers,
    LAPACKReals, LAPACKComplexes, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKComplexes,
    LAPACKIntegers, LAPACKReals, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the singular values and vectors of a matrix.
@discardableResult
public func zgesvd_(
  _ __jobu: UnsafeMutablePointer<CChar>!, _ __jobvt: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __s: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __u: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __ldu: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vt: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __ldvt: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __rwork: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  zgesvd(
    __jobu, __jobvt, __m, __n, __a, __lda, __s, __u, __ldu, __vt, __ldvt, __work, __lwork, __rwork,
    __info, 1, 1)
  return 0
}
private let zgesvd = LinearAlgebraLibrary.function(
  "zgesvd_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers,
    LAPACKDoubles, LAPACKComplexes, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers,
    LAPACKComplexes, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, Int, Int
  ) -> Void).self)
