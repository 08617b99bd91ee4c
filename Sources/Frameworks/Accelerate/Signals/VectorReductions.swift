// Numbers that describe a vector with a stride. Step Accelerate.AC5.

/// Returns the sum of a vector.
public func vDSP_sve(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  __C.pointee = reduced(__A, __IA, __N, 0, +)
}

/// Returns the mean of a vector; NaN without elements.
public func vDSP_meanv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  __C.pointee = reduced(__A, __IA, __N, 0, +) / Float(__N)
}

/// Returns the mean of the squares of a vector; NaN without elements.
public func vDSP_measqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  __C.pointee = sumOfSquares(__A, __IA, __N) / Float(__N)
}

/// Returns the root mean square of a vector.
public func vDSP_rmsqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  __C.pointee = (sumOfSquares(__A, __IA, __N) / Float(__N)).squareRoot()
}

/// Returns the sum of the squares of a vector.
public func vDSP_svesq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  __C.pointee = sumOfSquares(__A, __IA, __N)
}

/// Returns the greatest element of a vector; negative infinity without elements.
public func vDSP_maxv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  __C.pointee = reduced(__A, __IA, __N, -.infinity, max)
}

/// Returns the least element of a vector; infinity without elements.
public func vDSP_minv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  __C.pointee = reduced(__A, __IA, __N, .infinity, min)
}

/// Returns the greatest absolute value of a vector.
public func vDSP_maxmgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  __C.pointee = reduced(__A, __IA, __N, 0) { max($0, abs($1)) }
}

/// Combines the elements of a vector, one after the other.
func reduced<Number: BinaryFloatingPoint>(
  _ vector: UnsafePointer<Number>, _ stride: vDSP_Stride, _ count: vDSP_Length, _ start: Number,
  _ combine: (Number, Number) -> Number
) -> Number {
  (0..<Int(count)).reduce(start) { combine($0, vector[$1 * stride]) }
}

func sumOfSquares<Number: BinaryFloatingPoint>(
  _ vector: UnsafePointer<Number>, _ stride: vDSP_Stride, _ count: vDSP_Length
) -> Number {
  reduced(vector, stride, count, 0) { $0 + $1 * $1 }
}
