// Functions of BLAS on vectors, by OpenBLAS. Step Accelerate.AC32.

/// Returns a number plus the inner product of the vectors, in double precision.
public func cblas_sdsdot(
  _ __N: Int32, _ __alpha: Float, _ __X: UnsafePointer<Float>?, _ __incX: Int32,
  _ __Y: UnsafePointer<Float>?, _ __incY: Int32
) -> Float {
  sdsdot(__N, __alpha, __X, __incX, __Y, __incY)
}
private let sdsdot = LinearAlgebraLibrary.function(
  "cblas_sdsdot",
  as: (@convention(c) @Sendable (
    Int32, Float, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32
  ) -> Float).self)

/// Returns the inner product of the vectors, in double precision.
public func cblas_dsdot(
  _ __N: Int32, _ __X: UnsafePointer<Float>?, _ __incX: Int32, _ __Y: UnsafePointer<Float>?,
  _ __incY: Int32
) -> Double {
  dsdot(__N, __X, __incX, __Y, __incY)
}
private let dsdot = LinearAlgebraLibrary.function(
  "cblas_dsdot",
  as: (@convention(c) @Sendable (Int32, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32)
    -> Double).self)

/// Returns the inner product of the vectors.
public func cblas_sdot(
  _ __N: Int32, _ __X: UnsafePointer<Float>?, _ __incX: Int32, _ __Y: UnsafePointer<Float>?,
  _ __incY: Int32
) -> Float {
  sdot(__N, __X, __incX, __Y, __incY)
}
private let sdot = LinearAlgebraLibrary.function(
  "cblas_sdot",
  as: (@convention(c) @Sendable (Int32, UnsafePointer<Float>?, Int32, UnsafePointer<Float>?, Int32)
    -> Float).self)

/// Returns the inner product of the vectors.
public func cblas_ddot(
  _ __N: Int32, _ __X: UnsafePointer<Double>?, _ __incX: Int32, _ __Y: UnsafePointer<Double>?,
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
public func cblas_snrm2(_ __N: Int32, _ __X: UnsafePointer<Float>?, _ __incX: Int32) -> Float {
  snrm2(__N, __X, __incX)
}
private let snrm2 = LinearAlgebraLibrary.function(
  "cblas_snrm2", as: (@convention(c) @Sendable (Int32, UnsafePointer<Float>?, Int32) -> Float).self)

/// Returns the sum of a vector's magnitudes; a stride must be positive.
public func cblas_sasum(_ __N: Int32, _ __X: UnsafePointer<Float>?, _ __incX: Int32) -> Float {
  sasum(__N, __X, __incX)
}
private let sasum = LinearAlgebraLibrary.function(
  "cblas_sasum", as: (@convention(c) @Sendable (Int32, UnsafePointer<Float>?, Int32) -> Float).self)

/// Returns the Euclidean norm of a vector; a stride must be positive.
public func cblas_dnrm2(_ __N: Int32, _ __X: UnsafePointer<Double>?, _ __incX: Int32) -> Double {
  dnrm2(__N, __X, __incX)
}
private let dnrm2 = LinearAlgebraLibrary.function(
  "cblas_dnrm2",
  as: (@convention(c) @Sendable (Int32, UnsafePointer<Double>?, Int32) -> Double).self)

/// Returns the sum of a vector's magnitudes; a stride must be positive.
public func cblas_dasum(_ __N: Int32, _ __X: UnsafePointer<Double>?, _ __incX: Int32) -> Double {
  dasum(__N, __X, __incX)
}
private let dasum = LinearAlgebraLibrary.function(
  "cblas_dasum",
  as: (@convention(c) @Sendable (Int32, UnsafePointer<Double>?, Int32) -> Double).self)

/// Returns the index of the first element with the maximum magnitude; a stride must be positive.
public func cblas_isamax(_ __N: Int32, _ __X: UnsafePointer<Float>?, _ __incX: Int32) -> Int32 {
  Int32(isamax(__N, __X, __incX))
}
private let isamax = LinearAlgebraLibrary.function(
  "cblas_isamax", as: (@convention(c) @Sendable (Int32, UnsafePointer<Float>?, Int32) -> Int).self)

/// Returns the index of the first element with the maximum magnitude; a stride must be positive.
public func cblas_idamax(_ __N: Int32, _ __X: UnsafePointer<Double>?, _ __incX: Int32) -> Int32 {
  Int32(idamax(__N, __X, __incX))
}
private let idamax = LinearAlgebraLibrary.function(
  "cblas_idamax", as: (@convention(c) @Sendable (Int32, UnsafePointer<Double>?, Int32) -> Int).self)

/// Swaps two vectors.
public func cblas_sswap(
  _ __N: Int32, _ __X: UnsafeMutablePointer<Float>?, _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Float>?, _ __incY: Int32
) {
  sswap(__N, __X, __incX, __Y, __incY)
}
private let sswap = LinearAlgebraLibrary.function(
  "cblas_sswap",
  as: (@convention(c) @Sendable (
    Int32, UnsafeMutablePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Copies a vector.
public func cblas_scopy(
  _ __N: Int32, _ __X: UnsafePointer<Float>?, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Float>?,
  _ __incY: Int32
) {
  scopy(__N, __X, __incX, __Y, __incY)
}
private let scopy = LinearAlgebraLibrary.function(
  "cblas_scopy",
  as: (@convention(c) @Sendable (
    Int32, UnsafePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Adds a vector, multiplied by a number, to another.
public func cblas_saxpy(
  _ __N: Int32, _ __alpha: Float, _ __X: UnsafePointer<Float>?, _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Float>?, _ __incY: Int32
) {
  saxpy(__N, __alpha, __X, __incX, __Y, __incY)
}
private let saxpy = LinearAlgebraLibrary.function(
  "cblas_saxpy",
  as: (@convention(c) @Sendable (
    Int32, Float, UnsafePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Swaps two vectors.
public func cblas_dswap(
  _ __N: Int32, _ __X: UnsafeMutablePointer<Double>?, _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Double>?, _ __incY: Int32
) {
  dswap(__N, __X, __incX, __Y, __incY)
}
private let dswap = LinearAlgebraLibrary.function(
  "cblas_dswap",
  as: (@convention(c) @Sendable (
    Int32, UnsafeMutablePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Copies a vector.
public func cblas_dcopy(
  _ __N: Int32, _ __X: UnsafePointer<Double>?, _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Double>?, _ __incY: Int32
) {
  dcopy(__N, __X, __incX, __Y, __incY)
}
private let dcopy = LinearAlgebraLibrary.function(
  "cblas_dcopy",
  as: (@convention(c) @Sendable (
    Int32, UnsafePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Adds a vector, multiplied by a number, to another.
public func cblas_daxpy(
  _ __N: Int32, _ __alpha: Double, _ __X: UnsafePointer<Double>?, _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Double>?, _ __incY: Int32
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
  _ __d1: UnsafeMutablePointer<Float>?, _ __d2: UnsafeMutablePointer<Float>?,
  _ __b1: UnsafeMutablePointer<Float>?, _ __b2: Float, _ __P: UnsafeMutablePointer<Float>?
) {
  srotmg(__d1, __d2, __b1, __b2, __P)
}
private let srotmg = LinearAlgebraLibrary.function(
  "cblas_srotmg",
  as: (@convention(c) @Sendable (
    UnsafeMutablePointer<Float>?, UnsafeMutablePointer<Float>?, UnsafeMutablePointer<Float>?, Float,
    UnsafeMutablePointer<Float>?
  ) -> Void).self)

/// Applies a modified Givens rotation to two vectors.
public func cblas_srotm(
  _ __N: Int32, _ __X: UnsafeMutablePointer<Float>?, _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Float>?, _ __incY: Int32, _ __P: UnsafePointer<Float>?
) {
  srotm(__N, __X, __incX, __Y, __incY, __P)
}
private let srotm = LinearAlgebraLibrary.function(
  "cblas_srotm",
  as: (@convention(c) @Sendable (
    Int32, UnsafeMutablePointer<Float>?, Int32, UnsafeMutablePointer<Float>?, Int32,
    UnsafePointer<Float>?
  ) -> Void).self)

/// Computes the modified Givens rotation that makes the second of two numbers zero.
public func cblas_drotmg(
  _ __d1: UnsafeMutablePointer<Double>?, _ __d2: UnsafeMutablePointer<Double>?,
  _ __b1: UnsafeMutablePointer<Double>?, _ __b2: Double, _ __P: UnsafeMutablePointer<Double>?
) {
  drotmg(__d1, __d2, __b1, __b2, __P)
}
private let drotmg = LinearAlgebraLibrary.function(
  "cblas_drotmg",
  as: (@convention(c) @Sendable (
    UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?,
    Double, UnsafeMutablePointer<Double>?
  ) -> Void).self)

/// Applies a modified Givens rotation to two vectors.
public func cblas_drotm(
  _ __N: Int32, _ __X: UnsafeMutablePointer<Double>?, _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Double>?, _ __incY: Int32, _ __P: UnsafePointer<Double>?
) {
  drotm(__N, __X, __incX, __Y, __incY, __P)
}
private let drotm = LinearAlgebraLibrary.function(
  "cblas_drotm",
  as: (@convention(c) @Sendable (
    Int32, UnsafeMutablePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32,
    UnsafePointer<Double>?
  ) -> Void).self)

/// Multiplies a vector by a number; a stride must be positive.
public func cblas_sscal(
  _ __N: Int32, _ __alpha: Float, _ __X: UnsafeMutablePointer<Float>?, _ __incX: Int32
) {
  sscal(__N, __alpha, __X, __incX)
}
private let sscal = LinearAlgebraLibrary.function(
  "cblas_sscal",
  as: (@convention(c) @Sendable (Int32, Float, UnsafeMutablePointer<Float>?, Int32) -> Void).self)

/// Multiplies a vector by a number; a stride must be positive.
public func cblas_dscal(
  _ __N: Int32, _ __alpha: Double, _ __X: UnsafeMutablePointer<Double>?, _ __incX: Int32
) {
  dscal(__N, __alpha, __X, __incX)
}
private let dscal = LinearAlgebraLibrary.function(
  "cblas_dscal",
  as: (@convention(c) @Sendable (Int32, Double, UnsafeMutablePointer<Double>?, Int32) -> Void).self)

/// Computes the Givens rotation that makes the second of two numbers zero.
public func cblas_srotg(
  _ __a: UnsafeMutablePointer<Float>?, _ __b: UnsafeMutablePointer<Float>?,
  _ __c: UnsafeMutablePointer<Float>?, _ __s: UnsafeMutablePointer<Float>?
) {
  srotg(__a, __b, __c, __s)
}
private let srotg = LinearAlgebraLibrary.function(
  "cblas_srotg",
  as: (@convention(c) @Sendable (
    UnsafeMutablePointer<Float>?, UnsafeMutablePointer<Float>?, UnsafeMutablePointer<Float>?,
    UnsafeMutablePointer<Float>?
  ) -> Void).self)

/// Computes the Givens rotation that makes the second of two numbers zero.
public func cblas_drotg(
  _ __a: UnsafeMutablePointer<Double>?, _ __b: UnsafeMutablePointer<Double>?,
  _ __c: UnsafeMutablePointer<Double>?, _ __s: UnsafeMutablePointer<Double>?
) {
  drotg(__a, __b, __c, __s)
}
private let drotg = LinearAlgebraLibrary.function(
  "cblas_drotg",
  as: (@convention(c) @Sendable (
    UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?,
    UnsafeMutablePointer<Double>?
  ) -> Void).self)

/// Applies a Givens rotation to two vectors.
public func cblas_srot(
  _ __N: Int32, _ __X: UnsafeMutablePointer<Float>?, _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Float>?, _ __incY: Int32, _ __c: Float, _ __s: Float
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
  _ __N: Int32, _ __X: UnsafeMutablePointer<Double>?, _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Double>?, _ __incY: Int32, _ __c: Double, _ __s: Double
) {
  drot(__N, __X, __incX, __Y, __incY, __c, __s)
}
private let drot = LinearAlgebraLibrary.function(
  "cblas_drot",
  as: (@convention(c) @Sendable (
    Int32, UnsafeMutablePointer<Double>?, Int32, UnsafeMutablePointer<Double>?, Int32, Double,
    Double
  ) -> Void).self)

/// Adds two vectors, each multiplied by a number.
public func catlas_saxpby(
  _ __N: Int32, _ __alpha: Float, _ __X: UnsafePointer<Float>?, _ __incX: Int32, _ __beta: Float,
  _ __Y: UnsafeMutablePointer<Float>?, _ __incY: Int32
) {
  saxpby(__N, __alpha, __X, __incX, __beta, __Y, __incY)
}
private let saxpby = LinearAlgebraLibrary.function(
  "cblas_saxpby",
  as: (@convention(c) @Sendable (
    Int32, Float, UnsafePointer<Float>?, Int32, Float, UnsafeMutablePointer<Float>?, Int32
  ) -> Void).self)

/// Adds two vectors, each multiplied by a number.
public func catlas_daxpby(
  _ __N: Int32, _ __alpha: Double, _ __X: UnsafePointer<Double>?, _ __incX: Int32, _ __beta: Double,
  _ __Y: UnsafeMutablePointer<Double>?, _ __incY: Int32
) {
  daxpby(__N, __alpha, __X, __incX, __beta, __Y, __incY)
}
private let daxpby = LinearAlgebraLibrary.function(
  "cblas_daxpby",
  as: (@convention(c) @Sendable (
    Int32, Double, UnsafePointer<Double>?, Int32, Double, UnsafeMutablePointer<Double>?, Int32
  ) -> Void).self)

/// Sets all elements of a vector to a number.
public func catlas_sset(
  _ __N: Int32, _ __alpha: Float, _ __X: UnsafeMutablePointer<Float>?, _ __incX: Int32
) {
  // A stride of zero repeats the number.
  withUnsafePointer(to: __alpha) { cblas_scopy(__N, $0, 0, __X, __incX) }
}

/// Sets all elements of a vector to a number.
public func catlas_dset(
  _ __N: Int32, _ __alpha: Double, _ __X: UnsafeMutablePointer<Double>?, _ __incX: Int32
) {
  // A stride of zero repeats the number.
  withUnsafePointer(to: __alpha) { cblas_dcopy(__N, $0, 0, __X, __incX) }
}
