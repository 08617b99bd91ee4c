// Functions of LAPACK that find singular values, by OpenBLAS. Step Accelerate.AC33.

/// Finds the singular values and vectors of a matrix.
@discardableResult
public func sgesvd_(
  _ __jobu: UnsafeMutablePointer<CChar>!, _ __jobvt: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __s: UnsafeMutablePointer<__CLPK_real>!, _ __u: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldu: UnsafeMutablePointer<__CLPK_integer>!, _ __vt: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldvt: UnsafeMutablePointer<__CLPK_integer>!, _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgesvd(
    __jobu, __jobvt, __m, __n, __a, __lda, __s, __u, __ldu, __vt, __ldvt, __work, __lwork, __info,
    1, 1)
  return 0
}
private let sgesvd = LinearAlgebraLibrary.function(
  "sgesvd_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers,
    LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals,
    LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the singular values and vectors of a matrix.
@discardableResult
public func dgesvd_(
  _ __jobu: UnsafeMutablePointer<CChar>!, _ __jobvt: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!, _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!, _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __s: UnsafeMutablePointer<__CLPK_doublereal>!, _ __u: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldu: UnsafeMutablePointer<__CLPK_integer>!, _ __vt: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldvt: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgesvd(
    __jobu, __jobvt, __m, __n, __a, __lda, __s, __u, __ldu, __vt, __ldvt, __work, __lwork, __info,
    1, 1)
  return 0
}
private let dgesvd = LinearAlgebraLibrary.function(
  "dgesvd_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers,
    LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles,
    LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the singular values and vectors of a matrix by divide and conquer.
@discardableResult
public func sgesdd_(
  _ __jobz: UnsafeMutablePointer<CChar>!, _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __s: UnsafeMutablePointer<__CLPK_real>!,
  _ __u: UnsafeMutablePointer<__CLPK_real>!, _ __ldu: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vt: UnsafeMutablePointer<__CLPK_real>!, _ __ldvt: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!, _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgesdd(
    __jobz, __m, __n, __a, __lda, __s, __u, __ldu, __vt, __ldvt, __work, __lwork, __iwork, __info, 1
  )
  return 0
}
private let sgesdd = LinearAlgebraLibrary.function(
  "sgesdd_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals,
    LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers,
    LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Finds the singular values and vectors of a matrix by divide and conquer.
@discardableResult
public func dgesdd_(
  _ __jobz: UnsafeMutablePointer<CChar>!, _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!, _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!, _ __s: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __u: UnsafeMutablePointer<__CLPK_doublereal>!, _ __ldu: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vt: UnsafeMutablePointer<__CLPK_doublereal>!, _ __ldvt: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!, _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgesdd(
    __jobz, __m, __n, __a, __lda, __s, __u, __ldu, __vt, __ldvt, __work, __lwork, __iwork, __info, 1
  )
  return 0
}
private let dgesdd = LinearAlgebraLibrary.function(
  "dgesdd_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles,
    LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers,
    LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)
