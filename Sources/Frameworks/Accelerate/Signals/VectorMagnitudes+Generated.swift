// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/VectorMagnitudes.swift. Do not edit.

internal import Glibc

/// Negates a vector.
public func vDSP_vnegD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = -__A[index * __IA]
  }
}

/// Computes the magnitudes of a vector.
public func vDSP_vabsD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = abs(__A[index * __IA])
  }
}

/// Computes the negative magnitudes of a vector.
public func vDSP_vnabsD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC] = -abs(__A[index * __IA])
  }
}

/// Squares a vector.
public func vDSP_vsqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a * a
  }
}

/// Squares a vector and keeps the signs.
public func vDSP_vssqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a * abs(a)
  }
}

/// Computes the fractional parts of a vector.
public func vDSP_vfracD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a - a.rounded(.towardZero)
  }
}

/// Converts powers (flag 0) or amplitudes (flag 1) to decibels above a zero reference.
public func vDSP_vdbconD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
  let (factor, reference): (Double, Double) = (__F == 0 ? 10 : 20, __B.pointee)
  for index in 0..<Int(__N) {
    __C[index * __IC] = factor * log10(__A[index * __IA] / reference)
  }
}
