@_spi(SwiftCorelibsFoundation) internal import FoundationEssentials

// The toolchain's `String.data(using:)` asks this function for the encodings of Core Foundation.

/// Returns the bytes of a string; nil for an encoding that the toolchain cannot write
/// (ObjectiveC.FO53).
@_dynamicReplacement(for:_cfStringEncodingConvert(string:using:allowLossyConversion:))
private func convert(string: String, using encoding: UInt, allowLossyConversion: Bool) -> Data? {
  guard StringEncodings.canWrite(encoding) else { return nil }
  return NSString(string: string).data(using: encoding, allowLossyConversion: allowLossyConversion)
}
