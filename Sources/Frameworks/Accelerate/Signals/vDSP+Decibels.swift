// Decibels. Step Accelerate.AC30.

internal import Glibc

extension vDSP {
  /// Converts powers to decibels above a zero reference.
  public static func powerToDecibels<U: AccelerateBuffer>(_ vector: U, zeroReference: Float)
    -> [Float] where U.Element == Float
  {
    mapped(vector) { x in 10 * log10(x / zeroReference) }
  }

  /// Converts powers to decibels above a zero reference.
  public static func powerToDecibels<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, zeroReference: Float, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in 10 * log10(x / zeroReference) }
  }

  /// Converts amplitudes to decibels above a zero reference.
  public static func amplitudeToDecibels<U: AccelerateBuffer>(_ vector: U, zeroReference: Float)
    -> [Float] where U.Element == Float
  {
    mapped(vector) { x in 20 * log10(x / zeroReference) }
  }

  /// Converts amplitudes to decibels above a zero reference.
  public static func amplitudeToDecibels<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, zeroReference: Float, result: inout V
  ) where U.Element == Float, V.Element == Float {
    map(vector, to: &result) { x in 20 * log10(x / zeroReference) }
  }
}
