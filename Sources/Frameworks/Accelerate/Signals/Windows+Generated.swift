// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/Windows.swift. Do not edit.

internal import Glibc

/// Fills a vector with a Hann window.
public func vDSP_hann_windowD(
  _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32
) {
  // The factor is documented with four digits.
  let factor: Double = Int(__Flag) & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5
  fillWindow(__C, __N, __Flag) { factor * (1 - cos($0)) }
}

/// Fills a vector with a Hamming window.
public func vDSP_hamm_windowD(
  _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32
) {
  fillWindow(__C, __N, __Flag) { 0.54 - 0.46 * cos($0) }
}

/// Fills a vector with a Blackman window.
public func vDSP_blkman_windowD(
  _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32
) {
  fillWindow(__C, __N, __Flag) { 0.42 - 0.5 * cos($0) + 0.08 * cos(2 * $0) }
}
