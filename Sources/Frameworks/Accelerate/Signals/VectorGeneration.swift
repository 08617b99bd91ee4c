// Vectors of one value, ramps, and their mixing. Step Accelerate.AC10.

/// Fills a vector with zeros.
public func vDSP_vclr(
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = 0 }
}

/// Fills a vector with a number.
public func vDSP_vfill(
  _ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let value = __A.pointee
  for index in 0..<Int(__N) { __C[index * __IC] = value }
}

/// Fills a vector with numbers at equal distances, from a first to a last.
public func vDSP_vgen(
  _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let start = __A.pointee
  let step = __N > 1 ? (__B.pointee - start) / Float(__N - 1) : 0
  for index in 0..<Int(__N) { __C[index * __IC] = start + Float(index) * step }
}

/// Fills a vector with numbers that begin with one and grow by another.
public func vDSP_vramp(
  _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let (start, step) = (__A.pointee, __B.pointee)
  for index in 0..<Int(__N) { __C[index * __IC] = start + Float(index) * step }
}

/// Multiplies a vector by a ramp, whose start becomes that of the ramp's continuation.
public func vDSP_vrampmul(
  _ __I: UnsafePointer<Float>, _ __IS: vDSP_Stride, _ __Start: UnsafeMutablePointer<Float>,
  _ __Step: UnsafePointer<Float>, _ __O: UnsafeMutablePointer<Float>, _ __OS: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __O[index * __OS] = __Start.pointee * __I[index * __IS]
    __Start.pointee += __Step.pointee
  }
}

/// Adds a vector multiplied by a ramp, whose start becomes that of the ramp's continuation.
public func vDSP_vrampmuladd(
  _ __I: UnsafePointer<Float>, _ __IS: vDSP_Stride, _ __Start: UnsafeMutablePointer<Float>,
  _ __Step: UnsafePointer<Float>, _ __O: UnsafeMutablePointer<Float>, _ __OS: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __O[index * __OS] += __Start.pointee * __I[index * __IS]
    __Start.pointee += __Step.pointee
  }
}

/// Multiplies two vectors by one ramp, whose start becomes that of the ramp's continuation.
public func vDSP_vrampmul2(
  _ __I0: UnsafePointer<Float>, _ __I1: UnsafePointer<Float>, _ __IS: vDSP_Stride,
  _ __Start: UnsafeMutablePointer<Float>, _ __Step: UnsafePointer<Float>,
  _ __O0: UnsafeMutablePointer<Float>, _ __O1: UnsafeMutablePointer<Float>, _ __OS: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __O0[index * __OS] = __Start.pointee * __I0[index * __IS]
    __O1[index * __OS] = __Start.pointee * __I1[index * __IS]
    __Start.pointee += __Step.pointee
  }
}
