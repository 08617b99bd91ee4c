// Functions of BLAS on matrices. Step Accelerate.AC32.

/// Multiplies a matrix and a vector, and adds the product to another vector.
public func cblas_sgemv(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32,
  _ __alpha: Float, _ __A: UnsafePointer<Float>?, _ __lda: Int32, _ __X: UnsafePointer<Float>?,
  _ __incX: Int32, _ __beta: Float, _ __Y: UnsafeMutablePointer<Float>?, _ __incY: Int32
) {
  guard let __A, let __X, let __Y else { return }
  let (down, across) = steps(__Order, __TransA, __lda)
  let isTransposed = __TransA != CblasNoTrans
  let (rows, columns) = isTransposed ? (__N, __M) : (__M, __N)
  for (row, (y, _)) in places(rows, __incY, 1).enumerated() {
    var sum: Float = 0
    for (column, (x, _)) in places(columns, __incX, 1).enumerated() {
      sum += __A[row * down + column * across] * __X[x]
    }
    __Y[y] = __alpha * sum + (__beta == 0 ? 0 : __beta * __Y[y])
  }
}

/// Adds the products of all elements of two vectors to a matrix.
public func cblas_sger(
  _ __Order: CBLAS_ORDER, _ __M: Int32, _ __N: Int32, _ __alpha: Float,
  _ __X: UnsafePointer<Float>?, _ __incX: Int32, _ __Y: UnsafePointer<Float>?, _ __incY: Int32,
  _ __A: UnsafeMutablePointer<Float>?, _ __lda: Int32
) {
  guard let __A, let __X, let __Y else { return }
  let (down, across) = steps(__Order, CblasNoTrans, __lda)
  for (row, (x, _)) in places(__M, __incX, 1).enumerated() {
    for (column, (y, _)) in places(__N, __incY, 1).enumerated() {
      __A[row * down + column * across] += __alpha * __X[x] * __Y[y]
    }
  }
}

/// Multiplies two matrices, and adds the product to a third.
public func cblas_sgemm(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __TransB: CBLAS_TRANSPOSE,
  _ __M: Int32, _ __N: Int32, _ __K: Int32, _ __alpha: Float, _ __A: UnsafePointer<Float>?,
  _ __lda: Int32, _ __B: UnsafePointer<Float>?, _ __ldb: Int32, _ __beta: Float,
  _ __C: UnsafeMutablePointer<Float>?, _ __ldc: Int32
) {
  guard let __C else { return }
  let (downA, acrossA) = steps(__Order, __TransA, __lda)
  let (downB, acrossB) = steps(__Order, __TransB, __ldb)
  let (downC, acrossC) = steps(__Order, CblasNoTrans, __ldc)
  let columns = max(Int(__N), 0)
  for row in 0..<max(Int(__M), 0) {
    for column in 0..<columns {
      let place = row * downC + column * acrossC
      __C[place] = __beta == 0 ? 0 : __beta * __C[place]
    }
    guard let __A, let __B, __alpha != 0 else { continue }
    // A row of the second matrix after the other lies in order in memory.
    for inner in 0..<max(Int(__K), 0) {
      let factor = __alpha * __A[row * downA + inner * acrossA]
      for column in 0..<columns {
        __C[row * downC + column * acrossC] += factor * __B[inner * downB + column * acrossB]
      }
    }
  }
}

/// Multiplies a matrix and a vector, and adds the product to another vector.
public func cblas_dgemv(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32,
  _ __alpha: Double, _ __A: UnsafePointer<Double>?, _ __lda: Int32, _ __X: UnsafePointer<Double>?,
  _ __incX: Int32, _ __beta: Double, _ __Y: UnsafeMutablePointer<Double>?, _ __incY: Int32
) {
  guard let __A, let __X, let __Y else { return }
  let (down, across) = steps(__Order, __TransA, __lda)
  let isTransposed = __TransA != CblasNoTrans
  let (rows, columns) = isTransposed ? (__N, __M) : (__M, __N)
  for (row, (y, _)) in places(rows, __incY, 1).enumerated() {
    var sum: Double = 0
    for (column, (x, _)) in places(columns, __incX, 1).enumerated() {
      sum += __A[row * down + column * across] * __X[x]
    }
    __Y[y] = __alpha * sum + (__beta == 0 ? 0 : __beta * __Y[y])
  }
}

/// Adds the products of all elements of two vectors to a matrix.
public func cblas_dger(
  _ __Order: CBLAS_ORDER, _ __M: Int32, _ __N: Int32, _ __alpha: Double,
  _ __X: UnsafePointer<Double>?, _ __incX: Int32, _ __Y: UnsafePointer<Double>?, _ __incY: Int32,
  _ __A: UnsafeMutablePointer<Double>?, _ __lda: Int32
) {
  guard let __A, let __X, let __Y else { return }
  let (down, across) = steps(__Order, CblasNoTrans, __lda)
  for (row, (x, _)) in places(__M, __incX, 1).enumerated() {
    for (column, (y, _)) in places(__N, __incY, 1).enumerated() {
      __A[row * down + column * across] += __alpha * __X[x] * __Y[y]
    }
  }
}

/// Multiplies two matrices, and adds the product to a third.
public func cblas_dgemm(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __TransB: CBLAS_TRANSPOSE,
  _ __M: Int32, _ __N: Int32, _ __K: Int32, _ __alpha: Double, _ __A: UnsafePointer<Double>?,
  _ __lda: Int32, _ __B: UnsafePointer<Double>?, _ __ldb: Int32, _ __beta: Double,
  _ __C: UnsafeMutablePointer<Double>?, _ __ldc: Int32
) {
  guard let __C else { return }
  let (downA, acrossA) = steps(__Order, __TransA, __lda)
  let (downB, acrossB) = steps(__Order, __TransB, __ldb)
  let (downC, acrossC) = steps(__Order, CblasNoTrans, __ldc)
  let columns = max(Int(__N), 0)
  for row in 0..<max(Int(__M), 0) {
    for column in 0..<columns {
      let place = row * downC + column * acrossC
      __C[place] = __beta == 0 ? 0 : __beta * __C[place]
    }
    guard let __A, let __B, __alpha != 0 else { continue }
    // A row of the second matrix after the other lies in order in memory.
    for inner in 0..<max(Int(__K), 0) {
      let factor = __alpha * __A[row * downA + inner * acrossA]
      for column in 0..<columns {
        __C[row * downC + column * acrossC] += factor * __B[inner * downB + column * acrossB]
      }
    }
  }
}

/// Returns the distances of rows and of columns of a matrix, transposed or not.
private func steps(
  _ order: CBLAS_ORDER, _ transpose: CBLAS_TRANSPOSE, _ leading: Int32
) -> (down: Int, across: Int) {
  (order == CblasRowMajor) == (transpose == CblasNoTrans) ? (Int(leading), 1) : (1, Int(leading))
}
