// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/VectorScaling.swift. Do not edit.

/// Adds two vectors and multiplies the sum by a number.
public func vDSP_vasmD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Double>, _ __D: UnsafeMutablePointer<Double>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let c = __C.pointee
  for index in 0..<Int(__N) {
    __D[index * __ID] = (__A[index * __IA] + __B[index * __IB]) * c
  }
}

/// Subtracts the second vector from the first and multiplies by a number.
public func vDSP_vsbsmD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Double>, _ __D: UnsafeMutablePointer<Double>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let c = __C.pointee
  for index in 0..<Int(__N) {
    __D[index * __ID] = (__A[index * __IA] - __B[index * __IB]) * c
  }
}

/// Multiplies two vectors and adds a number.
public func vDSP_vmsaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Double>, _ __D: UnsafeMutablePointer<Double>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let c = __C.pointee
  for index in 0..<Int(__N) {
    __D[index * __ID] = __A[index * __IA] * __B[index * __IB] + c
  }
}

/// Multiplies a vector by a number and adds a vector.
public func vDSP_vsmaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for index in 0..<Int(__N) {
    __D[index * __ID] = __A[index * __IA] * b + __C[index * __IC]
  }
}

/// Multiplies a vector by a number and subtracts a vector.
public func vDSP_vsmsbD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for index in 0..<Int(__N) {
    __D[index * __ID] = __A[index * __IA] * b - __C[index * __IC]
  }
}

/// Multiplies a vector by a number and adds a number.
public func vDSP_vsmsaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafePointer<Double>, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let b = __B.pointee
  let c = __C.pointee
  for index in 0..<Int(__N) {
    __D[index * __ID] = __A[index * __IA] * b + c
  }
}

/// Adds two vectors, each multiplied by a number.
public func vDSP_vsmsmaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafePointer<Double>,
  _ __E: UnsafeMutablePointer<Double>, _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  let d = __D.pointee
  for index in 0..<Int(__N) {
    __E[index * __IE] = __A[index * __IA] * b + __C[index * __IC] * d
  }
}

/// Interpolates between two vectors; at 0 the result is the first, at 1 the second.
public func vDSP_vintbD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<Double>, _ __D: UnsafeMutablePointer<Double>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let c = __C.pointee
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __D[index * __ID] = a + c * (__B[index * __IB] - a)
  }
}
