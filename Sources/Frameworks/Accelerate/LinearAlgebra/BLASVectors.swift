// Functions of BLAS on vectors. Step Accelerate.AC32.

/// Returns the sum of the products of two vectors.
public func cblas_sdot(
  _ __N: Int32, _ __X: UnsafePointer<Float>?, _ __incX: Int32, _ __Y: UnsafePointer<Float>?,
  _ __incY: Int32
) -> Float {
  guard let __X, let __Y else { return 0 }
  var sum: Float = 0
  for (x, y) in places(__N, __incX, __incY) { sum += __X[x] * __Y[y] }
  return sum
}

/// Adds a vector, multiplied by a number, to another.
public func cblas_saxpy(
  _ __N: Int32, _ __alpha: Float, _ __X: UnsafePointer<Float>?, _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Float>?, _ __incY: Int32
) {
  guard let __X, let __Y else { return }
  for (x, y) in places(__N, __incX, __incY) { __Y[y] += __alpha * __X[x] }
}

/// Copies a vector.
public func cblas_scopy(
  _ __N: Int32, _ __X: UnsafePointer<Float>?, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Float>?,
  _ __incY: Int32
) {
  guard let __X, let __Y else { return }
  for (x, y) in places(__N, __incX, __incY) { __Y[y] = __X[x] }
}

/// Exchanges two vectors.
public func cblas_sswap(
  _ __N: Int32, _ __X: UnsafeMutablePointer<Float>?, _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Float>?, _ __incY: Int32
) {
  guard let __X, let __Y else { return }
  for (x, y) in places(__N, __incX, __incY) { (__X[x], __Y[y]) = (__Y[y], __X[x]) }
}

/// Multiplies a vector by a number; a stride must be positive.
public func cblas_sscal(
  _ __N: Int32, _ __alpha: Float, _ __X: UnsafeMutablePointer<Float>?, _ __incX: Int32
) {
  guard let __X, __incX > 0 else { return }
  for (x, _) in places(__N, __incX, 1) { __X[x] *= __alpha }
}

/// Returns the root of the sum of a vector's squares; a stride must be positive.
public func cblas_snrm2(_ __N: Int32, _ __X: UnsafePointer<Float>?, _ __incX: Int32) -> Float {
  guard let __X, __incX > 0 else { return 0 }
  // The greatest element is a factor, so that no square is too large or too small.
  var (greatest, sum): (Float, Float) = (0, 0)
  for (x, _) in places(__N, __incX, 1) { greatest = max(greatest, abs(__X[x])) }
  guard greatest > 0, greatest.isFinite else { return greatest }
  for (x, _) in places(__N, __incX, 1) { sum += (__X[x] / greatest) * (__X[x] / greatest) }
  return greatest * sum.squareRoot()
}

/// Returns the sum of a vector's magnitudes; a stride must be positive.
public func cblas_sasum(_ __N: Int32, _ __X: UnsafePointer<Float>?, _ __incX: Int32) -> Float {
  guard let __X, __incX > 0 else { return 0 }
  return places(__N, __incX, 1).reduce(0) { $0 + abs(__X[$1.0]) }
}

/// Returns the number of the first element of the greatest magnitude; a stride must be positive.
public func cblas_isamax(_ __N: Int32, _ __X: UnsafePointer<Float>?, _ __incX: Int32) -> Int32 {
  guard let __X, __incX > 0, __N > 0 else { return 0 }
  var best: Int32 = 0
  for index in 1..<max(__N, 1) where abs(__X[Int(index * __incX)]) > abs(__X[Int(best * __incX)]) {
    best = index
  }
  return best
}

/// Returns the sum of the products of two vectors.
public func cblas_ddot(
  _ __N: Int32, _ __X: UnsafePointer<Double>?, _ __incX: Int32, _ __Y: UnsafePointer<Double>?,
  _ __incY: Int32
) -> Double {
  guard let __X, let __Y else { return 0 }
  var sum: Double = 0
  for (x, y) in places(__N, __incX, __incY) { sum += __X[x] * __Y[y] }
  return sum
}

/// Adds a vector, multiplied by a number, to another.
public func cblas_daxpy(
  _ __N: Int32, _ __alpha: Double, _ __X: UnsafePointer<Double>?, _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Double>?, _ __incY: Int32
) {
  guard let __X, let __Y else { return }
  for (x, y) in places(__N, __incX, __incY) { __Y[y] += __alpha * __X[x] }
}

/// Copies a vector.
public func cblas_dcopy(
  _ __N: Int32, _ __X: UnsafePointer<Double>?, _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Double>?, _ __incY: Int32
) {
  guard let __X, let __Y else { return }
  for (x, y) in places(__N, __incX, __incY) { __Y[y] = __X[x] }
}

/// Exchanges two vectors.
public func cblas_dswap(
  _ __N: Int32, _ __X: UnsafeMutablePointer<Double>?, _ __incX: Int32,
  _ __Y: UnsafeMutablePointer<Double>?, _ __incY: Int32
) {
  guard let __X, let __Y else { return }
  for (x, y) in places(__N, __incX, __incY) { (__X[x], __Y[y]) = (__Y[y], __X[x]) }
}

/// Multiplies a vector by a number; a stride must be positive.
public func cblas_dscal(
  _ __N: Int32, _ __alpha: Double, _ __X: UnsafeMutablePointer<Double>?, _ __incX: Int32
) {
  guard let __X, __incX > 0 else { return }
  for (x, _) in places(__N, __incX, 1) { __X[x] *= __alpha }
}

/// Returns the root of the sum of a vector's squares; a stride must be positive.
public func cblas_dnrm2(_ __N: Int32, _ __X: UnsafePointer<Double>?, _ __incX: Int32) -> Double {
  guard let __X, __incX > 0 else { return 0 }
  // The greatest element is a factor, so that no square is too large or too small.
  var (greatest, sum): (Double, Double) = (0, 0)
  for (x, _) in places(__N, __incX, 1) { greatest = max(greatest, abs(__X[x])) }
  guard greatest > 0, greatest.isFinite else { return greatest }
  for (x, _) in places(__N, __incX, 1) { sum += (__X[x] / greatest) * (__X[x] / greatest) }
  return greatest * sum.squareRoot()
}

/// Returns the sum of a vector's magnitudes; a stride must be positive.
public func cblas_dasum(_ __N: Int32, _ __X: UnsafePointer<Double>?, _ __incX: Int32) -> Double {
  guard let __X, __incX > 0 else { return 0 }
  return places(__N, __incX, 1).reduce(0) { $0 + abs(__X[$1.0]) }
}

/// Returns the number of the first element of the greatest magnitude; a stride must be positive.
public func cblas_idamax(_ __N: Int32, _ __X: UnsafePointer<Double>?, _ __incX: Int32) -> Int32 {
  guard let __X, __incX > 0, __N > 0 else { return 0 }
  var best: Int32 = 0
  for index in 1..<max(__N, 1) where abs(__X[Int(index * __incX)]) > abs(__X[Int(best * __incX)]) {
    best = index
  }
  return best
}

/// Returns the places of two vectors; a negative stride begins at the end.
func places(
  _ count: Int32, _ one: Int32, _ two: Int32
) -> LazyMapSequence<Range<Int>, (Int, Int)> {
  let count = max(Int(count), 0)
  let (one, two) = (Int(one), Int(two))
  let (first, second) = (one < 0 ? (1 - count) * one : 0, two < 0 ? (1 - count) * two : 0)
  return (0..<count).lazy.map { (first + $0 * one, second + $0 * two) }
}
