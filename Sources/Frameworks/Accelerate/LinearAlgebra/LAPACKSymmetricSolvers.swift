// Functions of LAPACK for symmetric and triangular matrices, by OpenBLAS. Step Accelerate.AC33.

/// Computes the Cholesky factorization of a positive definite matrix.
@discardableResult
public func spotrf_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  spotrf(__uplo, __n, __a, __lda, __info, 1)
  return 0
}
private let spotrf = LinearAlgebraLibrary.function(
  "spotrf_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Computes the Cholesky factorization of a positive definite matrix.
@discardableResult
public func dpotrf_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dpotrf(__uplo, __n, __a, __lda, __info, 1)
  return 0
}
private let dpotrf = LinearAlgebraLibrary.function(
  "dpotrf_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Inverts a matrix that `spotrf_` has factorized.
@discardableResult
public func spotri_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  spotri(__uplo, __n, __a, __lda, __info, 1)
  return 0
}
private let spotri = LinearAlgebraLibrary.function(
  "spotri_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Inverts a matrix that `dpotrf_` has factorized.
@discardableResult
public func dpotri_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dpotri(__uplo, __n, __a, __lda, __info, 1)
  return 0
}
private let dpotri = LinearAlgebraLibrary.function(
  "dpotri_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a matrix that `spotrf_` has factorized.
@discardableResult
public func spotrs_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  spotrs(__uplo, __n, __nrhs, __a, __lda, __b, __ldb, __info, 1)
  return 0
}
private let spotrs = LinearAlgebraLibrary.function(
  "spotrs_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals,
    LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a matrix that `dpotrf_` has factorized.
@discardableResult
public func dpotrs_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dpotrs(__uplo, __n, __nrhs, __a, __lda, __b, __ldb, __info, 1)
  return 0
}
private let dpotrs = LinearAlgebraLibrary.function(
  "dpotrs_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles,
    LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a positive definite matrix.
@discardableResult
public func sposv_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sposv(__uplo, __n, __nrhs, __a, __lda, __b, __ldb, __info, 1)
  return 0
}
private let sposv = LinearAlgebraLibrary.function(
  "sposv_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals,
    LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a positive definite matrix.
@discardableResult
public func dposv_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dposv(__uplo, __n, __nrhs, __a, __lda, __b, __ldb, __info, 1)
  return 0
}
private let dposv = LinearAlgebraLibrary.function(
  "dposv_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles,
    LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a positive definite tridiagonal matrix.
@discardableResult
public func sptsv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __d: UnsafeMutablePointer<__CLPK_real>!, _ __e: UnsafeMutablePointer<__CLPK_real>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!, _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sptsv(__n, __nrhs, __d, __e, __b, __ldb, __info)
  return 0
}
private let sptsv = LinearAlgebraLibrary.function(
  "sptsv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKReals, LAPACKIntegers,
    LAPACKIntegers
  ) -> Void).self)

/// Solves the equations of a positive definite tridiagonal matrix.
@discardableResult
public func dptsv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __d: UnsafeMutablePointer<__CLPK_doublereal>!, _ __e: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!, _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dptsv(__n, __nrhs, __d, __e, __b, __ldb, __info)
  return 0
}
private let dptsv = LinearAlgebraLibrary.function(
  "dptsv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers,
    LAPACKIntegers
  ) -> Void).self)

/// Computes the Bunch–Kaufman factorization of a symmetric matrix.
@discardableResult
public func ssytrf_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!, _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  ssytrf(__uplo, __n, __a, __lda, __ipiv, __work, __lwork, __info, 1)
  return 0
}
private let ssytrf = LinearAlgebraLibrary.function(
  "ssytrf_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKReals,
    LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Computes the Bunch–Kaufman factorization of a symmetric matrix.
@discardableResult
public func dsytrf_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dsytrf(__uplo, __n, __a, __lda, __ipiv, __work, __lwork, __info, 1)
  return 0
}
private let dsytrf = LinearAlgebraLibrary.function(
  "dsytrf_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles,
    LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a symmetric matrix.
@discardableResult
public func ssysv_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!, _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!, _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  ssysv(__uplo, __n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __work, __lwork, __info, 1)
  return 0
}
private let ssysv = LinearAlgebraLibrary.function(
  "ssysv_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers,
    LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a symmetric matrix.
@discardableResult
public func dsysv_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!, _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dsysv(__uplo, __n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __work, __lwork, __info, 1)
  return 0
}
private let dsysv = LinearAlgebraLibrary.function(
  "dsysv_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers,
    LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a triangular matrix, unless it is singular.
@discardableResult
public func strtrs_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __trans: UnsafeMutablePointer<CChar>!,
  _ __diag: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  strtrs(__uplo, __trans, __diag, __n, __nrhs, __a, __lda, __b, __ldb, __info, 1, 1, 1)
  return 0
}
private let strtrs = LinearAlgebraLibrary.function(
  "strtrs_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers,
    LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int, Int, Int
  ) -> Void).self)

/// Solves the equations of a triangular matrix, unless it is singular.
@discardableResult
public func dtrtrs_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __trans: UnsafeMutablePointer<CChar>!,
  _ __diag: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dtrtrs(__uplo, __trans, __diag, __n, __nrhs, __a, __lda, __b, __ldb, __info, 1, 1, 1)
  return 0
}
private let dtrtrs = LinearAlgebraLibrary.function(
  "dtrtrs_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles,
    LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int, Int, Int
  ) -> Void).self)

/// Inverts a triangular matrix.
@discardableResult
public func strtri_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __diag: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  strtri(__uplo, __diag, __n, __a, __lda, __info, 1, 1)
  return 0
}
private let strtri = LinearAlgebraLibrary.function(
  "strtri_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Inverts a triangular matrix.
@discardableResult
public func dtrtri_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __diag: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dtrtri(__uplo, __diag, __n, __a, __lda, __info, 1, 1)
  return 0
}
private let dtrtri = LinearAlgebraLibrary.function(
  "dtrtri_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Copies a matrix, or its upper or lower part.
@discardableResult
public func slacpy_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  slacpy(__uplo, __m, __n, __a, __lda, __b, __ldb, 1)
  return 0
}
private let slacpy = LinearAlgebraLibrary.function(
  "slacpy_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals,
    LAPACKIntegers, Int
  ) -> Void).self)

/// Copies a matrix, or its upper or lower part.
@discardableResult
public func dlacpy_(
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dlacpy(__uplo, __m, __n, __a, __lda, __b, __ldb, 1)
  return 0
}
private let dlacpy = LinearAlgebraLibrary.function(
  "dlacpy_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles,
    LAPACKIntegers, Int
  ) -> Void).self)
