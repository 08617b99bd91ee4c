// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/VectorGeneration.swift. Do not edit.

/// Fills a vector with zeros.
public func vDSP_vclrD(
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = 0 }
}

/// Fills a vector with a number.
public func vDSP_vfillD(
  _ __A: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let value = __A.pointee
  for index in 0..<Int(__N) { __C[index * __IC] = value }
}

/// Fills a vector with numbers at equal distances, from a first to a last.
public func vDSP_vgenD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let start = __A.pointee
  let step = __N > 1 ? (__B.pointee - start) / Double(__N - 1) : 0
  for index in 0..<Int(__N) { __C[index * __IC] = start + Double(index) * step }
}

/// Fills a vector with numbers that begin with one and grow by another.
public func vDSP_vrampD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let (start, step) = (__A.pointee, __B.pointee)
  for index in 0..<Int(__N) { __C[index * __IC] = start + Double(index) * step }
}

/// Multiplies a vector by a ramp, whose start becomes that of the ramp's continuation.
public func vDSP_vrampmulD(
  _ __I: UnsafePointer<Double>, _ __IS: vDSP_Stride, _ __Start: UnsafeMutablePointer<Double>,
  _ __Step: UnsafePointer<Double>, _ __O: UnsafeMutablePointer<Double>, _ __OS: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __O[index * __OS] = __Start.pointee * __I[index * __IS]
    __Start.pointee += __Step.pointee
  }
}

/// Adds a vector multiplied by a ramp, whose start becomes that of the ramp's continuation.
public func vDSP_vrampmuladdD(
  _ __I: UnsafePointer<Double>, _ __IS: vDSP_Stride, _ __Start: UnsafeMutablePointer<Double>,
  _ __Step: UnsafePointer<Double>, _ __O: UnsafeMutablePointer<Double>, _ __OS: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __O[index * __OS] += __Start.pointee * __I[index * __IS]
    __Start.pointee += __Step.pointee
  }
}

/// Multiplies two vectors by one ramp, whose start becomes that of the ramp's continuation.
public func vDSP_vrampmul2D(
  _ __I0: UnsafePointer<Double>, _ __I1: UnsafePointer<Double>, _ __IS: vDSP_Stride,
  _ __Start: UnsafeMutablePointer<Double>, _ __Step: UnsafePointer<Double>,
  _ __O0: UnsafeMutablePointer<Double>, _ __O1: UnsafeMutablePointer<Double>, _ __OS: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __O0[index * __OS] = __Start.pointee * __I0[index * __IS]
    __O1[index * __OS] = __Start.pointee * __I1[index * __IS]
    __Start.pointee += __Step.pointee
  }
}
