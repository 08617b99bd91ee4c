// The order of vectors. Step Accelerate.AC12.

/// Swaps two vectors.
public func vDSP_vswap(
  _ __A: UnsafeMutablePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafeMutablePointer<Float>,
  _ __IB: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    (__A[index * __IA], __B[index * __IB]) = (__B[index * __IB], __A[index * __IA])
  }
}

/// Reverses a vector in place.
public func vDSP_vrvrs(
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let count = Int(__N)
  for index in 0..<count / 2 {
    let other = (count - 1 - index) * __IC
    (__C[index * __IC], __C[other]) = (__C[other], __C[index * __IC])
  }
}

/// Sorts a vector in place, ascending by 1 and descending by -1.
public func vDSP_vsort(
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Order: Int32
) {
  var values = UnsafeMutableBufferPointer(start: __C, count: Int(__N))
  if __Order < 0 { values.sort(by: >) } else { values.sort() }
}

/// Sorts the indices of a vector by its elements, ascending by 1 and descending by -1.
public func vDSP_vsorti(
  _ __C: UnsafePointer<Float>, _ __I: UnsafeMutablePointer<vDSP_Length>,
  _ __Temporary: UnsafeMutablePointer<vDSP_Length>?, _ __N: vDSP_Length, _ __Order: Int32
) {
  var places = UnsafeMutableBufferPointer(start: __I, count: Int(__N))
  places.sort { __Order < 0 ? __C[Int($0)] > __C[Int($1)] : __C[Int($0)] < __C[Int($1)] }
}
