// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/VectorExtremes.swift. Do not edit.

/// Finds the greatest element and the index of the first one.
public func vDSP_maxviD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
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
public func vDSP_minviD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
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
public func vDSP_maxmgviD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
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
public func vDSP_minmgviD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
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
public func vDSP_minmgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var least = Double.infinity
  for index in 0..<Int(__N) { least = min(least, abs(__A[index * __IA])) }
  __C.pointee = least
}
