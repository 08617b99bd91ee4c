// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/VectorLookup.swift. Do not edit.

/// Finds the elements at the indices in a vector, without their fractions.
public func vDSP_vindexD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = __A[Int(__B[index * __IB])] }
}

/// Finds the elements at the indices in a vector, of which the first is 1.
public func vDSP_vgathrD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<vDSP_Length>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = __A[Int(__B[index * __IB]) - 1] }
}

/// Interpolates between the elements at the indices in a vector.
///
/// The element after the last has the last one's value. On an iPhone it is read from memory after
/// the vector.
public func vDSP_vlintD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length,
  _ __M: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let place = Int(__B[index * __IB])
    let fraction = __B[index * __IB] - Double(place)
    let next = place + 1 < Int(__M) ? place + 1 : place
    __C[index * __IC] = __A[place] + fraction * (__A[next] - __A[place])
  }
}

/// Interpolates by parabolas through three elements, at the indices in a vector.
public func vDSP_vqintD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length,
  _ __M: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let place = min(max(Int(__B[index * __IB]), 1), max(Int(__M) - 2, 1))
    let x = __B[index * __IB] - Double(place)
    let (before, at, after) = (__A[place - 1], __A[place], __A[place + 1])
    let sides = before * (x * x - x) + after * (x * x + x)
    __C[index * __IC] = (sides + at * (2 - 2 * x * x)) / 2
  }
}

/// Interpolates between values that are given at ascending places.
public func vDSP_vgenpD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length, _ __M: vDSP_Length
) {
  guard __M > 0 else { return }
  let last = Int(__M) - 1
  var part = 0
  for index in 0..<Int(__N) {
    let place = Double(index)
    while part < last, place > __B[(part + 1) * __IB].rounded(.towardZero) { part += 1 }
    let low = __B[part * __IB].rounded(.towardZero)
    if place <= low || part == last {
      __C[index * __IC] = __A[part * __IA]
    } else {
      let span = __B[(part + 1) * __IB].rounded(.towardZero) - low
      let rise = __A[(part + 1) * __IA] - __A[part * __IA]
      __C[index * __IC] = __A[part * __IA] + (place - low) * rise / span
    }
  }
}

/// Interpolates in a table at the indices in a vector that is multiplied and moved.
public func vDSP_vtabiD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __S1: UnsafePointer<Double>,
  _ __S2: UnsafePointer<Double>, _ __C: UnsafePointer<Double>, _ __M: vDSP_Length,
  _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let last = Int(__M) - 1
  for index in 0..<Int(__N) {
    let place = min(max(__A[index * __IA] * __S1.pointee + __S2.pointee, 0), Double(last))
    let low = Int(place)
    let next = min(low + 1, last)
    __D[index * __ID] = __C[low] + (place - Double(low)) * (__C[next] - __C[low])
  }
}
