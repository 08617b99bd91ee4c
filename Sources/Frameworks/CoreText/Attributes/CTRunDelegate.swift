public import CoreGraphics
internal import TactusUIKitValues

// C functions on an iPhone. Here they are Swift's, because in C functions the compiler for Linux
// takes a CGFloat for an object.

/// A function that releases the app's value.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
/// A function that returns a height above the baseline.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// A function that returns a height below the baseline.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// A function that returns a width.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The version of the structure of functions.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The version of the structure of functions.
public let kCTRunDelegateCurrentVersion: CFIndex = 1

/// An object that gives a character its size.
public final class CTRunDelegate: _CoreFoundationType, _CoreFoundationObject {
  private let callbacks: CTRunDelegateCallbacks
  fileprivate let value: UnsafeMutableRawPointer?

  fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ value: UnsafeMutableRawPointer?) {
    (self.callbacks, self.value) = (callbacks, value)
  }

  deinit { if let value { callbacks.dealloc(value) } }

  /// The empty attachment of the size that the functions return.
  var attachment: BaseTextAttachment {
    let attachment = BaseTextAttachment()
    guard let value else { return attachment }
    let (ascent, descent) = (callbacks.getAscent(value), callbacks.getDescent(value))
    attachment.bounds = CGRect(
      x: 0, y: -descent, width: callbacks.getWidth(value), height: ascent + descent)
    return attachment
  }
}

/// Creates a run delegate.
///
/// - Parameters:
///   - callbacks: The functions.
///   - refCon: A value that the functions get; without one the characters have no size.
/// - Returns: The delegate; nil for an unknown version of the functions.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
  guard callbacks.pointee.version == kCTRunDelegateVersion1 else { return nil }
  return CTRunDelegate(callbacks.pointee, refCon)
}

/// Returns the value that the functions of a run delegate get.
///
/// That of a delegate without a value is an address that must not be read.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.value ?? Unmanaged.passUnretained(runDelegate).toOpaque()
}
