// Numbers that describe a vector with a stride. Step CoreImage.AC5.

/// Returns the sum of a vector.
public func vDSP_sve(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value
  }
  __C.pointee = result
}

/// Returns the sum of a vector.
public func vDSP_sveD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value
  }
  __C.pointee = result
}

/// Returns the mean of a vector; not a number without elements.
public func vDSP_meanv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value
  }
  __C.pointee = result / Float(__N)
}

/// Returns the mean of a vector; not a number without elements.
public func vDSP_meanvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value
  }
  __C.pointee = result / Double(__N)
}

/// Returns the mean of the squares of a vector; not a number without elements.
public func vDSP_measqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value * value
  }
  __C.pointee = result / Float(__N)
}

/// Returns the mean of the squares of a vector; not a number without elements.
public func vDSP_measqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value * value
  }
  __C.pointee = result / Double(__N)
}

/// Returns the root of the mean of the squares of a vector.
public func vDSP_rmsqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value * value
  }
  __C.pointee = (result / Float(__N)).squareRoot()
}

/// Returns the root of the mean of the squares of a vector.
public func vDSP_rmsqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value * value
  }
  __C.pointee = (result / Double(__N)).squareRoot()
}

/// Returns the sum of the squares of a vector.
public func vDSP_svesq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value * value
  }
  __C.pointee = result
}

/// Returns the sum of the squares of a vector.
public func vDSP_svesqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value * value
  }
  __C.pointee = result
}

/// Returns the greatest element of a vector; negative infinity without elements.
public func vDSP_maxv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = -.infinity
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result = max(result, value)
  }
  __C.pointee = result
}

/// Returns the greatest element of a vector; negative infinity without elements.
public func vDSP_maxvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = -.infinity
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result = max(result, value)
  }
  __C.pointee = result
}

/// Returns the least element of a vector; infinity without elements.
public func vDSP_minv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = .infinity
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result = min(result, value)
  }
  __C.pointee = result
}

/// Returns the least element of a vector; infinity without elements.
public func vDSP_minvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = .infinity
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result = min(result, value)
  }
  __C.pointee = result
}

/// Returns the greatest absolute value of a vector.
public func vDSP_maxmgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result = max(result, abs(value))
  }
  __C.pointee = result
}

/// Returns the greatest absolute value of a vector.
public func vDSP_maxmgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result = max(result, abs(value))
  }
  __C.pointee = result
}
