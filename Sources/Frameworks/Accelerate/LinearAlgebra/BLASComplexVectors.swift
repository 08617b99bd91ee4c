// Functions of BLAS on complex vectors, by OpenBLAS. Step Accelerate.AC32.

/// Writes the inner product of the vectors.
public func cblas_cdotu_sub(
  _ __N: Int32, _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __Y: UnsafeRawPointer?,
  _ __incY: Int32, _ __dotu: UnsafeMutableRawPointer?
) {
  cdotu_sub(__N, __X, __incX, __Y, __incY, __dotu)
}
private let cdotu_sub = LinearAlgebraLibrary.function(
  "cblas_cdotu_sub",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?
  ) -> Void).self)

/// Writes the inner product of the vectors, the first conjugated.
public func cblas_cdotc_sub(
  _ __N: Int32, _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __Y: UnsafeRawPointer?,
  _ __incY: Int32, _ __dotc: UnsafeMutableRawPointer?
) {
  cdotc_sub(__N, __X, __incX, __Y, __incY, __dotc)
}
private let cdotc_sub = LinearAlgebraLibrary.function(
  "cblas_cdotc_sub",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?
  ) -> Void).self)

/// Writes the inner product of the vectors.
public func cblas_zdotu_sub(
  _ __N: Int32, _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __Y: UnsafeRawPointer?,
  _ __incY: Int32, _ __dotu: UnsafeMutableRawPointer?
) {
  zdotu_sub(__N, __X, __incX, __Y, __incY, __dotu)
}
private let zdotu_sub = LinearAlgebraLibrary.function(
  "cblas_zdotu_sub",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?
  ) -> Void).self)

/// Writes the inner product of the vectors, the first conjugated.
public func cblas_zdotc_sub(
  _ __N: Int32, _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __Y: UnsafeRawPointer?,
  _ __incY: Int32, _ __dotc: UnsafeMutableRawPointer?
) {
  zdotc_sub(__N, __X, __incX, __Y, __incY, __dotc)
}
private let zdotc_sub = LinearAlgebraLibrary.function(
  "cblas_zdotc_sub",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?
  ) -> Void).self)

/// Returns the Euclidean norm of a vector; a stride must be positive.
public func cblas_scnrm2(_ __N: Int32, _ __X: UnsafeRawPointer?, _ __incX: Int32) -> Float {
  scnrm2(__N, __X, __incX)
}
private let scnrm2 = LinearAlgebraLibrary.function(
  "cblas_scnrm2", as: (@convention(c) @Sendable (Int32, UnsafeRawPointer?, Int32) -> Float).self)

/// Returns the sum of a vector's magnitudes; a stride must be positive.
public func cblas_scasum(_ __N: Int32, _ __X: UnsafeRawPointer?, _ __incX: Int32) -> Float {
  scasum(__N, __X, __incX)
}
private let scasum = LinearAlgebraLibrary.function(
  "cblas_scasum", as: (@convention(c) @Sendable (Int32, UnsafeRawPointer?, Int32) -> Float).self)

/// Returns the Euclidean norm of a vector; a stride must be positive.
public func cblas_dznrm2(_ __N: Int32, _ __X: UnsafeRawPointer?, _ __incX: Int32) -> Double {
  dznrm2(__N, __X, __incX)
}
private let dznrm2 = LinearAlgebraLibrary.function(
  "cblas_dznrm2", as: (@convention(c) @Sendable (Int32, UnsafeRawPointer?, Int32) -> Double).self)

/// Returns the sum of a vector's magnitudes; a stride must be positive.
public func cblas_dzasum(_ __N: Int32, _ __X: UnsafeRawPointer?, _ __incX: Int32) -> Double {
  dzasum(__N, __X, __incX)
}
private let dzasum = LinearAlgebraLibrary.function(
  "cblas_dzasum", as: (@convention(c) @Sendable (Int32, UnsafeRawPointer?, Int32) -> Double).self)

/// Returns the index of the first element with the maximum magnitude; a stride must be positive.
public func cblas_icamax(_ __N: Int32, _ __X: UnsafeRawPointer?, _ __incX: Int32) -> Int32 {
  Int32(icamax(__N, __X, __incX))
}
private let icamax = LinearAlgebraLibrary.function(
  "cblas_icamax", as: (@convention(c) @Sendable (Int32, UnsafeRawPointer?, Int32) -> Int).self)

/// Returns the index of the first element with the maximum magnitude; a stride must be positive.
public func cblas_izamax(_ __N: Int32, _ __X: UnsafeRawPointer?, _ __incX: Int32) -> Int32 {
  Int32(izamax(__N, __X, __incX))
}
private let izamax = LinearAlgebraLibrary.function(
  "cblas_izamax", as: (@convention(c) @Sendable (Int32, UnsafeRawPointer?, Int32) -> Int).self)

/// Swaps two vectors.
public func cblas_cswap(
  _ __N: Int32, _ __X: UnsafeMutableRawPointer?, _ __incX: Int32, _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  cswap(__N, __X, __incX, __Y, __incY)
}
private let cswap = LinearAlgebraLibrary.function(
  "cblas_cswap",
  as: (@convention(c) @Sendable (
    Int32, UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Copies a vector.
public func cblas_ccopy(
  _ __N: Int32, _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  ccopy(__N, __X, __incX, __Y, __incY)
}
private let ccopy = LinearAlgebraLibrary.function(
  "cblas_ccopy",
  as: (@convention(c) @Sendable (Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32)
    -> Void).self)

/// Adds a vector, multiplied by a number, to another.
public func cblas_caxpy(
  _ __N: Int32, _ __alpha: UnsafeRawPointer?, _ __X: UnsafeRawPointer?, _ __incX: Int32,
  _ __Y: UnsafeMutableRawPointer?, _ __incY: Int32
) {
  caxpy(__N, __alpha, __X, __incX, __Y, __incY)
}
private let caxpy = LinearAlgebraLibrary.function(
  "cblas_caxpy",
  as: (@convention(c) @Sendable (
    Int32, UnsafeRawPointer?, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32
  ) -> Void).self)

/// Swaps two vectors.
public func cblas_zswap(
  _ __N: Int32, _ __X: UnsafeMutableRawPointer?, _ __incX: Int32, _ __Y: UnsafeMutableRawPointer?,
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
public func cblas_zcopy(
  _ __N: Int32, _ __X: UnsafeRawPointer?, _ __incX: Int32, _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32
) {
  zcopy(__N, __X, __incX, __Y, __incY)
}
private let zcopy = LinearAlgebraLibrary.function(
  "cblas_zcopy",
  as: (@convention(c) @Sendable (Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?, Int32)
    -> Void).self)

/// Adds a vector, multiplied by a number, to another.
public func cblas_zaxpy(
  _ __N: Int32, _ __alpha: UnsafeRawPointer?, _ __X: UnsafeRawPointer?, _ __incX: Int32,
  _ __Y: UnsafeMutableRawPointer?, _ __incY: Int32
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
  _ __N: Int32, _ __alpha: UnsafeRawPointer?, _ __X: UnsafeMutableRawPointer?, _ __incX: Int32
) {
  cscal(__N, __alpha, __X, __incX)
}
private let cscal = LinearAlgebraLibrary.function(
  "cblas_cscal",
  as: (@convention(c) @Sendable (Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32) -> Void)
    .self)

/// Multiplies a vector by a number; a stride must be positive.
public func cblas_zscal(
  _ __N: Int32, _ __alpha: UnsafeRawPointer?, _ __X: UnsafeMutableRawPointer?, _ __incX: Int32
) {
  zscal(__N, __alpha, __X, __incX)
}
private let zscal = LinearAlgebraLibrary.function(
  "cblas_zscal",
  as: (@convention(c) @Sendable (Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32) -> Void)
    .self)

/// Multiplies a vector by a real number; a stride must be positive.
public func cblas_csscal(
  _ __N: Int32, _ __alpha: Float, _ __X: UnsafeMutableRawPointer?, _ __incX: Int32
) {
  csscal(__N, __alpha, __X, __incX)
}
private let csscal = LinearAlgebraLibrary.function(
  "cblas_csscal",
  as: (@convention(c) @Sendable (Int32, Float, UnsafeMutableRawPointer?, Int32) -> Void).self)

/// Multiplies a vector by a real number; a stride must be positive.
public func cblas_zdscal(
  _ __N: Int32, _ __alpha: Double, _ __X: UnsafeMutableRawPointer?, _ __incX: Int32
) {
  zdscal(__N, __alpha, __X, __incX)
}
private let zdscal = LinearAlgebraLibrary.function(
  "cblas_zdscal",
  as: (@convention(c) @Sendable (Int32, Double, UnsafeMutableRawPointer?, Int32) -> Void).self)

/// Computes the Givens rotation that makes the second of two numbers zero.
public func cblas_crotg(
  _ __a: UnsafeMutableRawPointer?, _ __b: UnsafeMutableRawPointer?,
  _ __c: UnsafeMutablePointer<Float>?, _ __s: UnsafeMutableRawPointer?
) {
  crotg(__a, __b, __c, __s)
}
private let crotg = LinearAlgebraLibrary.function(
  "cblas_crotg",
  as: (@convention(c) @Sendable (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Float>?,
    UnsafeMutableRawPointer?
  ) -> Void).self)

/// Computes the Givens rotation that makes the second of two numbers zero.
public func cblas_zrotg(
  _ __a: UnsafeMutableRawPointer?, _ __b: UnsafeMutableRawPointer?,
  _ __c: UnsafeMutablePointer<Double>?, _ __s: UnsafeMutableRawPointer?
) {
  zrotg(__a, __b, __c, __s)
}
private let zrotg = LinearAlgebraLibrary.function(
  "cblas_zrotg",
  as: (@convention(c) @Sendable (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Double>?,
    UnsafeMutableRawPointer?
  ) -> Void).self)

/// Applies a Givens rotation to two vectors.
public func cblas_csrot(
  _ __N: Int32, _ __X: UnsafeMutableRawPointer?, _ __incX: Int32, _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32, _ __c: Float, _ __s: Float
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
  _ __N: Int32, _ __X: UnsafeMutableRawPointer?, _ __incX: Int32, _ __Y: UnsafeMutableRawPointer?,
  _ __incY: Int32, _ __c: Double, _ __s: Double
) {
  zdrot(__N, __X, __incX, __Y, __incY, __c, __s)
}
private let zdrot = LinearAlgebraLibrary.function(
  "cblas_zdrot",
  as: (@convention(c) @Sendable (
    Int32, UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?, Int32, Double, Double
  ) -> Void).self)
