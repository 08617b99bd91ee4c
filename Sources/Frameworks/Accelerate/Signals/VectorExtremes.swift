// The places of extremes, in steps of one element of memory. Step Accelerate.AC13.

/// Finds the greatest element and the index of the first one.
public func vDSP_maxvi(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  (__C.pointee, __I.pointee) = (-.infinity, 0)
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    guard index == 0 || value > __C.pointee else { continue }
    (__C.pointee, __I.pointee) = (value, vDSP_Length(bitPattern: index * __IA))
  }
}

/// Finds the least element and the index of the first one.
public func vDSP_minvi(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  (__C.pointee, __I.pointee) = (.infinity, 0)
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    guard index == 0 || value < __C.pointee else { continue }
    (__C.pointee, __I.pointee) = (value, vDSP_Length(bitPattern: index * __IA))
  }
}

/// Finds the greatest magnitude and the index of the first one.
public func vDSP_maxmgvi(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  (__C.pointee, __I.pointee) = (0, 0)
  for index in 0..<Int(__N) {
    let value = abs(__A[index * __IA])
    guard index == 0 || value > __C.pointee else { continue }
    (__C.pointee, __I.pointee) = (value, vDSP_Length(bitPattern: index * __IA))
  }
}

/// Finds the least magnitude and the index of the first one.
public func vDSP_minmgvi(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  (__C.pointee, __I.pointee) = (.infinity, 0)
  for index in 0..<Int(__N) {
    let value = abs(__A[index * __IA])
    guard index == 0 || value < __C.pointee else { continue }
    (__C.pointee, __I.pointee) = (value, vDSP_Length(bitPattern: index * __IA))
  }
}

/// Finds the least magnitude of a vector; infinity without elements.
public func vDSP_minmgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var least = Float.infinity
  for index in 0..<Int(__N) { least = min(least, abs(__A[index * __IA])) }
  __C.pointee = least
}
