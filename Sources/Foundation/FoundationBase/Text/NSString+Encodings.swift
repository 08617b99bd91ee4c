import Foundation

// Overloads of Foundation's methods, for files that import Foundation through this module only: the
// toolchain's trap for encodings that it cannot write (ObjectiveC.FO53).
extension NSString {
  /// Returns the bytes of the string; nil for an encoding that cannot be written.
  ///
  /// - Parameters:
  ///   - encoding: The raw value of the encoding.
  ///   - lossy: Whether characters that the encoding lacks are replaced.
  @_disfavoredOverload
  public func data(using encoding: UInt, allowLossyConversion lossy: Bool = false) -> Data? {
    guard StringEncodings.canWrite(encoding) else { return nil }
    return self.Foundation::data(using: encoding, allowLossyConversion: lossy)
  }

  /// Returns the bytes of the string; nil for an encoding that lacks one of its characters, or
  /// cannot be written.
  @_disfavoredOverload
  public func data(using encoding: UInt) -> Data? {
    data(using: encoding, allowLossyConversion: false)
  }

  /// Returns whether the string can be written in an encoding.
  @_disfavoredOverload
  public func canBeConverted(to encoding: UInt) -> Bool {
    StringEncodings.canWrite(encoding) && self.Foundation::canBeConverted(to: encoding)
  }
}

extension StringProtocol {
  /// Returns whether the string can be written in an encoding.
  @_disfavoredOverload
  public func canBeConverted(to encoding: String.Encoding) -> Bool {
    StringEncodings.canWrite(encoding.rawValue) && self.Foundation::canBeConverted(to: encoding)
  }
}
