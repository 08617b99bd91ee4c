// Core Foundation's functions for strings as bytes, and the numbers of encodings (ObjectiveC.FO52).

/// Returns the bytes of a string.
///
/// - Parameters:
///   - alloc: Ignored.
///   - theString: The string.
///   - encoding: The encoding.
///   - lossByte: Zero to fail at a character that the encoding lacks; with any other value
///     Foundation chooses the replacement.
/// - Returns: The bytes; nil for an unknown encoding, or a character that it lacks.
public func CFStringCreateExternalRepresentation(
  _ alloc: CFAllocator?, _ theString: CFString!, _ encoding: CFStringEncoding, _ lossByte: UInt8
) -> CFData! {
  guard let theString, CFStringIsEncodingAvailable(encoding) else { return nil }
  let number = CFStringConvertEncodingToNSStringEncoding(encoding)
  return theString.data(
    using: String.Encoding(rawValue: number), allowLossyConversion: lossByte != 0)
}

/// Creates a string from bytes; nil if they are not valid in the encoding.
public func CFStringCreateFromExternalRepresentation(
  _ alloc: CFAllocator?, _ data: CFData!, _ encoding: CFStringEncoding
) -> CFString! {
  let number = CFStringConvertEncodingToNSStringEncoding(encoding)
  guard let data, number != UInt(kCFStringEncodingInvalidId) else { return nil }
  return String(data: data, encoding: String.Encoding(rawValue: number))
}

/// Returns whether strings can be written in an encoding: the toolchain's Core Foundation knows it.
public func CFStringIsEncodingAvailable(_ encoding: CFStringEncoding) -> Bool {
  isAvailable(encoding) && !StringEncodings.broken.contains(encoding)
}

/// Returns the encoding of a code page of Windows; the invalid number for unknown ones.
public func CFStringConvertWindowsCodepageToEncoding(_ codepage: UInt32) -> CFStringEncoding {
  encoding(ofPage: codepage)
}

/// Returns the code page of Windows of an encoding; the greatest number for an encoding without
/// one.
public func CFStringConvertEncodingToWindowsCodepage(_ encoding: CFStringEncoding) -> UInt32 {
  page(of: encoding)
}

/// Returns the system's encoding: UTF-8, that of an iPhone's strings in C.
public func CFStringGetSystemEncoding() -> CFStringEncoding {
  CFStringBuiltInEncodings.UTF8.rawValue
}

/// Returns the encoding in which a string is stored without conversion: UTF-8, as Swift's are.
public func CFStringGetFastestEncoding(_ theString: CFString!) -> CFStringEncoding {
  CFStringBuiltInEncodings.UTF8.rawValue
}

/// The encodings that the toolchain's Core Foundation has and cannot write: its own for Arabic,
/// Hebrew and symbols (ObjectiveC.FO53).
package enum StringEncodings {
  /// For these, the toolchain requests an unlimited number of bytes, which traps.
  ///
  /// - Source: `CFStringIsEncodingAvailable` and `__CFStringEncodeByteStream` of Swift 6.3 for
  ///   Linux with each number of `CFStringEncodings`. Confidence: measured.
  fileprivate static let broken: Set<CFStringEncoding> = [0x04, 0x05, 0x21]

  /// Returns whether the toolchain may be asked for the bytes of a string.
  ///
  /// - Parameter encoding: The raw value of Foundation's encoding.
  package static func canWrite(_ encoding: UInt) -> Bool {
    !broken.contains(CFStringConvertNSStringEncodingToEncoding(encoding))
  }
}

@_silgen_name("CFStringIsEncodingAvailable")
private func isAvailable(_ encoding: CFStringEncoding) -> Bool

@_silgen_name("CFStringConvertWindowsCodepageToEncoding")
private func encoding(ofPage page: UInt32) -> CFStringEncoding

@_silgen_name("CFStringConvertEncodingToWindowsCodepage")
private func page(of encoding: CFStringEncoding) -> UInt32
