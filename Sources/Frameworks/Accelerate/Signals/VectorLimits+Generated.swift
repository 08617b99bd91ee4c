// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/VectorLimits.swift. Do not edit.

/// Limits a vector to a range.
public func vDSP_vclipD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafePointer<Double>, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let b = __B.pointee
  let c = __C.pointee
  for index in 0..<Int(__N) {
    __D[index * __ID] = min(max(__A[index * __IA], b), c)
  }
}

/// Moves elements within a range to its end on their side of zero.
public func vDSP_viclipD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafePointer<Double>, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let b = __B.pointee
  let c = __C.pointee
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __D[index * __ID] = a <= b || a >= c ? a : a < 0 ? b : c
  }
}

/// Raises elements below a threshold to it.
public func vDSP_vthrD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a >= b ? a : b
  }
}

/// Replaces elements below a threshold by zero.
public func vDSP_vthresD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a >= b ? a : 0
  }
}

/// Writes a number, negated where elements are below a threshold.
public func vDSP_vthrscD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafePointer<Double>, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let b = __B.pointee
  let c = __C.pointee
  for index in 0..<Int(__N) {
    __D[index * __ID] = __A[index * __IA] >= b ? c : -c
  }
}

/// Writes a number, negated where elements are below a limit.
public func vDSP_vlimD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafePointer<Double>, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let b = __B.pointee
  let c = __C.pointee
  for index in 0..<Int(__N) {
    __D[index * __ID] = __A[index * __IA] >= b ? c : -c
  }
}

/// Limits a vector to a range and counts the elements below and above it.
public func vDSP_vclipcD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafePointer<Double>, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length, _ __NLow: UnsafeMutablePointer<vDSP_Length>,
  _ __NHigh: UnsafeMutablePointer<vDSP_Length>
) {
  let (low, high) = (__B.pointee, __C.pointee)
  var (below, above): (vDSP_Length, vDSP_Length) = (0, 0)
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    if value < low { below += 1 }
    if value > high { above += 1 }
    __D[index * __ID] = min(max(value, low), high)
  }
  (__NLow.pointee, __NHigh.pointee) = (below, above)
}

/// Keeps the elements whose element of a second vector is not zero, one after the other.
public func vDSP_vcmprsD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  var place = 0
  for index in 0..<Int(__N) where __B[index * __IB] != 0 {
    __C[place * __IC] = __A[index * __IA]
    place += 1
  }
}

/// Counts the zero crossings, up to a number, of which it returns the index of the last.
public func vDSP_nzcrosD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: vDSP_Length,
  _ __C: UnsafeMutablePointer<vDSP_Length>, _ __D: UnsafeMutablePointer<vDSP_Length>,
  _ __N: vDSP_Length
) {
  (__C.pointee, __D.pointee) = (0, 0)
  guard __N > 1 else { return }
  for index in 1..<Int(__N)
  where (__A[index * __IA].sign != __A[(index - 1) * __IA].sign) {
    __D.pointee += 1
    guard __D.pointee == __B else { continue }
    __C.pointee = vDSP_Length(bitPattern: index * __IA)
    return
  }
}
