// Windows for signals. Step Accelerate.AC19.

internal import Glibc

/// The flag for half a window.
public var vDSP_HALF_WINDOW: Int { 1 }
/// The flag for a Hann window whose greatest value is 1.
public var vDSP_HANN_DENORM: Int { 0 }
/// The flag for a Hann window whose mean square is 1.
public var vDSP_HANN_NORM: Int { 2 }

/// Fills a vector with a Hann window.
public func vDSP_hann_window(
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32
) {
  // The factor is documented with four digits.
  let factor: Float = Int(__Flag) & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5
  fillWindow(__C, __N, __Flag) { factor * (1 - cos($0)) }
}

/// Fills a vector with a Hamming window.
public func vDSP_hamm_window(
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32
) {
  fillWindow(__C, __N, __Flag) { 0.54 - 0.46 * cos($0) }
}

/// Fills a vector with a Blackman window.
public func vDSP_blkman_window(
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32
) {
  fillWindow(__C, __N, __Flag) { 0.42 - 0.5 * cos($0) + 0.08 * cos(2 * $0) }
}

/// Fills a window, or its first half, with a function of the angle of a full turn.
func fillWindow<Number: BinaryFloatingPoint>(
  _ window: UnsafeMutablePointer<Number>, _ count: vDSP_Length, _ flag: Int32,
  _ function: (Number) -> Number
) {
  let length = Int(flag) & vDSP_HALF_WINDOW != 0 ? (Int(count) + 1) / 2 : Int(count)
  for index in 0..<length { window[index] = function(2 * .pi * Number(index) / Number(count)) }
}
