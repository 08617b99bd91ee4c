// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Signals/vDSP+Decibels.swift. Do not edit.

internal import Glibc

extension vDSP {
  /// Converts powers to decibels above a zero reference.
  public static func powerToDecibels<U: AccelerateBuffer>(_ vector: U, zeroReference: Double)
    -> [Double] where U.Element == Double
  {
    mapped(vector) { x in 10 * log10(x / zeroReference) }
  }

  /// Converts powers to decibels above a zero reference.
  public static func powerToDecibels<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, zeroReference: Double, result: inout V
  ) where U.Element == Double, V.Element == Double {
    map(vector, to: &result) { x in 10 * log10(x / zeroReference) }
  }

  /// Converts amplitudes to decibels above a zero reference.
  public static func amplitudeToDecibels<U: AccelerateBuffer>(_ vector: U, zeroReference: Double)
    -> [Double] where U.Element == Double
  {
    mapped(vector) { x in 20 * log10(x / zeroReference) }
  }

  /// Converts amplitudes to decibels above a zero reference.
  public static func amplitudeToDecibels<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, zeroReference: Double, result: inout V
  ) where U.Element == Double, V.Element == Double {
    map(vector, to: &result) { x in 20 * log10(x / zeroReference) }
  }
}
