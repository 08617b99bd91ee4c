// Functions of BLAS that exist for one precision, or under other names than in OpenBLAS. The
// others are in Data/Functions/Accelerate.tsv. Step Accelerate.AC32.

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
