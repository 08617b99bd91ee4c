// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Functions/Accelerate.tsv.
// Do not edit.

/// Returns the inner product of the vectors.
public func cblas_sdot(
  _ __N: Int32,
  _ __X: UnsafePointer<Float>?,
  _ __incX: Int32,
  _ __Y: UnsafePointer<Float>?,
  _ __incY: Int32
) -> Float {
  sdot(__N, __X, __incX, __Y, __incY)
}
private let sdot = LinearAlgebraLibrary.function(
  "cblas_sdot",
  as: (@convention(c) @Sendable (
    Int32, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32
  ) -> Float).self)

/// Returns the inner product of the vectors.
public func cblas_ddot(
  _ __N: Int32,
  _ __X: UnsafePointer<Double>?,
  _ __incX: Int32,
  _ __Y: UnsafePointer<Double>?,
  _ __incY: Int32
) -> Double {
  ddot(__N, __X, __incX, __Y, __incY)
}
private let ddot = LinearAlgebraLibrary.function(
  "cblas_ddot",
  as: (@convention(c) @Sendable (
    Int32, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?, Int32
  ) -> Double).self)

/// Returns the Euclidean norm of a vector; a stride must be positive.
public func cblas_snrm2(
  _ __N: Int32,
  _ __X: UnsafePointer<Float>?,
  _ __incX: Int32
) -> Float {
  snrm2(__N, __X, __incX)
}
private let snrm2 = LinearAlgebraLibrary.function(
  "cblas_snrm2",
  as: (@convention(c) @Sendable (
    Int32, UnsafePointer<Float>?, Int32
  ) -> Float).self)

/// Returns the Euclidean norm of a vector; a stride must be positive.
public func cblas_dnrm2(
  _ __N: Int32,
  _ __X: UnsafePointer<Double>?,
  _ __incX: Int32
) -> Double {
  dnrm2(__N, __X, __incX)
}
private let dnrm2 = LinearAlgebraLibrary.function(
  "cblas_dnrm2",
  as: (@convention(c) @Sendable (
    Int32, UnsafePointer<Double>?, Int32
  ) -> Double).self)

/// Returns the sum of a vector's magnitudes; a stride must be positive.
public func cblas_sasum(
  _ __N: Int32,
  _ __X: UnsafePointer<Float>?,
  _ __incX: Int32
) -> Float {
  sasum(__N, __X, __incX)
}
private let sasum = LinearAlgebraLibrary.function(
  "cblas_sasum",
  as: (@convention(c) @Sendable (
    Int32, UnsafePointer<Float>?, Int32
  ) -> Float).self)

/// Returns the sum of a vector's magnitudes; a stride must be positive.
public func cblas_dasum(
  _ __N: Int32,
  _ __X: UnsafePointer<Double>?,
  _ __incX: Int32
) -> Double {
  dasum(__N, __X, __incX)
}
private let dasum = LinearAlgebraLibrary.function(
  "cblas_dasum",
  as: (@convention(c) @Sendable (
    Int32, UnsafePointer<Double>?, Int32
  ) -> Double).self)

/// Returns the index of the first element with the maximum magnitude; a stride must be positive.
public func cblas_isamax(
  _ __N: Int32,
  _ __X: UnsafePointer<Float>?,
  _ __incX: Int32
) -> Int32 {
  Int32(isamax(__N, __X, __incX))
}
private let isamax = LinearAlgebraLibrary.function(
  "cblas_isamax",
  as: (@convention(c) @Sendable (
    Int32, UnsafePointer<Float>?, Int32
  ) -> Int).self)

/// Returns the index of the first element with the maximum magnitude; a stride must be positive.
public func cblas_idamax(
  _ __N: Int32,
  _ __X: UnsafePointer<Double>?,
  _ __incX: Int32
) -> Int32 {
  Int32(idamax(__N, __X, __incX))
}
private let idamax = LinearAlgebraLibrary.function(
  "cblas_idamax",
  as: (@convention(c) @Sendable (
    Int32, UnsafePointer<Double>?, Int32
  ) -> Int).self)

/// Swaps two vectors.
public func cblas_sswap(
  _ __N: Int32,
  _ __X: UnsafeMutablePointer<Float>?,
  _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Float>?,
  _ __incY: Int32
) {
  sswap(__N, __X, __incX, __Y, __incY)
}
private let sswap = LinearAlgebraLibrary.function(
  "cblas_sswap",
  as: (@convention(c) @Sendable (
    Int32, UnsafeMutablePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Swaps two vectors.
public func cblas_dswap(
  _ __N: Int32,
  _ __X: UnsafeMutablePointer<Double>?,
  _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Double>?,
  _ __incY: Int32
) {
  dswap(__N, __X, __incX, __Y, __incY)
}
private let dswap = LinearAlgebraLibrary.function(
  "cblas_dswap",
  as: (@convention(c) @Sendable (
    Int32, UnsafeMutablePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Copies a vector.
public func cblas_scopy(
  _ __N: Int32,
  _ __X: UnsafePointer<Float>?,
  _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Float>?,
  _ __incY: Int32
) {
  scopy(__N, __X, __incX, __Y, __incY)
}
private let scopy = LinearAlgebraLibrary.function(
  "cblas_scopy",
  as: (@convention(c) @Sendable (
    Int32, UnsafePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Copies a vector.
public func cblas_dcopy(
  _ __N: Int32,
  _ __X: UnsafePointer<Double>?,
  _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Double>?,
  _ __incY: Int32
) {
  dcopy(__N, __X, __incX, __Y, __incY)
}
private let dcopy = LinearAlgebraLibrary.function(
  "cblas_dcopy",
  as: (@convention(c) @Sendable (
    Int32, UnsafePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Adds a vector, multiplied by a number, to another.
public func cblas_saxpy(
  _ __N: Int32,
  _ __alpha: Float,
  _ __X: UnsafePointer<Float>?,
  _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Float>?,
  _ __incY: Int32
) {
  saxpy(__N, __alpha, __X, __incX, __Y, __incY)
}
private let saxpy = LinearAlgebraLibrary.function(
  "cblas_saxpy",
  as: (@convention(c) @Sendable (
    Int32, Float, UnsafePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Adds a vector, multiplied by a number, to another.
public func cblas_daxpy(
  _ __N: Int32,
  _ __alpha: Double,
  _ __X: UnsafePointer<Double>?,
  _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Double>?,
  _ __incY: Int32
) {
  daxpy(__N, __alpha, __X, __incX, __Y, __incY)
}
private let daxpy = LinearAlgebraLibrary.function(
  "cblas_daxpy",
  as: (@convention(c) @Sendable (
    Int32, Double, UnsafePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Computes the modified Givens rotation that makes the second of two numbers zero.
public func cblas_srotmg(
  _ __d1: UnsafeMutablePointer<Float>?,
  _ __d2: UnsafeMutablePointer<Float>?,
  _ __b1: UnsafeMutablePointer<Float>?,
  _ __b2: Float,
  _ __P: UnsafeMutablePointer<Float>?
) {
  srotmg(__d1, __d2, __b1, __b2, __P)
}
private let srotmg = LinearAlgebraLibrary.function(
  "cblas_srotmg",
  as: (@convention(c) @Sendable (
    UnsafeMutablePointer<Float>?, UnsafeMutablePointer<Float>?, UnsafeMutablePointer<Float>?, Float, UnsafeMutablePointer<Float>?
  ) -> Void).self)

/// Computes the modified Givens rotation that makes the second of two numbers zero.
public func cblas_drotmg(
  _ __d1: UnsafeMutablePointer<Double>?,
  _ __d2: UnsafeMutablePointer<Double>?,
  _ __b1: UnsafeMutablePointer<Double>?,
  _ __b2: Double,
  _ __P: UnsafeMutablePointer<Double>?
) {
  drotmg(__d1, __d2, __b1, __b2, __P)
}
private let drotmg = LinearAlgebraLibrary.function(
  "cblas_drotmg",
  as: (@convention(c) @Sendable (
    UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?, Double, UnsafeMutablePointer<Double>?
  ) -> Void).self)

/// Applies a modified Givens rotation to two vectors.
public func cblas_srotm(
  _ __N: Int32,
  _ __X: UnsafeMutablePointer<Float>?,
  _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Float>?,
  _ __incY: Int32,
  _ __P: UnsafePointer<Float>?
) {
  srotm(__N, __X, __incX, __Y, __incY, __P)
}
private let srotm = LinearAlgebraLibrary.function(
  "cblas_srotm",
  as: (@convention(c) @Sendable (
    Int32, UnsafeMutablePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32, UnsafePointer<Float>?
  ) -> Void).self)

/// Applies a modified Givens rotation to two vectors.
public func cblas_drotm(
  _ __N: Int32,
  _ __X: UnsafeMutablePointer<Double>?,
  _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Double>?,
  _ __incY: Int32,
  _ __P: UnsafePointer<Double>?
) {
  drotm(__N, __X, __incX, __Y, __incY, __P)
}
private let drotm = LinearAlgebraLibrary.function(
  "cblas_drotm",
  as: (@convention(c) @Sendable (
    Int32, UnsafeMutablePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32, UnsafePointer<Double>?
  ) -> Void).self)

/// Multiplies a vector by a number; a stride must be positive.
public func cblas_sscal(
  _ __N: Int32,
  _ __alpha: Float,
  _ __X: UnsafeMutablePointer<Float>?,
  _ __incX: Int32
) {
  sscal(__N, __alpha, __X, __incX)
}
private let sscal = LinearAlgebraLibrary.function(
  "cblas_sscal",
  as: (@convention(c) @Sendable (
    Int32, Float, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies a vector by a number; a stride must be positive.
public func cblas_dscal(
  _ __N: Int32,
  _ __alpha: Double,
  _ __X: UnsafeMutablePointer<Double>?,
  _ __incX: Int32
) {
  dscal(__N, __alpha, __X, __incX)
}
private let dscal = LinearAlgebraLibrary.function(
  "cblas_dscal",
  as: (@convention(c) @Sendable (
    Int32, Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Computes the Givens rotation that makes the second of two numbers zero.
public func cblas_srotg(
  _ __a: UnsafeMutablePointer<Float>?,
  _ __b: UnsafeMutablePointer<Float>?,
  _ __c: UnsafeMutablePointer<Float>?,
  _ __s: UnsafeMutablePointer<Float>?
) {
  srotg(__a, __b, __c, __s)
}
private let srotg = LinearAlgebraLibrary.function(
  "cblas_srotg",
  as: (@convention(c) @Sendable (
    UnsafeMutablePointer<Float>?, UnsafeMutablePointer<Float>?, UnsafeMutablePointer<Float>?, UnsafeMutablePointer<Float>?
  ) -> Void).self)

/// Computes the Givens rotation that makes the second of two numbers zero.
public func cblas_drotg(
  _ __a: UnsafeMutablePointer<Double>?,
  _ __b: UnsafeMutablePointer<Double>?,
  _ __c: UnsafeMutablePointer<Double>?,
  _ __s: UnsafeMutablePointer<Double>?
) {
  drotg(__a, __b, __c, __s)
}
private let drotg = LinearAlgebraLibrary.function(
  "cblas_drotg",
  as: (@convention(c) @Sendable (
    UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
  ) -> Void).self)

/// Applies a Givens rotation to two vectors.
public func cblas_srot(
  _ __N: Int32,
  _ __X: UnsafeMutablePointer<Float>?,
  _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Float>?,
  _ __incY: Int32,
  _ __c: Float,
  _ __s: Float
) {
  srot(__N, __X, __incX, __Y, __incY, __c, __s)
}
private let srot = LinearAlgebraLibrary.function(
  "cblas_srot",
  as: (@convention(c) @Sendable (
    Int32, UnsafeMutablePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32, Float, Float
  ) -> Void).self)

/// Applies a Givens rotation to two vectors.
public func cblas_drot(
  _ __N: Int32,
  _ __X: UnsafeMutablePointer<Double>?,
  _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Double>?,
  _ __incY: Int32,
  _ __c: Double,
  _ __s: Double
) {
  drot(__N, __X, __incX, __Y, __incY, __c, __s)
}
private let drot = LinearAlgebraLibrary.function(
  "cblas_drot",
  as: (@convention(c) @Sendable (
    Int32, UnsafeMutablePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32, Double, Double
  ) -> Void).self)

/// Writes the inner product of the vectors.
public func cblas_cdotu_sub(
  _ __N: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeRawPointer?,
  _ __incY: Int32,
  _ __dotu: UnsafeMutableRawPointer?
) {
  cdotu_sub(__N, __X, __incX, __Y, __incY, __dotu)
}
private let cdotu_sub = LinearAlgebraLibrary.function(
  "cblas_cdotu_sub",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?
  ) -> Void).self)

/// Writes the inner product of the vectors.
public func cblas_zdotu_sub(
  _ __N: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeRawPointer?,
  _ __incY: Int32,
  _ __dotu: UnsafeMutableRawPointer?
) {
  zdotu_sub(__N, __X, __incX, __Y, __incY, __dotu)
}
private let zdotu_sub = LinearAlgebraLibrary.function(
  "cblas_zdotu_sub",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?
  ) -> Void).self)

/// Writes the inner product of the vectors, the first conjugated.
public func cblas_cdotc_sub(
  _ __N: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeRawPointer?,
  _ __incY: Int32,
  _ __dotc: UnsafeMutableRawPointer?
) {
  cdotc_sub(__N, __X, __incX, __Y, __incY, __dotc)
}
private let cdotc_sub = LinearAlgebraLibrary.function(
  "cblas_cdotc_sub",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?
  ) -> Void).self)

/// Writes the inner product of the vectors, the first conjugated.
public func cblas_zdotc_sub(
  _ __N: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeRawPointer?,
  _ __incY: Int32,
  _ __dotc: UnsafeMutableRawPointer?
) {
  zdotc_sub(__N, __X, __incX, __Y, __incY, __dotc)
}
private let zdotc_sub = LinearAlgebraLibrary.function(
  "cblas_zdotc_sub",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?
  ) -> Void).self)

/// Returns the Euclidean norm of a vector; a stride must be positive.
public func cblas_scnrm2(
  _ __N: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32
) -> Float {
  scnrm2(__N, __X, __incX)
}
private let scnrm2 = LinearAlgebraLibrary.function(
  "cblas_scnrm2",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, Int32
  ) -> Float).self)

/// Returns the Euclidean norm of a vector; a stride must be positive.
public func cblas_dznrm2(
  _ __N: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32
) -> Double {
  dznrm2(__N, __X, __incX)
}
private let dznrm2 = LinearAlgebraLibrary.function(
  "cblas_dznrm2",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, Int32
  ) -> Double).self)

/// Returns the sum of a vector's magnitudes; a stride must be positive.
public func cblas_scasum(
  _ __N: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32
) -> Float {
  scasum(__N, __X, __incX)
}
private let scasum = LinearAlgebraLibrary.function(
  "cblas_scasum",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, Int32
  ) -> Float).self)

/// Returns the sum of a vector's magnitudes; a stride must be positive.
public func cblas_dzasum(
  _ __N: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32
) -> Double {
  dzasum(__N, __X, __incX)
}
private let dzasum = LinearAlgebraLibrary.function(
  "cblas_dzasum",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, Int32
  ) -> Double).self)

/// Returns the index of the first element with the maximum magnitude; a stride must be positive.
public func cblas_icamax(
  _ __N: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32
) -> Int32 {
  Int32(icamax(__N, __X, __incX))
}
private let icamax = LinearAlgebraLibrary.function(
  "cblas_icamax",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, Int32
  ) -> Int).self)

/// Returns the index of the first element with the maximum magnitude; a stride must be positive.
public func cblas_izamax(
  _ __N: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32
) -> Int32 {
  Int32(izamax(__N, __X, __incX))
}
private let izamax = LinearAlgebraLibrary.function(
  "cblas_izamax",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, Int32
  ) -> Int).self)

/// Swaps two vectors.
public func cblas_cswap(
  _ __N: Int32,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  cswap(__N, __X, __incX, __Y, __incY)
}
private let cswap = LinearAlgebraLibrary.function(
  "cblas_cswap",
  as: (@convention(c) @Sendable (
    Int32, UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Swaps two vectors.
public func cblas_zswap(
  _ __N: Int32,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  zswap(__N, __X, __incX, __Y, __incY)
}
private let zswap = LinearAlgebraLibrary.function(
  "cblas_zswap",
  as: (@convention(c) @Sendable (
    Int32, UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Copies a vector.
public func cblas_ccopy(
  _ __N: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  ccopy(__N, __X, __incX, __Y, __incY)
}
private let ccopy = LinearAlgebraLibrary.function(
  "cblas_ccopy",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Copies a vector.
public func cblas_zcopy(
  _ __N: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  zcopy(__N, __X, __incX, __Y, __incY)
}
private let zcopy = LinearAlgebraLibrary.function(
  "cblas_zcopy",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds a vector, multiplied by a number, to another.
public func cblas_caxpy(
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  caxpy(__N, __alpha, __X, __incX, __Y, __incY)
}
private let caxpy = LinearAlgebraLibrary.function(
  "cblas_caxpy",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds a vector, multiplied by a number, to another.
public func cblas_zaxpy(
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  zaxpy(__N, __alpha, __X, __incX, __Y, __incY)
}
private let zaxpy = LinearAlgebraLibrary.function(
  "cblas_zaxpy",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a vector by a number; a stride must be positive.
public func cblas_cscal(
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  cscal(__N, __alpha, __X, __incX)
}
private let cscal = LinearAlgebraLibrary.function(
  "cblas_cscal",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a vector by a number; a stride must be positive.
public func cblas_zscal(
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  zscal(__N, __alpha, __X, __incX)
}
private let zscal = LinearAlgebraLibrary.function(
  "cblas_zscal",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a vector by a real number; a stride must be positive.
public func cblas_csscal(
  _ __N: Int32,
  _ __alpha: Float,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  csscal(__N, __alpha, __X, __incX)
}
private let csscal = LinearAlgebraLibrary.function(
  "cblas_csscal",
  as: (@convention(c) @Sendable (
    Int32, Float, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a vector by a real number; a stride must be positive.
public func cblas_zdscal(
  _ __N: Int32,
  _ __alpha: Double,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  zdscal(__N, __alpha, __X, __incX)
}
private let zdscal = LinearAlgebraLibrary.function(
  "cblas_zdscal",
  as: (@convention(c) @Sendable (
    Int32, Double, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Computes the Givens rotation that makes the second of two numbers zero.
public func cblas_crotg(
  _ __a: UnsafeMutableRawPointer?,
  _ __b: UnsafeMutableRawPointer?,
  _ __c: UnsafeMutablePointer<Float>?,
  _ __s: UnsafeMutableRawPointer?
) {
  crotg(__a, __b, __c, __s)
}
private let crotg = LinearAlgebraLibrary.function(
  "cblas_crotg",
  as: (@convention(c) @Sendable (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Float>?, UnsafeMutableRawPointer?
  ) -> Void).self)

/// Computes the Givens rotation that makes the second of two numbers zero.
public func cblas_zrotg(
  _ __a: UnsafeMutableRawPointer?,
  _ __b: UnsafeMutableRawPointer?,
  _ __c: UnsafeMutablePointer<Double>?,
  _ __s: UnsafeMutableRawPointer?
) {
  zrotg(__a, __b, __c, __s)
}
private let zrotg = LinearAlgebraLibrary.function(
  "cblas_zrotg",
  as: (@convention(c) @Sendable (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Double>?, UnsafeMutableRawPointer?
  ) -> Void).self)

/// Applies a Givens rotation to two vectors.
public func cblas_csrot(
  _ __N: Int32,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32,
  _ __c: Float,
  _ __s: Float
) {
  csrot(__N, __X, __incX, __Y, __incY, __c, __s)
}
private let csrot = LinearAlgebraLibrary.function(
  "cblas_csrot",
  as: (@convention(c) @Sendable (
    Int32, UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?, Int32, Float, Float
  ) -> Void).self)

/// Applies a Givens rotation to two vectors.
public func cblas_zdrot(
  _ __N: Int32,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32,
  _ __c: Double,
  _ __s: Double
) {
  zdrot(__N, __X, __incX, __Y, __incY, __c, __s)
}
private let zdrot = LinearAlgebraLibrary.function(
  "cblas_zdrot",
  as: (@convention(c) @Sendable (
    Int32, UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?, Int32, Double, Double
  ) -> Void).self)

/// Multiplies a matrix and a vector, and adds the product to another vector.
public func cblas_sgemv(
  _ __Order: CBLAS_ORDER,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: Float,
  _ __A: UnsafePointer<Float>?,
  _ __lda: Int32,
  _ __X: UnsafePointer<Float>?,
  _ __incX: Int32,
  _ __beta: Float,
  _ __Y: UnsafeMutablePointer<Float>?,
  _ __incY: Int32
) {
  sgemv(__Order.rawValue, __TransA.rawValue, __M, __N, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let sgemv = LinearAlgebraLibrary.function(
  "cblas_sgemv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32, Float, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies a matrix and a vector, and adds the product to another vector.
public func cblas_dgemv(
  _ __Order: CBLAS_ORDER,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: Double,
  _ __A: UnsafePointer<Double>?,
  _ __lda: Int32,
  _ __X: UnsafePointer<Double>?,
  _ __incX: Int32,
  _ __beta: Double,
  _ __Y: UnsafeMutablePointer<Double>?,
  _ __incY: Int32
) {
  dgemv(__Order.rawValue, __TransA.rawValue, __M, __N, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let dgemv = LinearAlgebraLibrary.function(
  "cblas_dgemv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?, Int32, Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies a band matrix and a vector, and adds the product to another vector.
public func cblas_sgbmv(
  _ __Order: CBLAS_ORDER,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __M: Int32,
  _ __N: Int32,
  _ __KL: Int32,
  _ __KU: Int32,
  _ __alpha: Float,
  _ __A: UnsafePointer<Float>?,
  _ __lda: Int32,
  _ __X: UnsafePointer<Float>?,
  _ __incX: Int32,
  _ __beta: Float,
  _ __Y: UnsafeMutablePointer<Float>?,
  _ __incY: Int32
) {
  sgbmv(__Order.rawValue, __TransA.rawValue, __M, __N, __KL, __KU, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let sgbmv = LinearAlgebraLibrary.function(
  "cblas_sgbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, Int32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32, Float, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies a band matrix and a vector, and adds the product to another vector.
public func cblas_dgbmv(
  _ __Order: CBLAS_ORDER,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __M: Int32,
  _ __N: Int32,
  _ __KL: Int32,
  _ __KU: Int32,
  _ __alpha: Double,
  _ __A: UnsafePointer<Double>?,
  _ __lda: Int32,
  _ __X: UnsafePointer<Double>?,
  _ __incX: Int32,
  _ __beta: Double,
  _ __Y: UnsafeMutablePointer<Double>?,
  _ __incY: Int32
) {
  dgbmv(__Order.rawValue, __TransA.rawValue, __M, __N, __KL, __KU, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let dgbmv = LinearAlgebraLibrary.function(
  "cblas_dgbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, Int32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?, Int32, Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Replaces a vector by its product with a triangular matrix.
public func cblas_strmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __A: UnsafePointer<Float>?,
  _ __lda: Int32,
  _ __X: UnsafeMutablePointer<Float>?,
  _ __incX: Int32
) {
  strmv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __A, __lda, __X, __incX)
}
private let strmv = LinearAlgebraLibrary.function(
  "cblas_strmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Replaces a vector by its product with a triangular matrix.
public func cblas_dtrmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __A: UnsafePointer<Double>?,
  _ __lda: Int32,
  _ __X: UnsafeMutablePointer<Double>?,
  _ __incX: Int32
) {
  dtrmv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __A, __lda, __X, __incX)
}
private let dtrmv = LinearAlgebraLibrary.function(
  "cblas_dtrmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Replaces a vector by its product with a triangular band matrix.
public func cblas_stbmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __K: Int32,
  _ __A: UnsafePointer<Float>?,
  _ __lda: Int32,
  _ __X: UnsafeMutablePointer<Float>?,
  _ __incX: Int32
) {
  stbmv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __K, __A, __lda, __X, __incX)
}
private let stbmv = LinearAlgebraLibrary.function(
  "cblas_stbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Replaces a vector by its product with a triangular band matrix.
public func cblas_dtbmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __K: Int32,
  _ __A: UnsafePointer<Double>?,
  _ __lda: Int32,
  _ __X: UnsafeMutablePointer<Double>?,
  _ __incX: Int32
) {
  dtbmv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __K, __A, __lda, __X, __incX)
}
private let dtbmv = LinearAlgebraLibrary.function(
  "cblas_dtbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies a packed triangular matrix and a vector.
public func cblas_stpmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __Ap: UnsafePointer<Float>?,
  _ __X: UnsafeMutablePointer<Float>?,
  _ __incX: Int32
) {
  stpmv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __Ap, __X, __incX)
}
private let stpmv = LinearAlgebraLibrary.function(
  "cblas_stpmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafePointer<Float>?, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies a packed triangular matrix and a vector.
public func cblas_dtpmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __Ap: UnsafePointer<Double>?,
  _ __X: UnsafeMutablePointer<Double>?,
  _ __incX: Int32
) {
  dtpmv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __Ap, __X, __incX)
}
private let dtpmv = LinearAlgebraLibrary.function(
  "cblas_dtpmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafePointer<Double>?, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular matrix.
public func cblas_strsv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __A: UnsafePointer<Float>?,
  _ __lda: Int32,
  _ __X: UnsafeMutablePointer<Float>?,
  _ __incX: Int32
) {
  strsv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __A, __lda, __X, __incX)
}
private let strsv = LinearAlgebraLibrary.function(
  "cblas_strsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular matrix.
public func cblas_dtrsv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __A: UnsafePointer<Double>?,
  _ __lda: Int32,
  _ __X: UnsafeMutablePointer<Double>?,
  _ __incX: Int32
) {
  dtrsv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __A, __lda, __X, __incX)
}
private let dtrsv = LinearAlgebraLibrary.function(
  "cblas_dtrsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular band matrix.
public func cblas_stbsv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __K: Int32,
  _ __A: UnsafePointer<Float>?,
  _ __lda: Int32,
  _ __X: UnsafeMutablePointer<Float>?,
  _ __incX: Int32
) {
  stbsv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __K, __A, __lda, __X, __incX)
}
private let stbsv = LinearAlgebraLibrary.function(
  "cblas_stbsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular band matrix.
public func cblas_dtbsv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __K: Int32,
  _ __A: UnsafePointer<Double>?,
  _ __lda: Int32,
  _ __X: UnsafeMutablePointer<Double>?,
  _ __incX: Int32
) {
  dtbsv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __K, __A, __lda, __X, __incX)
}
private let dtbsv = LinearAlgebraLibrary.function(
  "cblas_dtbsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Solves the equations of a packed triangular matrix.
public func cblas_stpsv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __Ap: UnsafePointer<Float>?,
  _ __X: UnsafeMutablePointer<Float>?,
  _ __incX: Int32
) {
  stpsv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __Ap, __X, __incX)
}
private let stpsv = LinearAlgebraLibrary.function(
  "cblas_stpsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafePointer<Float>?, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Solves the equations of a packed triangular matrix.
public func cblas_dtpsv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __Ap: UnsafePointer<Double>?,
  _ __X: UnsafeMutablePointer<Double>?,
  _ __incX: Int32
) {
  dtpsv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __Ap, __X, __incX)
}
private let dtpsv = LinearAlgebraLibrary.function(
  "cblas_dtpsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafePointer<Double>?, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies a symmetric matrix and a vector, and adds the product to another vector.
public func cblas_ssymv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: Float,
  _ __A: UnsafePointer<Float>?,
  _ __lda: Int32,
  _ __X: UnsafePointer<Float>?,
  _ __incX: Int32,
  _ __beta: Float,
  _ __Y: UnsafeMutablePointer<Float>?,
  _ __incY: Int32
) {
  ssymv(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let ssymv = LinearAlgebraLibrary.function(
  "cblas_ssymv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32, Float, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies a symmetric matrix and a vector, and adds the product to another vector.
public func cblas_dsymv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: Double,
  _ __A: UnsafePointer<Double>?,
  _ __lda: Int32,
  _ __X: UnsafePointer<Double>?,
  _ __incX: Int32,
  _ __beta: Double,
  _ __Y: UnsafeMutablePointer<Double>?,
  _ __incY: Int32
) {
  dsymv(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let dsymv = LinearAlgebraLibrary.function(
  "cblas_dsymv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?, Int32, Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies a symmetric band matrix and a vector, and adds the product to another vector.
public func cblas_ssbmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: Float,
  _ __A: UnsafePointer<Float>?,
  _ __lda: Int32,
  _ __X: UnsafePointer<Float>?,
  _ __incX: Int32,
  _ __beta: Float,
  _ __Y: UnsafeMutablePointer<Float>?,
  _ __incY: Int32
) {
  ssbmv(__Order.rawValue, __Uplo.rawValue, __N, __K, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let ssbmv = LinearAlgebraLibrary.function(
  "cblas_ssbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32, Float, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies a symmetric band matrix and a vector, and adds the product to another vector.
public func cblas_dsbmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: Double,
  _ __A: UnsafePointer<Double>?,
  _ __lda: Int32,
  _ __X: UnsafePointer<Double>?,
  _ __incX: Int32,
  _ __beta: Double,
  _ __Y: UnsafeMutablePointer<Double>?,
  _ __incY: Int32
) {
  dsbmv(__Order.rawValue, __Uplo.rawValue, __N, __K, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let dsbmv = LinearAlgebraLibrary.function(
  "cblas_dsbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?, Int32, Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies a packed symmetric matrix and a vector, and adds the product to another one.
public func cblas_sspmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: Float,
  _ __Ap: UnsafePointer<Float>?,
  _ __X: UnsafePointer<Float>?,
  _ __incX: Int32,
  _ __beta: Float,
  _ __Y: UnsafeMutablePointer<Float>?,
  _ __incY: Int32
) {
  sspmv(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __Ap, __X, __incX, __beta, __Y, __incY)
}
private let sspmv = LinearAlgebraLibrary.function(
  "cblas_sspmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Float, UnsafePointer<Float>?, UnsafePointer<Float>?, Int32, Float, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies a packed symmetric matrix and a vector, and adds the product to another one.
public func cblas_dspmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: Double,
  _ __Ap: UnsafePointer<Double>?,
  _ __X: UnsafePointer<Double>?,
  _ __incX: Int32,
  _ __beta: Double,
  _ __Y: UnsafeMutablePointer<Double>?,
  _ __incY: Int32
) {
  dspmv(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __Ap, __X, __incX, __beta, __Y, __incY)
}
private let dspmv = LinearAlgebraLibrary.function(
  "cblas_dspmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Double, UnsafePointer<Double>?, UnsafePointer<Double>?, Int32, Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Adds the outer product of two vectors to a matrix.
public func cblas_sger(
  _ __Order: CBLAS_ORDER,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: Float,
  _ __X: UnsafePointer<Float>?,
  _ __incX: Int32,
  _ __Y: UnsafePointer<Float>?,
  _ __incY: Int32,
  _ __A: UnsafeMutablePointer<Float>?,
  _ __lda: Int32
) {
  sger(__Order.rawValue, __M, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let sger = LinearAlgebraLibrary.function(
  "cblas_sger",
  as: (@convention(c) @Sendable (
    UInt32, Int32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Adds the outer product of two vectors to a matrix.
public func cblas_dger(
  _ __Order: CBLAS_ORDER,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: Double,
  _ __X: UnsafePointer<Double>?,
  _ __incX: Int32,
  _ __Y: UnsafePointer<Double>?,
  _ __incY: Int32,
  _ __A: UnsafeMutablePointer<Double>?,
  _ __lda: Int32
) {
  dger(__Order.rawValue, __M, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let dger = LinearAlgebraLibrary.function(
  "cblas_dger",
  as: (@convention(c) @Sendable (
    UInt32, Int32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Adds the outer product of a vector with itself to a symmetric matrix.
public func cblas_ssyr(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: Float,
  _ __X: UnsafePointer<Float>?,
  _ __incX: Int32,
  _ __A: UnsafeMutablePointer<Float>?,
  _ __lda: Int32
) {
  ssyr(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __A, __lda)
}
private let ssyr = LinearAlgebraLibrary.function(
  "cblas_ssyr",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Adds the outer product of a vector with itself to a symmetric matrix.
public func cblas_dsyr(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: Double,
  _ __X: UnsafePointer<Double>?,
  _ __incX: Int32,
  _ __A: UnsafeMutablePointer<Double>?,
  _ __lda: Int32
) {
  dsyr(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __A, __lda)
}
private let dsyr = LinearAlgebraLibrary.function(
  "cblas_dsyr",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Adds the outer product of a vector with itself to a packed symmetric matrix.
public func cblas_sspr(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: Float,
  _ __X: UnsafePointer<Float>?,
  _ __incX: Int32,
  _ __Ap: UnsafeMutablePointer<Float>?
) {
  sspr(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Ap)
}
private let sspr = LinearAlgebraLibrary.function(
  "cblas_sspr",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafeMutablePointer<Float>?
  ) -> Void).self)

/// Adds the outer product of a vector with itself to a packed symmetric matrix.
public func cblas_dspr(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: Double,
  _ __X: UnsafePointer<Double>?,
  _ __incX: Int32,
  _ __Ap: UnsafeMutablePointer<Double>?
) {
  dspr(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Ap)
}
private let dspr = LinearAlgebraLibrary.function(
  "cblas_dspr",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafeMutablePointer<Double>?
  ) -> Void).self)

/// Adds both outer products of two vectors to a symmetric matrix.
public func cblas_ssyr2(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: Float,
  _ __X: UnsafePointer<Float>?,
  _ __incX: Int32,
  _ __Y: UnsafePointer<Float>?,
  _ __incY: Int32,
  _ __A: UnsafeMutablePointer<Float>?,
  _ __lda: Int32
) {
  ssyr2(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let ssyr2 = LinearAlgebraLibrary.function(
  "cblas_ssyr2",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Adds both outer products of two vectors to a symmetric matrix.
public func cblas_dsyr2(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: Double,
  _ __X: UnsafePointer<Double>?,
  _ __incX: Int32,
  _ __Y: UnsafePointer<Double>?,
  _ __incY: Int32,
  _ __A: UnsafeMutablePointer<Double>?,
  _ __lda: Int32
) {
  dsyr2(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let dsyr2 = LinearAlgebraLibrary.function(
  "cblas_dsyr2",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Adds both outer products of two vectors to a packed matrix.
public func cblas_sspr2(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: Float,
  _ __X: UnsafePointer<Float>?,
  _ __incX: Int32,
  _ __Y: UnsafePointer<Float>?,
  _ __incY: Int32,
  _ __A: UnsafeMutablePointer<Float>?
) {
  sspr2(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Y, __incY, __A)
}
private let sspr2 = LinearAlgebraLibrary.function(
  "cblas_sspr2",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32, UnsafeMutablePointer<Float>?
  ) -> Void).self)

/// Adds both outer products of two vectors to a packed matrix.
public func cblas_dspr2(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: Double,
  _ __X: UnsafePointer<Double>?,
  _ __incX: Int32,
  _ __Y: UnsafePointer<Double>?,
  _ __incY: Int32,
  _ __A: UnsafeMutablePointer<Double>?
) {
  dspr2(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Y, __incY, __A)
}
private let dspr2 = LinearAlgebraLibrary.function(
  "cblas_dspr2",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?, Int32, UnsafeMutablePointer<Double>?
  ) -> Void).self)

/// Multiplies a matrix and a vector, and adds the product to another vector.
public func cblas_cgemv(
  _ __Order: CBLAS_ORDER,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  cgemv(__Order.rawValue, __TransA.rawValue, __M, __N, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let cgemv = LinearAlgebraLibrary.function(
  "cblas_cgemv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a matrix and a vector, and adds the product to another vector.
public func cblas_zgemv(
  _ __Order: CBLAS_ORDER,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  zgemv(__Order.rawValue, __TransA.rawValue, __M, __N, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let zgemv = LinearAlgebraLibrary.function(
  "cblas_zgemv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a band matrix and a vector, and adds the product to another vector.
public func cblas_cgbmv(
  _ __Order: CBLAS_ORDER,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __M: Int32,
  _ __N: Int32,
  _ __KL: Int32,
  _ __KU: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  cgbmv(__Order.rawValue, __TransA.rawValue, __M, __N, __KL, __KU, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let cgbmv = LinearAlgebraLibrary.function(
  "cblas_cgbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a band matrix and a vector, and adds the product to another vector.
public func cblas_zgbmv(
  _ __Order: CBLAS_ORDER,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __M: Int32,
  _ __N: Int32,
  _ __KL: Int32,
  _ __KU: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  zgbmv(__Order.rawValue, __TransA.rawValue, __M, __N, __KL, __KU, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let zgbmv = LinearAlgebraLibrary.function(
  "cblas_zgbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Replaces a vector by its product with a triangular matrix.
public func cblas_ctrmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  ctrmv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __A, __lda, __X, __incX)
}
private let ctrmv = LinearAlgebraLibrary.function(
  "cblas_ctrmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Replaces a vector by its product with a triangular matrix.
public func cblas_ztrmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  ztrmv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __A, __lda, __X, __incX)
}
private let ztrmv = LinearAlgebraLibrary.function(
  "cblas_ztrmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Replaces a vector by its product with a triangular band matrix.
public func cblas_ctbmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __K: Int32,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  ctbmv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __K, __A, __lda, __X, __incX)
}
private let ctbmv = LinearAlgebraLibrary.function(
  "cblas_ctbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Replaces a vector by its product with a triangular band matrix.
public func cblas_ztbmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __K: Int32,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  ztbmv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __K, __A, __lda, __X, __incX)
}
private let ztbmv = LinearAlgebraLibrary.function(
  "cblas_ztbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a packed triangular matrix and a vector.
public func cblas_ctpmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __Ap: UnsafeRawPointer?,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  ctpmv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __Ap, __X, __incX)
}
private let ctpmv = LinearAlgebraLibrary.function(
  "cblas_ctpmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a packed triangular matrix and a vector.
public func cblas_ztpmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __Ap: UnsafeRawPointer?,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  ztpmv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __Ap, __X, __incX)
}
private let ztpmv = LinearAlgebraLibrary.function(
  "cblas_ztpmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular matrix.
public func cblas_ctrsv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  ctrsv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __A, __lda, __X, __incX)
}
private let ctrsv = LinearAlgebraLibrary.function(
  "cblas_ctrsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular matrix.
public func cblas_ztrsv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  ztrsv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __A, __lda, __X, __incX)
}
private let ztrsv = LinearAlgebraLibrary.function(
  "cblas_ztrsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular band matrix.
public func cblas_ctbsv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __K: Int32,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  ctbsv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __K, __A, __lda, __X, __incX)
}
private let ctbsv = LinearAlgebraLibrary.function(
  "cblas_ctbsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular band matrix.
public func cblas_ztbsv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __K: Int32,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  ztbsv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __K, __A, __lda, __X, __incX)
}
private let ztbsv = LinearAlgebraLibrary.function(
  "cblas_ztbsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Solves the equations of a packed triangular matrix.
public func cblas_ctpsv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __Ap: UnsafeRawPointer?,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  ctpsv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __Ap, __X, __incX)
}
private let ctpsv = LinearAlgebraLibrary.function(
  "cblas_ctpsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Solves the equations of a packed triangular matrix.
public func cblas_ztpsv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __N: Int32,
  _ __Ap: UnsafeRawPointer?,
  _ __X: UnsafeMutableRawPointer?,
  _ __incX: Int32
) {
  ztpsv(__Order.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __N, __Ap, __X, __incX)
}
private let ztpsv = LinearAlgebraLibrary.function(
  "cblas_ztpsv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a Hermitian matrix and a vector, and adds the product to another vector.
public func cblas_chemv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  chemv(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let chemv = LinearAlgebraLibrary.function(
  "cblas_chemv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a Hermitian matrix and a vector, and adds the product to another vector.
public func cblas_zhemv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  zhemv(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let zhemv = LinearAlgebraLibrary.function(
  "cblas_zhemv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a Hermitian band matrix and a vector, and adds the product to another vector.
public func cblas_chbmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  chbmv(__Order.rawValue, __Uplo.rawValue, __N, __K, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let chbmv = LinearAlgebraLibrary.function(
  "cblas_chbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a Hermitian band matrix and a vector, and adds the product to another vector.
public func cblas_zhbmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  zhbmv(__Order.rawValue, __Uplo.rawValue, __N, __K, __alpha, __A, __lda, __X, __incX, __beta, __Y, __incY)
}
private let zhbmv = LinearAlgebraLibrary.function(
  "cblas_zhbmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a packed Hermitian matrix and a vector, and adds the product to another one.
public func cblas_chpmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __Ap: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  chpmv(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __Ap, __X, __incX, __beta, __Y, __incY)
}
private let chpmv = LinearAlgebraLibrary.function(
  "cblas_chpmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a packed Hermitian matrix and a vector, and adds the product to another one.
public func cblas_zhpmv(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __Ap: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  zhpmv(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __Ap, __X, __incX, __beta, __Y, __incY)
}
private let zhpmv = LinearAlgebraLibrary.function(
  "cblas_zhpmv",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds the outer product of two vectors to a matrix.
public func cblas_cgeru(
  _ __Order: CBLAS_ORDER,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeRawPointer?,
  _ __incY: Int32,
  _ __A: UnsafeMutableRawPointer?,
  _ __lda: Int32
) {
  cgeru(__Order.rawValue, __M, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let cgeru = LinearAlgebraLibrary.function(
  "cblas_cgeru",
  as: (@convention(c) @Sendable (
    UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds the outer product of two vectors to a matrix.
public func cblas_zgeru(
  _ __Order: CBLAS_ORDER,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeRawPointer?,
  _ __incY: Int32,
  _ __A: UnsafeMutableRawPointer?,
  _ __lda: Int32
) {
  zgeru(__Order.rawValue, __M, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let zgeru = LinearAlgebraLibrary.function(
  "cblas_zgeru",
  as: (@convention(c) @Sendable (
    UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds the outer product of two vectors, the second conjugated, to a matrix.
public func cblas_cgerc(
  _ __Order: CBLAS_ORDER,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeRawPointer?,
  _ __incY: Int32,
  _ __A: UnsafeMutableRawPointer?,
  _ __lda: Int32
) {
  cgerc(__Order.rawValue, __M, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let cgerc = LinearAlgebraLibrary.function(
  "cblas_cgerc",
  as: (@convention(c) @Sendable (
    UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds the outer product of two vectors, the second conjugated, to a matrix.
public func cblas_zgerc(
  _ __Order: CBLAS_ORDER,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeRawPointer?,
  _ __incY: Int32,
  _ __A: UnsafeMutableRawPointer?,
  _ __lda: Int32
) {
  zgerc(__Order.rawValue, __M, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let zgerc = LinearAlgebraLibrary.function(
  "cblas_zgerc",
  as: (@convention(c) @Sendable (
    UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds the outer product of a vector with itself to a Hermitian matrix.
public func cblas_cher(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: Float,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __A: UnsafeMutableRawPointer?,
  _ __lda: Int32
) {
  cher(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __A, __lda)
}
private let cher = LinearAlgebraLibrary.function(
  "cblas_cher",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Float, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds the outer product of a vector with itself to a Hermitian matrix.
public func cblas_zher(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: Double,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __A: UnsafeMutableRawPointer?,
  _ __lda: Int32
) {
  zher(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __A, __lda)
}
private let zher = LinearAlgebraLibrary.function(
  "cblas_zher",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Double, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds the outer product of a vector with itself to a packed Hermitian matrix.
public func cblas_chpr(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: Float,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __A: UnsafeMutableRawPointer?
) {
  chpr(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __A)
}
private let chpr = LinearAlgebraLibrary.function(
  "cblas_chpr",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Float, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?
  ) -> Void).self)

/// Adds the outer product of a vector with itself to a packed Hermitian matrix.
public func cblas_zhpr(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: Double,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __A: UnsafeMutableRawPointer?
) {
  zhpr(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __A)
}
private let zhpr = LinearAlgebraLibrary.function(
  "cblas_zhpr",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, Double, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?
  ) -> Void).self)

/// Adds both outer products of two vectors to a Hermitian matrix.
public func cblas_cher2(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeRawPointer?,
  _ __incY: Int32,
  _ __A: UnsafeMutableRawPointer?,
  _ __lda: Int32
) {
  cher2(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let cher2 = LinearAlgebraLibrary.function(
  "cblas_cher2",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds both outer products of two vectors to a Hermitian matrix.
public func cblas_zher2(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeRawPointer?,
  _ __incY: Int32,
  _ __A: UnsafeMutableRawPointer?,
  _ __lda: Int32
) {
  zher2(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Y, __incY, __A, __lda)
}
private let zher2 = LinearAlgebraLibrary.function(
  "cblas_zher2",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Adds both outer products of two vectors to a packed matrix.
public func cblas_chpr2(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeRawPointer?,
  _ __incY: Int32,
  _ __Ap: UnsafeMutableRawPointer?
) {
  chpr2(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Y, __incY, __Ap)
}
private let chpr2 = LinearAlgebraLibrary.function(
  "cblas_chpr2",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?
  ) -> Void).self)

/// Adds both outer products of two vectors to a packed matrix.
public func cblas_zhpr2(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __X: UnsafeRawPointer?,
  _ __incX: Int32,
  _ __Y: UnsafeRawPointer?,
  _ __incY: Int32,
  _ __Ap: UnsafeMutableRawPointer?
) {
  zhpr2(__Order.rawValue, __Uplo.rawValue, __N, __alpha, __X, __incX, __Y, __incY, __Ap)
}
private let zhpr2 = LinearAlgebraLibrary.function(
  "cblas_zhpr2",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?
  ) -> Void).self)

/// Multiplies two matrices, and adds the product to a third.
public func cblas_sgemm(
  _ __Order: CBLAS_ORDER,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __TransB: CBLAS_TRANSPOSE,
  _ __M: Int32,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: Float,
  _ __A: UnsafePointer<Float>?,
  _ __lda: Int32,
  _ __B: UnsafePointer<Float>?,
  _ __ldb: Int32,
  _ __beta: Float,
  _ __C: UnsafeMutablePointer<Float>?,
  _ __ldc: Int32
) {
  sgemm(__Order.rawValue, __TransA.rawValue, __TransB.rawValue, __M, __N, __K, __alpha, __A, __lda, __B, __ldb, __beta, __C, __ldc)
}
private let sgemm = LinearAlgebraLibrary.function(
  "cblas_sgemm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32, Float, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies two matrices, and adds the product to a third.
public func cblas_dgemm(
  _ __Order: CBLAS_ORDER,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __TransB: CBLAS_TRANSPOSE,
  _ __M: Int32,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: Double,
  _ __A: UnsafePointer<Double>?,
  _ __lda: Int32,
  _ __B: UnsafePointer<Double>?,
  _ __ldb: Int32,
  _ __beta: Double,
  _ __C: UnsafeMutablePointer<Double>?,
  _ __ldc: Int32
) {
  dgemm(__Order.rawValue, __TransA.rawValue, __TransB.rawValue, __M, __N, __K, __alpha, __A, __lda, __B, __ldb, __beta, __C, __ldc)
}
private let dgemm = LinearAlgebraLibrary.function(
  "cblas_dgemm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?, Int32, Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies a symmetric matrix and another, and adds the product to a third.
public func cblas_ssymm(
  _ __Order: CBLAS_ORDER,
  _ __Side: CBLAS_SIDE,
  _ __Uplo: CBLAS_UPLO,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: Float,
  _ __A: UnsafePointer<Float>?,
  _ __lda: Int32,
  _ __B: UnsafePointer<Float>?,
  _ __ldb: Int32,
  _ __beta: Float,
  _ __C: UnsafeMutablePointer<Float>?,
  _ __ldc: Int32
) {
  ssymm(__Order.rawValue, __Side.rawValue, __Uplo.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb, __beta, __C, __ldc)
}
private let ssymm = LinearAlgebraLibrary.function(
  "cblas_ssymm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32, Float, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies a symmetric matrix and another, and adds the product to a third.
public func cblas_dsymm(
  _ __Order: CBLAS_ORDER,
  _ __Side: CBLAS_SIDE,
  _ __Uplo: CBLAS_UPLO,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: Double,
  _ __A: UnsafePointer<Double>?,
  _ __lda: Int32,
  _ __B: UnsafePointer<Double>?,
  _ __ldb: Int32,
  _ __beta: Double,
  _ __C: UnsafeMutablePointer<Double>?,
  _ __ldc: Int32
) {
  dsymm(__Order.rawValue, __Side.rawValue, __Uplo.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb, __beta, __C, __ldc)
}
private let dsymm = LinearAlgebraLibrary.function(
  "cblas_dsymm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?, Int32, Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies a matrix and its transpose, and adds the product to a symmetric matrix.
public func cblas_ssyrk(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __Trans: CBLAS_TRANSPOSE,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: Float,
  _ __A: UnsafePointer<Float>?,
  _ __lda: Int32,
  _ __beta: Float,
  _ __C: UnsafeMutablePointer<Float>?,
  _ __ldc: Int32
) {
  ssyrk(__Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __beta, __C, __ldc)
}
private let ssyrk = LinearAlgebraLibrary.function(
  "cblas_ssyrk",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Float, UnsafePointer<Float>?, Int32, Float, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies a matrix and its transpose, and adds the product to a symmetric matrix.
public func cblas_dsyrk(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __Trans: CBLAS_TRANSPOSE,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: Double,
  _ __A: UnsafePointer<Double>?,
  _ __lda: Int32,
  _ __beta: Double,
  _ __C: UnsafeMutablePointer<Double>?,
  _ __ldc: Int32
) {
  dsyrk(__Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __beta, __C, __ldc)
}
private let dsyrk = LinearAlgebraLibrary.function(
  "cblas_dsyrk",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Double, UnsafePointer<Double>?, Int32, Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies each of two matrices and the transpose of the other, and adds both products.
public func cblas_ssyr2k(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __Trans: CBLAS_TRANSPOSE,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: Float,
  _ __A: UnsafePointer<Float>?,
  _ __lda: Int32,
  _ __B: UnsafePointer<Float>?,
  _ __ldb: Int32,
  _ __beta: Float,
  _ __C: UnsafeMutablePointer<Float>?,
  _ __ldc: Int32
) {
  ssyr2k(__Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __B, __ldb, __beta, __C, __ldc)
}
private let ssyr2k = LinearAlgebraLibrary.function(
  "cblas_ssyr2k",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32, Float, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies each of two matrices and the transpose of the other, and adds both products.
public func cblas_dsyr2k(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __Trans: CBLAS_TRANSPOSE,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: Double,
  _ __A: UnsafePointer<Double>?,
  _ __lda: Int32,
  _ __B: UnsafePointer<Double>?,
  _ __ldb: Int32,
  _ __beta: Double,
  _ __C: UnsafeMutablePointer<Double>?,
  _ __ldc: Int32
) {
  dsyr2k(__Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __B, __ldb, __beta, __C, __ldc)
}
private let dsyr2k = LinearAlgebraLibrary.function(
  "cblas_dsyr2k",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?, Int32, Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies a triangular matrix and another.
public func cblas_strmm(
  _ __Order: CBLAS_ORDER,
  _ __Side: CBLAS_SIDE,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: Float,
  _ __A: UnsafePointer<Float>?,
  _ __lda: Int32,
  _ __B: UnsafeMutablePointer<Float>?,
  _ __ldb: Int32
) {
  strmm(__Order.rawValue, __Side.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb)
}
private let strmm = LinearAlgebraLibrary.function(
  "cblas_strmm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Multiplies a triangular matrix and another.
public func cblas_dtrmm(
  _ __Order: CBLAS_ORDER,
  _ __Side: CBLAS_SIDE,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: Double,
  _ __A: UnsafePointer<Double>?,
  _ __lda: Int32,
  _ __B: UnsafeMutablePointer<Double>?,
  _ __ldb: Int32
) {
  dtrmm(__Order.rawValue, __Side.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb)
}
private let dtrmm = LinearAlgebraLibrary.function(
  "cblas_dtrmm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular matrix, for several vectors.
public func cblas_strsm(
  _ __Order: CBLAS_ORDER,
  _ __Side: CBLAS_SIDE,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: Float,
  _ __A: UnsafePointer<Float>?,
  _ __lda: Int32,
  _ __B: UnsafeMutablePointer<Float>?,
  _ __ldb: Int32
) {
  strsm(__Order.rawValue, __Side.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb)
}
private let strsm = LinearAlgebraLibrary.function(
  "cblas_strsm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, Float, UnsafePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular matrix, for several vectors.
public func cblas_dtrsm(
  _ __Order: CBLAS_ORDER,
  _ __Side: CBLAS_SIDE,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: Double,
  _ __A: UnsafePointer<Double>?,
  _ __lda: Int32,
  _ __B: UnsafeMutablePointer<Double>?,
  _ __ldb: Int32
) {
  dtrsm(__Order.rawValue, __Side.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb)
}
private let dtrsm = LinearAlgebraLibrary.function(
  "cblas_dtrsm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, Double, UnsafePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Multiplies two matrices, and adds the product to a third.
public func cblas_cgemm(
  _ __Order: CBLAS_ORDER,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __TransB: CBLAS_TRANSPOSE,
  _ __M: Int32,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __B: UnsafeRawPointer?,
  _ __ldb: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __C: UnsafeMutableRawPointer?,
  _ __ldc: Int32
) {
  cgemm(__Order.rawValue, __TransA.rawValue, __TransB.rawValue, __M, __N, __K, __alpha, __A, __lda, __B, __ldb, __beta, __C, __ldc)
}
private let cgemm = LinearAlgebraLibrary.function(
  "cblas_cgemm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies two matrices, and adds the product to a third.
public func cblas_zgemm(
  _ __Order: CBLAS_ORDER,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __TransB: CBLAS_TRANSPOSE,
  _ __M: Int32,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __B: UnsafeRawPointer?,
  _ __ldb: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __C: UnsafeMutableRawPointer?,
  _ __ldc: Int32
) {
  zgemm(__Order.rawValue, __TransA.rawValue, __TransB.rawValue, __M, __N, __K, __alpha, __A, __lda, __B, __ldb, __beta, __C, __ldc)
}
private let zgemm = LinearAlgebraLibrary.function(
  "cblas_zgemm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a symmetric matrix and another, and adds the product to a third.
public func cblas_csymm(
  _ __Order: CBLAS_ORDER,
  _ __Side: CBLAS_SIDE,
  _ __Uplo: CBLAS_UPLO,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __B: UnsafeRawPointer?,
  _ __ldb: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __C: UnsafeMutableRawPointer?,
  _ __ldc: Int32
) {
  csymm(__Order.rawValue, __Side.rawValue, __Uplo.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb, __beta, __C, __ldc)
}
private let csymm = LinearAlgebraLibrary.function(
  "cblas_csymm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a symmetric matrix and another, and adds the product to a third.
public func cblas_zsymm(
  _ __Order: CBLAS_ORDER,
  _ __Side: CBLAS_SIDE,
  _ __Uplo: CBLAS_UPLO,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __B: UnsafeRawPointer?,
  _ __ldb: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __C: UnsafeMutableRawPointer?,
  _ __ldc: Int32
) {
  zsymm(__Order.rawValue, __Side.rawValue, __Uplo.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb, __beta, __C, __ldc)
}
private let zsymm = LinearAlgebraLibrary.function(
  "cblas_zsymm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a matrix and its transpose, and adds the product to a symmetric matrix.
public func cblas_csyrk(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __Trans: CBLAS_TRANSPOSE,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __C: UnsafeMutableRawPointer?,
  _ __ldc: Int32
) {
  csyrk(__Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __beta, __C, __ldc)
}
private let csyrk = LinearAlgebraLibrary.function(
  "cblas_csyrk",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a matrix and its transpose, and adds the product to a symmetric matrix.
public func cblas_zsyrk(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __Trans: CBLAS_TRANSPOSE,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __C: UnsafeMutableRawPointer?,
  _ __ldc: Int32
) {
  zsyrk(__Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __beta, __C, __ldc)
}
private let zsyrk = LinearAlgebraLibrary.function(
  "cblas_zsyrk",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies each of two matrices and the transpose of the other, and adds both products.
public func cblas_csyr2k(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __Trans: CBLAS_TRANSPOSE,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __B: UnsafeRawPointer?,
  _ __ldb: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __C: UnsafeMutableRawPointer?,
  _ __ldc: Int32
) {
  csyr2k(__Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __B, __ldb, __beta, __C, __ldc)
}
private let csyr2k = LinearAlgebraLibrary.function(
  "cblas_csyr2k",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies each of two matrices and the transpose of the other, and adds both products.
public func cblas_zsyr2k(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __Trans: CBLAS_TRANSPOSE,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __B: UnsafeRawPointer?,
  _ __ldb: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __C: UnsafeMutableRawPointer?,
  _ __ldc: Int32
) {
  zsyr2k(__Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __B, __ldb, __beta, __C, __ldc)
}
private let zsyr2k = LinearAlgebraLibrary.function(
  "cblas_zsyr2k",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a triangular matrix and another.
public func cblas_ctrmm(
  _ __Order: CBLAS_ORDER,
  _ __Side: CBLAS_SIDE,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __B: UnsafeMutableRawPointer?,
  _ __ldb: Int32
) {
  ctrmm(__Order.rawValue, __Side.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb)
}
private let ctrmm = LinearAlgebraLibrary.function(
  "cblas_ctrmm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a triangular matrix and another.
public func cblas_ztrmm(
  _ __Order: CBLAS_ORDER,
  _ __Side: CBLAS_SIDE,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __B: UnsafeMutableRawPointer?,
  _ __ldb: Int32
) {
  ztrmm(__Order.rawValue, __Side.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb)
}
private let ztrmm = LinearAlgebraLibrary.function(
  "cblas_ztrmm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular matrix, for several vectors.
public func cblas_ctrsm(
  _ __Order: CBLAS_ORDER,
  _ __Side: CBLAS_SIDE,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __B: UnsafeMutableRawPointer?,
  _ __ldb: Int32
) {
  ctrsm(__Order.rawValue, __Side.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb)
}
private let ctrsm = LinearAlgebraLibrary.function(
  "cblas_ctrsm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Solves the equations of a triangular matrix, for several vectors.
public func cblas_ztrsm(
  _ __Order: CBLAS_ORDER,
  _ __Side: CBLAS_SIDE,
  _ __Uplo: CBLAS_UPLO,
  _ __TransA: CBLAS_TRANSPOSE,
  _ __Diag: CBLAS_DIAG,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __B: UnsafeMutableRawPointer?,
  _ __ldb: Int32
) {
  ztrsm(__Order.rawValue, __Side.rawValue, __Uplo.rawValue, __TransA.rawValue, __Diag.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb)
}
private let ztrsm = LinearAlgebraLibrary.function(
  "cblas_ztrsm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a Hermitian matrix and another, and adds the product to a third.
public func cblas_chemm(
  _ __Order: CBLAS_ORDER,
  _ __Side: CBLAS_SIDE,
  _ __Uplo: CBLAS_UPLO,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __B: UnsafeRawPointer?,
  _ __ldb: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __C: UnsafeMutableRawPointer?,
  _ __ldc: Int32
) {
  chemm(__Order.rawValue, __Side.rawValue, __Uplo.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb, __beta, __C, __ldc)
}
private let chemm = LinearAlgebraLibrary.function(
  "cblas_chemm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a Hermitian matrix and another, and adds the product to a third.
public func cblas_zhemm(
  _ __Order: CBLAS_ORDER,
  _ __Side: CBLAS_SIDE,
  _ __Uplo: CBLAS_UPLO,
  _ __M: Int32,
  _ __N: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __B: UnsafeRawPointer?,
  _ __ldb: Int32,
  _ __beta: UnsafeRawPointer?,
  _ __C: UnsafeMutableRawPointer?,
  _ __ldc: Int32
) {
  zhemm(__Order.rawValue, __Side.rawValue, __Uplo.rawValue, __M, __N, __alpha, __A, __lda, __B, __ldb, __beta, __C, __ldc)
}
private let zhemm = LinearAlgebraLibrary.function(
  "cblas_zhemm",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a matrix and its adjoint, and adds the product to a Hermitian matrix.
public func cblas_cherk(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __Trans: CBLAS_TRANSPOSE,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: Float,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __beta: Float,
  _ __C: UnsafeMutableRawPointer?,
  _ __ldc: Int32
) {
  cherk(__Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __beta, __C, __ldc)
}
private let cherk = LinearAlgebraLibrary.function(
  "cblas_cherk",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Float, UnsafeRawPointer?, Int32, Float, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies a matrix and its adjoint, and adds the product to a Hermitian matrix.
public func cblas_zherk(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __Trans: CBLAS_TRANSPOSE,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: Double,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __beta: Double,
  _ __C: UnsafeMutableRawPointer?,
  _ __ldc: Int32
) {
  zherk(__Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __beta, __C, __ldc)
}
private let zherk = LinearAlgebraLibrary.function(
  "cblas_zherk",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, Double, UnsafeRawPointer?, Int32, Double, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies each of two matrices and the adjoint of the other, and adds both products.
public func cblas_cher2k(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __Trans: CBLAS_TRANSPOSE,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __B: UnsafeRawPointer?,
  _ __ldb: Int32,
  _ __beta: Float,
  _ __C: UnsafeMutableRawPointer?,
  _ __ldc: Int32
) {
  cher2k(__Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __B, __ldb, __beta, __C, __ldc)
}
private let cher2k = LinearAlgebraLibrary.function(
  "cblas_cher2k",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, Float, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Multiplies each of two matrices and the adjoint of the other, and adds both products.
public func cblas_zher2k(
  _ __Order: CBLAS_ORDER,
  _ __Uplo: CBLAS_UPLO,
  _ __Trans: CBLAS_TRANSPOSE,
  _ __N: Int32,
  _ __K: Int32,
  _ __alpha: UnsafeRawPointer?,
  _ __A: UnsafeRawPointer?,
  _ __lda: Int32,
  _ __B: UnsafeRawPointer?,
  _ __ldb: Int32,
  _ __beta: Double,
  _ __C: UnsafeMutableRawPointer?,
  _ __ldc: Int32
) {
  zher2k(__Order.rawValue, __Uplo.rawValue, __Trans.rawValue, __N, __K, __alpha, __A, __lda, __B, __ldb, __beta, __C, __ldc)
}
private let zher2k = LinearAlgebraLibrary.function(
  "cblas_zher2k",
  as: (@convention(c) @Sendable (
    UInt32, UInt32, UInt32, Int32, Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, Double, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Solves linear equations by an LU factorization with partial pivoting.
@discardableResult
public func sgesv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgesv(__n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __info)
  return 0
}
private let sgesv = LinearAlgebraLibrary.function(
  "sgesv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves linear equations by an LU factorization with partial pivoting.
@discardableResult
public func dgesv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgesv(__n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __info)
  return 0
}
private let dgesv = LinearAlgebraLibrary.function(
  "dgesv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Computes the LU factorization of a matrix with partial pivoting.
@discardableResult
public func sgetrf_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
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
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
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
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgetri(__n, __a, __lda, __ipiv, __work, __lwork, __info)
  return 0
}
private let sgetri = LinearAlgebraLibrary.function(
  "sgetri_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Inverts a matrix that `dgetrf_` has factorized.
@discardableResult
public func dgetri_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgetri(__n, __a, __lda, __ipiv, __work, __lwork, __info)
  return 0
}
private let dgetri = LinearAlgebraLibrary.function(
  "dgetri_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves the equations of a matrix that `sgetrf_` has factorized.
@discardableResult
public func sgetrs_(
  _ __trans: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgetrs(__trans, __n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __info, 1)
  return 0
}
private let sgetrs = LinearAlgebraLibrary.function(
  "sgetrs_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a matrix that `dgetrf_` has factorized.
@discardableResult
public func dgetrs_(
  _ __trans: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgetrs(__trans, __n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __info, 1)
  return 0
}
private let dgetrs = LinearAlgebraLibrary.function(
  "dgetrs_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Estimates the reciprocal condition number of a matrix that `sgetrf_` has factorized.
@discardableResult
public func sgecon_(
  _ __norm: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __anorm: UnsafeMutablePointer<__CLPK_real>!,
  _ __rcond: UnsafeMutablePointer<__CLPK_real>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgecon(__norm, __n, __a, __lda, __anorm, __rcond, __work, __iwork, __info, 1)
  return 0
}
private let sgecon = LinearAlgebraLibrary.function(
  "sgecon_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Estimates the reciprocal condition number of a matrix that `dgetrf_` has factorized.
@discardableResult
public func dgecon_(
  _ __norm: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __anorm: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __rcond: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgecon(__norm, __n, __a, __lda, __anorm, __rcond, __work, __iwork, __info, 1)
  return 0
}
private let dgecon = LinearAlgebraLibrary.function(
  "dgecon_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a tridiagonal matrix.
@discardableResult
public func sgtsv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __dl: UnsafeMutablePointer<__CLPK_real>!,
  _ __d: UnsafeMutablePointer<__CLPK_real>!,
  _ __du: UnsafeMutablePointer<__CLPK_real>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgtsv(__n, __nrhs, __dl, __d, __du, __b, __ldb, __info)
  return 0
}
private let sgtsv = LinearAlgebraLibrary.function(
  "sgtsv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves the equations of a tridiagonal matrix.
@discardableResult
public func dgtsv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __dl: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __d: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __du: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgtsv(__n, __nrhs, __dl, __d, __du, __b, __ldb, __info)
  return 0
}
private let dgtsv = LinearAlgebraLibrary.function(
  "dgtsv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves the equations of a band matrix.
@discardableResult
public func sgbsv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __kl: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ku: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ab: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldab: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgbsv(__n, __kl, __ku, __nrhs, __ab, __ldab, __ipiv, __b, __ldb, __info)
  return 0
}
private let sgbsv = LinearAlgebraLibrary.function(
  "sgbsv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves the equations of a band matrix.
@discardableResult
public func dgbsv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __kl: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ku: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ab: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldab: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgbsv(__n, __kl, __ku, __nrhs, __ab, __ldab, __ipiv, __b, __ldb, __info)
  return 0
}
private let dgbsv = LinearAlgebraLibrary.function(
  "dgbsv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Computes the Cholesky factorization of a positive definite matrix.
@discardableResult
public func spotrf_(
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
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
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
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
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
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
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
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
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  spotrs(__uplo, __n, __nrhs, __a, __lda, __b, __ldb, __info, 1)
  return 0
}
private let spotrs = LinearAlgebraLibrary.function(
  "spotrs_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a matrix that `dpotrf_` has factorized.
@discardableResult
public func dpotrs_(
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dpotrs(__uplo, __n, __nrhs, __a, __lda, __b, __ldb, __info, 1)
  return 0
}
private let dpotrs = LinearAlgebraLibrary.function(
  "dpotrs_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a positive definite matrix.
@discardableResult
public func sposv_(
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sposv(__uplo, __n, __nrhs, __a, __lda, __b, __ldb, __info, 1)
  return 0
}
private let sposv = LinearAlgebraLibrary.function(
  "sposv_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a positive definite matrix.
@discardableResult
public func dposv_(
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dposv(__uplo, __n, __nrhs, __a, __lda, __b, __ldb, __info, 1)
  return 0
}
private let dposv = LinearAlgebraLibrary.function(
  "dposv_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a positive definite tridiagonal matrix.
@discardableResult
public func sptsv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __d: UnsafeMutablePointer<__CLPK_real>!,
  _ __e: UnsafeMutablePointer<__CLPK_real>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sptsv(__n, __nrhs, __d, __e, __b, __ldb, __info)
  return 0
}
private let sptsv = LinearAlgebraLibrary.function(
  "sptsv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves the equations of a positive definite tridiagonal matrix.
@discardableResult
public func dptsv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __d: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __e: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dptsv(__n, __nrhs, __d, __e, __b, __ldb, __info)
  return 0
}
private let dptsv = LinearAlgebraLibrary.function(
  "dptsv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Computes the Bunch–Kaufman factorization of a symmetric matrix.
@discardableResult
public func ssytrf_(
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  ssytrf(__uplo, __n, __a, __lda, __ipiv, __work, __lwork, __info, 1)
  return 0
}
private let ssytrf = LinearAlgebraLibrary.function(
  "ssytrf_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Computes the Bunch–Kaufman factorization of a symmetric matrix.
@discardableResult
public func dsytrf_(
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dsytrf(__uplo, __n, __a, __lda, __ipiv, __work, __lwork, __info, 1)
  return 0
}
private let dsytrf = LinearAlgebraLibrary.function(
  "dsytrf_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a symmetric matrix.
@discardableResult
public func ssysv_(
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  ssysv(__uplo, __n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __work, __lwork, __info, 1)
  return 0
}
private let ssysv = LinearAlgebraLibrary.function(
  "ssysv_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a symmetric matrix.
@discardableResult
public func dsysv_(
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dsysv(__uplo, __n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __work, __lwork, __info, 1)
  return 0
}
private let dsysv = LinearAlgebraLibrary.function(
  "dsysv_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a triangular matrix, unless it is singular.
@discardableResult
public func strtrs_(
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __trans: UnsafeMutablePointer<CChar>!,
  _ __diag: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  strtrs(__uplo, __trans, __diag, __n, __nrhs, __a, __lda, __b, __ldb, __info, 1, 1, 1)
  return 0
}
private let strtrs = LinearAlgebraLibrary.function(
  "strtrs_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int, Int, Int
  ) -> Void).self)

/// Solves the equations of a triangular matrix, unless it is singular.
@discardableResult
public func dtrtrs_(
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __trans: UnsafeMutablePointer<CChar>!,
  _ __diag: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dtrtrs(__uplo, __trans, __diag, __n, __nrhs, __a, __lda, __b, __ldb, __info, 1, 1, 1)
  return 0
}
private let dtrtrs = LinearAlgebraLibrary.function(
  "dtrtrs_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int, Int, Int
  ) -> Void).self)

/// Inverts a triangular matrix.
@discardableResult
public func strtri_(
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __diag: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
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
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __diag: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
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
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  slacpy(__uplo, __m, __n, __a, __lda, __b, __ldb, 1)
  return 0
}
private let slacpy = LinearAlgebraLibrary.function(
  "slacpy_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, Int
  ) -> Void).self)

/// Copies a matrix, or its upper or lower part.
@discardableResult
public func dlacpy_(
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dlacpy(__uplo, __m, __n, __a, __lda, __b, __ldb, 1)
  return 0
}
private let dlacpy = LinearAlgebraLibrary.function(
  "dlacpy_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, Int
  ) -> Void).self)

/// Computes the QR factorization of a matrix.
@discardableResult
public func sgeqrf_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __tau: UnsafeMutablePointer<__CLPK_real>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgeqrf(__m, __n, __a, __lda, __tau, __work, __lwork, __info)
  return 0
}
private let sgeqrf = LinearAlgebraLibrary.function(
  "sgeqrf_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Computes the QR factorization of a matrix.
@discardableResult
public func dgeqrf_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __tau: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgeqrf(__m, __n, __a, __lda, __tau, __work, __lwork, __info)
  return 0
}
private let dgeqrf = LinearAlgebraLibrary.function(
  "dgeqrf_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Generates the matrix Q of the factorization by `sgeqrf_`.
@discardableResult
public func sorgqr_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __k: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __tau: UnsafeMutablePointer<__CLPK_real>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sorgqr(__m, __n, __k, __a, __lda, __tau, __work, __lwork, __info)
  return 0
}
private let sorgqr = LinearAlgebraLibrary.function(
  "sorgqr_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Generates the matrix Q of the factorization by `dgeqrf_`.
@discardableResult
public func dorgqr_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __k: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __tau: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dorgqr(__m, __n, __k, __a, __lda, __tau, __work, __lwork, __info)
  return 0
}
private let dorgqr = LinearAlgebraLibrary.function(
  "dorgqr_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Multiplies a matrix by the matrix Q of the factorization by `sgeqrf_`.
@discardableResult
public func sormqr_(
  _ __side: UnsafeMutablePointer<CChar>!,
  _ __trans: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __k: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __tau: UnsafeMutablePointer<__CLPK_real>!,
  _ __c: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldc: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sormqr(__side, __trans, __m, __n, __k, __a, __lda, __tau, __c, __ldc, __work, __lwork, __info, 1, 1)
  return 0
}
private let sormqr = LinearAlgebraLibrary.function(
  "sormqr_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Multiplies a matrix by the matrix Q of the factorization by `dgeqrf_`.
@discardableResult
public func dormqr_(
  _ __side: UnsafeMutablePointer<CChar>!,
  _ __trans: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __k: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __tau: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __c: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldc: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dormqr(__side, __trans, __m, __n, __k, __a, __lda, __tau, __c, __ldc, __work, __lwork, __info, 1, 1)
  return 0
}
private let dormqr = LinearAlgebraLibrary.function(
  "dormqr_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Solves a least-squares problem of full rank.
@discardableResult
public func sgels_(
  _ __trans: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgels(__trans, __m, __n, __nrhs, __a, __lda, __b, __ldb, __work, __lwork, __info, 1)
  return 0
}
private let sgels = LinearAlgebraLibrary.function(
  "sgels_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves a least-squares problem of full rank.
@discardableResult
public func dgels_(
  _ __trans: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgels(__trans, __m, __n, __nrhs, __a, __lda, __b, __ldb, __work, __lwork, __info, 1)
  return 0
}
private let dgels = LinearAlgebraLibrary.function(
  "dgels_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves a least-squares problem by singular values.
@discardableResult
public func sgelss_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __s: UnsafeMutablePointer<__CLPK_real>!,
  _ __rcond: UnsafeMutablePointer<__CLPK_real>!,
  _ __rank: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgelss(__m, __n, __nrhs, __a, __lda, __b, __ldb, __s, __rcond, __rank, __work, __lwork, __info)
  return 0
}
private let sgelss = LinearAlgebraLibrary.function(
  "sgelss_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves a least-squares problem by singular values.
@discardableResult
public func dgelss_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __s: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __rcond: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __rank: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgelss(__m, __n, __nrhs, __a, __lda, __b, __ldb, __s, __rcond, __rank, __work, __lwork, __info)
  return 0
}
private let dgelss = LinearAlgebraLibrary.function(
  "dgelss_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves a least-squares problem by singular values and divide and conquer.
@discardableResult
public func sgelsd_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __s: UnsafeMutablePointer<__CLPK_real>!,
  _ __rcond: UnsafeMutablePointer<__CLPK_real>!,
  _ __rank: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgelsd(__m, __n, __nrhs, __a, __lda, __b, __ldb, __s, __rcond, __rank, __work, __lwork, __iwork, __info)
  return 0
}
private let sgelsd = LinearAlgebraLibrary.function(
  "sgelsd_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves a least-squares problem by singular values and divide and conquer.
@discardableResult
public func dgelsd_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __s: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __rcond: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __rank: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgelsd(__m, __n, __nrhs, __a, __lda, __b, __ldb, __s, __rcond, __rank, __work, __lwork, __iwork, __info)
  return 0
}
private let dgelsd = LinearAlgebraLibrary.function(
  "dgelsd_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves a least-squares problem by an orthogonal factorization.
@discardableResult
public func sgelsy_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __jpvt: UnsafeMutablePointer<__CLPK_integer>!,
  _ __rcond: UnsafeMutablePointer<__CLPK_real>!,
  _ __rank: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgelsy(__m, __n, __nrhs, __a, __lda, __b, __ldb, __jpvt, __rcond, __rank, __work, __lwork, __info)
  return 0
}
private let sgelsy = LinearAlgebraLibrary.function(
  "sgelsy_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves a least-squares problem by an orthogonal factorization.
@discardableResult
public func dgelsy_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __jpvt: UnsafeMutablePointer<__CLPK_integer>!,
  _ __rcond: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __rank: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgelsy(__m, __n, __nrhs, __a, __lda, __b, __ldb, __jpvt, __rcond, __rank, __work, __lwork, __info)
  return 0
}
private let dgelsy = LinearAlgebraLibrary.function(
  "dgelsy_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a matrix.
@discardableResult
public func sgeev_(
  _ __jobvl: UnsafeMutablePointer<CChar>!,
  _ __jobvr: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __wr: UnsafeMutablePointer<__CLPK_real>!,
  _ __wi: UnsafeMutablePointer<__CLPK_real>!,
  _ __vl: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldvl: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vr: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldvr: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgeev(__jobvl, __jobvr, __n, __a, __lda, __wr, __wi, __vl, __ldvl, __vr, __ldvr, __work, __lwork, __info, 1, 1)
  return 0
}
private let sgeev = LinearAlgebraLibrary.function(
  "sgeev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a matrix.
@discardableResult
public func dgeev_(
  _ __jobvl: UnsafeMutablePointer<CChar>!,
  _ __jobvr: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __wr: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __wi: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __vl: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldvl: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vr: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldvr: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgeev(__jobvl, __jobvr, __n, __a, __lda, __wr, __wi, __vl, __ldvl, __vr, __ldvr, __work, __lwork, __info, 1, 1)
  return 0
}
private let dgeev = LinearAlgebraLibrary.function(
  "dgeev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a pair of matrices.
@discardableResult
public func sggev_(
  _ __jobvl: UnsafeMutablePointer<CChar>!,
  _ __jobvr: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __alphar: UnsafeMutablePointer<__CLPK_real>!,
  _ __alphai: UnsafeMutablePointer<__CLPK_real>!,
  _ __beta: UnsafeMutablePointer<__CLPK_real>!,
  _ __vl: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldvl: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vr: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldvr: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sggev(__jobvl, __jobvr, __n, __a, __lda, __b, __ldb, __alphar, __alphai, __beta, __vl, __ldvl, __vr, __ldvr, __work, __lwork, __info, 1, 1)
  return 0
}
private let sggev = LinearAlgebraLibrary.function(
  "sggev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a pair of matrices.
@discardableResult
public func dggev_(
  _ __jobvl: UnsafeMutablePointer<CChar>!,
  _ __jobvr: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __alphar: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __alphai: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __beta: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __vl: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldvl: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vr: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldvr: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dggev(__jobvl, __jobvr, __n, __a, __lda, __b, __ldb, __alphar, __alphai, __beta, __vl, __ldvl, __vr, __ldvr, __work, __lwork, __info, 1, 1)
  return 0
}
private let dggev = LinearAlgebraLibrary.function(
  "dggev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a symmetric matrix.
@discardableResult
public func ssyev_(
  _ __jobz: UnsafeMutablePointer<CChar>!,
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __w: UnsafeMutablePointer<__CLPK_real>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  ssyev(__jobz, __uplo, __n, __a, __lda, __w, __work, __lwork, __info, 1, 1)
  return 0
}
private let ssyev = LinearAlgebraLibrary.function(
  "ssyev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a symmetric matrix.
@discardableResult
public func dsyev_(
  _ __jobz: UnsafeMutablePointer<CChar>!,
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __w: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dsyev(__jobz, __uplo, __n, __a, __lda, __w, __work, __lwork, __info, 1, 1)
  return 0
}
private let dsyev = LinearAlgebraLibrary.function(
  "dsyev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a symmetric matrix by divide and conquer.
@discardableResult
public func ssyevd_(
  _ __jobz: UnsafeMutablePointer<CChar>!,
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __w: UnsafeMutablePointer<__CLPK_real>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __liwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  ssyevd(__jobz, __uplo, __n, __a, __lda, __w, __work, __lwork, __iwork, __liwork, __info, 1, 1)
  return 0
}
private let ssyevd = LinearAlgebraLibrary.function(
  "ssyevd_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a symmetric matrix by divide and conquer.
@discardableResult
public func dsyevd_(
  _ __jobz: UnsafeMutablePointer<CChar>!,
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __w: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __liwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dsyevd(__jobz, __uplo, __n, __a, __lda, __w, __work, __lwork, __iwork, __liwork, __info, 1, 1)
  return 0
}
private let dsyevd = LinearAlgebraLibrary.function(
  "dsyevd_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds some eigenvalues and eigenvectors of a symmetric matrix.
@discardableResult
public func ssyevr_(
  _ __jobz: UnsafeMutablePointer<CChar>!,
  _ __range: UnsafeMutablePointer<CChar>!,
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vl: UnsafeMutablePointer<__CLPK_real>!,
  _ __vu: UnsafeMutablePointer<__CLPK_real>!,
  _ __il: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iu: UnsafeMutablePointer<__CLPK_integer>!,
  _ __abstol: UnsafeMutablePointer<__CLPK_real>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __w: UnsafeMutablePointer<__CLPK_real>!,
  _ __z: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldz: UnsafeMutablePointer<__CLPK_integer>!,
  _ __isuppz: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __liwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  ssyevr(__jobz, __range, __uplo, __n, __a, __lda, __vl, __vu, __il, __iu, __abstol, __m, __w, __z, __ldz, __isuppz, __work, __lwork, __iwork, __liwork, __info, 1, 1, 1)
  return 0
}
private let ssyevr = LinearAlgebraLibrary.function(
  "ssyevr_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, Int, Int, Int
  ) -> Void).self)

/// Finds some eigenvalues and eigenvectors of a symmetric matrix.
@discardableResult
public func dsyevr_(
  _ __jobz: UnsafeMutablePointer<CChar>!,
  _ __range: UnsafeMutablePointer<CChar>!,
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vl: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __vu: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __il: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iu: UnsafeMutablePointer<__CLPK_integer>!,
  _ __abstol: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __w: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __z: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldz: UnsafeMutablePointer<__CLPK_integer>!,
  _ __isuppz: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __liwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dsyevr(__jobz, __range, __uplo, __n, __a, __lda, __vl, __vu, __il, __iu, __abstol, __m, __w, __z, __ldz, __isuppz, __work, __lwork, __iwork, __liwork, __info, 1, 1, 1)
  return 0
}
private let dsyevr = LinearAlgebraLibrary.function(
  "dsyevr_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, Int, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a symmetric matrix and a positive definite one.
@discardableResult
public func ssygv_(
  _ __itype: UnsafeMutablePointer<__CLPK_integer>!,
  _ __jobz: UnsafeMutablePointer<CChar>!,
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __w: UnsafeMutablePointer<__CLPK_real>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  ssygv(__itype, __jobz, __uplo, __n, __a, __lda, __b, __ldb, __w, __work, __lwork, __info, 1, 1)
  return 0
}
private let ssygv = LinearAlgebraLibrary.function(
  "ssygv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKText, LAPACKText, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a symmetric matrix and a positive definite one.
@discardableResult
public func dsygv_(
  _ __itype: UnsafeMutablePointer<__CLPK_integer>!,
  _ __jobz: UnsafeMutablePointer<CChar>!,
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __w: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dsygv(__itype, __jobz, __uplo, __n, __a, __lda, __b, __ldb, __w, __work, __lwork, __info, 1, 1)
  return 0
}
private let dsygv = LinearAlgebraLibrary.function(
  "dsygv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKText, LAPACKText, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the singular values and vectors of a matrix.
@discardableResult
public func sgesvd_(
  _ __jobu: UnsafeMutablePointer<CChar>!,
  _ __jobvt: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __s: UnsafeMutablePointer<__CLPK_real>!,
  _ __u: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldu: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vt: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldvt: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgesvd(__jobu, __jobvt, __m, __n, __a, __lda, __s, __u, __ldu, __vt, __ldvt, __work, __lwork, __info, 1, 1)
  return 0
}
private let sgesvd = LinearAlgebraLibrary.function(
  "sgesvd_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the singular values and vectors of a matrix.
@discardableResult
public func dgesvd_(
  _ __jobu: UnsafeMutablePointer<CChar>!,
  _ __jobvt: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __s: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __u: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldu: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vt: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldvt: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgesvd(__jobu, __jobvt, __m, __n, __a, __lda, __s, __u, __ldu, __vt, __ldvt, __work, __lwork, __info, 1, 1)
  return 0
}
private let dgesvd = LinearAlgebraLibrary.function(
  "dgesvd_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the singular values and vectors of a matrix by divide and conquer.
@discardableResult
public func sgesdd_(
  _ __jobz: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_real>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __s: UnsafeMutablePointer<__CLPK_real>!,
  _ __u: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldu: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vt: UnsafeMutablePointer<__CLPK_real>!,
  _ __ldvt: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_real>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  sgesdd(__jobz, __m, __n, __a, __lda, __s, __u, __ldu, __vt, __ldvt, __work, __lwork, __iwork, __info, 1)
  return 0
}
private let sgesdd = LinearAlgebraLibrary.function(
  "sgesdd_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKReals, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Finds the singular values and vectors of a matrix by divide and conquer.
@discardableResult
public func dgesdd_(
  _ __jobz: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __s: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __u: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldu: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vt: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __ldvt: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __iwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  dgesdd(__jobz, __m, __n, __a, __lda, __s, __u, __ldu, __vt, __ldvt, __work, __lwork, __iwork, __info, 1)
  return 0
}
private let dgesdd = LinearAlgebraLibrary.function(
  "dgesdd_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves linear equations by an LU factorization with partial pivoting.
@discardableResult
public func cgesv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_complex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_complex>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  cgesv(__n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __info)
  return 0
}
private let cgesv = LinearAlgebraLibrary.function(
  "cgesv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves linear equations by an LU factorization with partial pivoting.
@discardableResult
public func zgesv_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  zgesv(__n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __info)
  return 0
}
private let zgesv = LinearAlgebraLibrary.function(
  "zgesv_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Computes the LU factorization of a matrix with partial pivoting.
@discardableResult
public func cgetrf_(
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_complex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
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
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
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
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_complex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_complex>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  cgetri(__n, __a, __lda, __ipiv, __work, __lwork, __info)
  return 0
}
private let cgetri = LinearAlgebraLibrary.function(
  "cgetri_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Inverts a matrix that `zgetrf_` has factorized.
@discardableResult
public func zgetri_(
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  zgetri(__n, __a, __lda, __ipiv, __work, __lwork, __info)
  return 0
}
private let zgetri = LinearAlgebraLibrary.function(
  "zgetri_",
  as: (@convention(c) @Sendable (
    LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers
  ) -> Void).self)

/// Solves the equations of a matrix that `cgetrf_` has factorized.
@discardableResult
public func cgetrs_(
  _ __trans: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_complex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_complex>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  cgetrs(__trans, __n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __info, 1)
  return 0
}
private let cgetrs = LinearAlgebraLibrary.function(
  "cgetrs_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Solves the equations of a matrix that `zgetrf_` has factorized.
@discardableResult
public func zgetrs_(
  _ __trans: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __nrhs: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __ipiv: UnsafeMutablePointer<__CLPK_integer>!,
  _ __b: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __ldb: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  zgetrs(__trans, __n, __nrhs, __a, __lda, __ipiv, __b, __ldb, __info, 1)
  return 0
}
private let zgetrs = LinearAlgebraLibrary.function(
  "zgetrs_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKIntegers, Int
  ) -> Void).self)

/// Computes the Cholesky factorization of a positive definite matrix.
@discardableResult
public func cpotrf_(
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_complex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
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
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
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
  _ __jobvl: UnsafeMutablePointer<CChar>!,
  _ __jobvr: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_complex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __w: UnsafeMutablePointer<__CLPK_complex>!,
  _ __vl: UnsafeMutablePointer<__CLPK_complex>!,
  _ __ldvl: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vr: UnsafeMutablePointer<__CLPK_complex>!,
  _ __ldvr: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_complex>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __rwork: UnsafeMutablePointer<__CLPK_real>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  cgeev(__jobvl, __jobvr, __n, __a, __lda, __w, __vl, __ldvl, __vr, __ldvr, __work, __lwork, __rwork, __info, 1, 1)
  return 0
}
private let cgeev = LinearAlgebraLibrary.function(
  "cgeev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKComplexes, LAPACKComplexes, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKReals, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a matrix.
@discardableResult
public func zgeev_(
  _ __jobvl: UnsafeMutablePointer<CChar>!,
  _ __jobvr: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
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
  zgeev(__jobvl, __jobvr, __n, __a, __lda, __w, __vl, __ldvl, __vr, __ldvr, __work, __lwork, __rwork, __info, 1, 1)
  return 0
}
private let zgeev = LinearAlgebraLibrary.function(
  "zgeev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKComplexes, LAPACKComplexes, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a Hermitian matrix.
@discardableResult
public func cheev_(
  _ __jobz: UnsafeMutablePointer<CChar>!,
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_complex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __w: UnsafeMutablePointer<__CLPK_real>!,
  _ __work: UnsafeMutablePointer<__CLPK_complex>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __rwork: UnsafeMutablePointer<__CLPK_real>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  cheev(__jobz, __uplo, __n, __a, __lda, __w, __work, __lwork, __rwork, __info, 1, 1)
  return 0
}
private let cheev = LinearAlgebraLibrary.function(
  "cheev_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKReals, LAPACKComplexes, LAPACKIntegers, LAPACKReals, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the eigenvalues and eigenvectors of a Hermitian matrix.
@discardableResult
public func zheev_(
  _ __jobz: UnsafeMutablePointer<CChar>!,
  _ __uplo: UnsafeMutablePointer<CChar>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __w: UnsafeMutablePointer<__CLPK_doublereal>!,
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
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKDoubles, LAPACKComplexes, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the singular values and vectors of a matrix.
@discardableResult
public func cgesvd_(
  _ __jobu: UnsafeMutablePointer<CChar>!,
  _ __jobvt: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_complex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __s: UnsafeMutablePointer<__CLPK_real>!,
  _ __u: UnsafeMutablePointer<__CLPK_complex>!,
  _ __ldu: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vt: UnsafeMutablePointer<__CLPK_complex>!,
  _ __ldvt: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_complex>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __rwork: UnsafeMutablePointer<__CLPK_real>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  cgesvd(__jobu, __jobvt, __m, __n, __a, __lda, __s, __u, __ldu, __vt, __ldvt, __work, __lwork, __rwork, __info, 1, 1)
  return 0
}
private let cgesvd = LinearAlgebraLibrary.function(
  "cgesvd_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKReals, LAPACKComplexes, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKReals, LAPACKIntegers, Int, Int
  ) -> Void).self)

/// Finds the singular values and vectors of a matrix.
@discardableResult
public func zgesvd_(
  _ __jobu: UnsafeMutablePointer<CChar>!,
  _ __jobvt: UnsafeMutablePointer<CChar>!,
  _ __m: UnsafeMutablePointer<__CLPK_integer>!,
  _ __n: UnsafeMutablePointer<__CLPK_integer>!,
  _ __a: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lda: UnsafeMutablePointer<__CLPK_integer>!,
  _ __s: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __u: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __ldu: UnsafeMutablePointer<__CLPK_integer>!,
  _ __vt: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __ldvt: UnsafeMutablePointer<__CLPK_integer>!,
  _ __work: UnsafeMutablePointer<__CLPK_doublecomplex>!,
  _ __lwork: UnsafeMutablePointer<__CLPK_integer>!,
  _ __rwork: UnsafeMutablePointer<__CLPK_doublereal>!,
  _ __info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
  zgesvd(__jobu, __jobvt, __m, __n, __a, __lda, __s, __u, __ldu, __vt, __ldvt, __work, __lwork, __rwork, __info, 1, 1)
  return 0
}
private let zgesvd = LinearAlgebraLibrary.function(
  "zgesvd_",
  as: (@convention(c) @Sendable (
    LAPACKText, LAPACKText, LAPACKIntegers, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKDoubles, LAPACKComplexes, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKComplexes, LAPACKIntegers, LAPACKDoubles, LAPACKIntegers, Int, Int
  ) -> Void).self)
