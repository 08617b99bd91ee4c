public import CoreGraphics
internal import TactusUIKitValues

// On an iPhone these are C functions. Here they are Swift's, because in C functions the compiler
// for Linux takes a CGFloat for an object.

/// A callback that releases the app's value.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
/// A callback that returns the height above the baseline.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// A callback that returns the height below the baseline.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// A callback that returns the width.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The version of the callback structure.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The version of the callback structure.
public let kCTRunDelegateCurrentVersion: CFIndex = 1

/// Callbacks of the app that give the ascent, descent and width of a character.
public final class CTRunDelegate: _CoreFoundationType, _CoreFoundationObject {
  private let callbacks: CTRunDelegateCallbacks
  fileprivate let value: UnsafeMutableRawPointer?

  fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ value: UnsafeMutableRawPointer?) {
    (self.callbacks, self.value) = (callbacks, value)
  }

  deinit { if let value { callbacks.dealloc(value) } }

  /// The empty attachment, of the size that the callbacks return.
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
///   - refCon: A value that is passed to the callbacks; without one the characters have no size.
/// - Returns: The delegate; nil for an unknown version of the callbacks.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
  guard callbacks.pointee.version == kCTRunDelegateVersion1 else { return nil }
  return CTRunDelegate(callbacks.pointee, refCon)
}

/// Returns the value that is passed to the callbacks of a run delegate.
///
/// A delegate without a value returns an address that must not be dereferenced.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.value ?? Unmanaged.passUnretained(runDelegate).toOpaque()
}
