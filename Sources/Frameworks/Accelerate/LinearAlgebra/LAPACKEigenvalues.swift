// Functions of LAPACK that find eigenvalues, by OpenBLAS. Step Accelerate.AC33.

/// Finds the eigenvalues and eigenvectors of a matrix.
@discardableResult
public func sgeev_(
  _ __jobvl: UnsafeMutablePointer<CChar>!, _ __jobvr: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __wr: UnsafeMutablePointer<__CLPK_real>!,
  _ __wi: UnsafeMutablePointer<__CLPK_real>!, _ __vl: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldvl: UnsafeMutablePointer<__CLPK_integer>!, _ __vr: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldvr: UnsafeMutablePointer<__CLPK_integer>!, _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgeev(
    __jobvl, __jobvr, __n, __a, __lda, __wr, __wi, __vl, __ldvl, __vr, __ldvr, __work, __lwork,
    __info, 1, 1)
  return 0
}
private let sgeev = LinearAlgebraLibrary.function(
  "sgeev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals,
    LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers,
    LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a matrix.
@discardableResult
public func dgeev_(
  _ __jobvl: UnsafeMutablePointer<CChar>!, _ __jobvr: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __wr: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __wi: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __vl: UnsafeMutablePointer<__CLPK_doublereal>!, _ __ldvl: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vr: UnsafeMutablePointer<__CLPK_doublereal>!, _ __ldvr: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgeev(
    __jobvl, __jobvr, __n, __a, __lda, __wr, __wi, __vl, __ldvl, __vr, __ldvr, __work, __lwork,
    __info, 1, 1)
  return 0
}
private let dgeev = LinearAlgebraLibrary.function(
  "dgeev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles,
    LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles,
    LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a pair of matrices.
@discardableResult
public func sggev_(
  _ __jobvl: UnsafeMutablePointer<CChar>!, _ __jobvr: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!, _ __alphar: UnsafeMutablePointer<__CLPK_real>!,
  _ __alphai: UnsafeMutablePointer<__CLPK_real>!, _ __beta: UnsafeMutablePointer<__CLPK_real>!,
  _ __vl: UnsafeMutablePointer<__CLPK_real>!, _ __ldvl: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vr: UnsafeMutablePointer<__CLPK_real>!, _ __ldvr: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!, _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sggev(
    __jobvl, __jobvr, __n, __a, __lda, __b, __ldb, __alphar, __alphai, __beta, __vl, __ldvl, __vr,
    __ldvr, __work, __lwork, __info, 1, 1)
  return 0
}
private let sggev = LinearAlgebraLibrary.function(
  "sggev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals,
    LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKReals,
    LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a pair of matrices.
@discardableResult
public func dggev_(
  _ __jobvl: UnsafeMutablePointer<CChar>!, _ __jobvr: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __alphar: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __alphai: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __beta: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __vl: UnsafeMutablePointer<__CLPK_doublereal>!, _ __ldvl: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vr: UnsafeMutablePointer<__CLPK_doublereal>!, _ __ldvr: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dggev(
    __jobvl, __jobvr, __n, __a, __lda, __b, __ldb, __alphar, __alphai, __beta, __vl, __ldvl, __vr,
    __ldvr, __work, __lwork, __info, 1, 1)
  return 0
}
private let dggev = LinearAlgebraLibrary.function(
  "dggev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles,
    LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers,
    LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a symmetric matrix.
@discardableResult
public func ssyev_(
  _ __jobz: UnsafeMutablePointer<CChar>!, _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __w: UnsafeMutablePointer<__CLPK_real>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!, _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  ssyev(__jobz, __uplo, __n, __a, __lda, __w, __work, __lwork, __info, 1, 1)
  return 0
}
private let ssyev = LinearAlgebraLibrary.function(
  "ssyev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals,
    LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a symmetric matrix.
@discardableResult
public func dsyev_(
  _ __jobz: UnsafeMutablePointer<CChar>!, _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __w: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dsyev(__jobz, __uplo, __n, __a, __lda, __w, __work, __lwork, __info, 1, 1)
  return 0
}
private let dsyev = LinearAlgebraLibrary.function(
  "dsyev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles,
    LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a symmetric matrix by divide and conquer.
@discardableResult
public func ssyevd_(
  _ __jobz: UnsafeMutablePointer<CChar>!, _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __w: UnsafeMutablePointer<__CLPK_real>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!, _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __liwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  ssyevd(__jobz, __uplo, __n, __a, __lda, __w, __work, __lwork, __iwork, __liwork, __info, 1, 1)
  return 0
}
private let ssyevd = LinearAlgebraLibrary.function(
  "ssyevd_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals,
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a symmetric matrix by divide and conquer.
@discardableResult
public func dsyevd_(
  _ __jobz: UnsafeMutablePointer<CChar>!, _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __w: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __liwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dsyevd(__jobz, __uplo, __n, __a, __lda, __w, __work, __lwork, __iwork, __liwork, __info, 1, 1)
  return 0
}
private let dsyevd = LinearAlgebraLibrary.function(
  "dsyevd_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles,
    LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds some eigenvalues and eigenvectors of a symmetric matrix.
@discardableResult
public func ssyevr_(
  _ __jobz: UnsafeMutablePointer<CChar>!, _ __range: UnsafeMutablePointer<CChar>!,
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vl: UnsafeMutablePointer<__CLPK_real>!, _ __vu: UnsafeMutablePointer<__CLPK_real>!,
  _ __il: UnsafeMutablePointer<__CLPK_integer>!, _ __iu: UnsafeMutablePointer<__CLPK_integer>!,
  _ __abstol: UnsafeMutablePointer<__CLPK_real>!, _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __w: UnsafeMutablePointer<__CLPK_real>!, _ __z: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldz: UnsafeMutablePointer<__CLPK_integer>!, _ __isuppz: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!, _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __liwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  ssyevr(
    __jobz, __range, __uplo, __n, __a, __lda, __vl, __vu, __il, __iu, __abstol, __m, __w, __z,
    __ldz, __isuppz, __work, __lwork, __iwork, __liwork, __info, 1, 1, 1)
  return 0
}
private let ssyevr = LinearAlgebraLibrary.function(
  "ssyevr_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals,
    LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals,
    LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers,
    LAPACKIntegers, LAPACKIntegers, Int, Int, Int
  ) -> Void).self)

/// Finds some eigenvalues and eigenvectors of a symmetric matrix.
@discardableResult
public func dsyevr_(
  _ __jobz: UnsafeMutablePointer<CChar>!, _ __range: UnsafeMutablePointer<CChar>!,
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vl: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __vu: UnsafeMutablePointer<__CLPK_doublereal>!, _ __il: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iu: UnsafeMutablePointer<__CLPK_integer>!,
  _ __abstol: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __w: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __z: UnsafeMutablePointer<__CLPK_doublereal>!, _ __ldz: UnsafeMutablePointer<__CLPK_integer>!,
  _ __isuppz: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __liwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dsyevr(
    __jobz, __range, __uplo, __n, __a, __lda, __vl, __vu, __il, __iu, __abstol, __m, __w, __z,
    __ldz, __isuppz, __work, __lwork, __iwork, __liwork, __info, 1, 1, 1)
  return 0
}
private let dsyevr = LinearAlgebraLibrary.function(
  "dsyevr_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers,
    LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers,
    LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers,
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, Int, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a symmetric matrix and a positive definite one.
@discardableResult
public func ssygv_(
  _ __itype: UnsafeMutablePointer<__CLPK_integer>!, _ __jobz: UnsafeMutablePointer<CChar>!,
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!, _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __w: UnsafeMutablePointer<__CLPK_real>!, _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  ssygv(__itype, __jobz, __uplo, __n, __a, __lda, __b, __ldb, __w, __work, __lwork, __info, 1, 1)
  return 0
}
private let ssygv = LinearAlgebraLibrary.function(
  "ssygv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKText, LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers,
    LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a symmetric matrix and a positive definite one.
@discardableResult
public func dsygv_(
  _ __itype: UnsafeMutablePointer<__CLPK_integer>!, _ __jobz: UnsafeMutablePointer<CChar>!,
  _ __uplo: UnsafeMutablePointer<CChar>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!, _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __w: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dsygv(__itype, __jobz, __uplo, __n, __a, __lda, __b, __ldb, __w, __work, __lwork, __info, 1, 1)
  return 0
}
private let dsygv = LinearAlgebraLibrary.function(
  "dsygv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKText, LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers,
    LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers,
    Int, Int
  ) -> Void).self)
