public import CoreGraphics

/// The callbacks that return the size of characters with a run delegate, in points.
public struct CTRunDelegateCallbacks {
  /// The version of the structure, `kCTRunDelegateVersion1`.
  public var version: CFIndex
  /// Releases the app's value, when the delegate is released.
  public var dealloc: CTRunDelegateDeallocateCallback
  /// Returns the height above the baseline.
  public var getAscent: CTRunDelegateGetAscentCallback
  /// Returns the height below the baseline.
  public var getDescent: CTRunDelegateGetDescentCallback
  /// Returns the width.
  public var getWidth: CTRunDelegateGetWidthCallback

  /// Creates the callbacks.
  public init(
    version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
    getAscent: @escaping CTRunDelegateGetAscentCallback,
    getDescent: @escaping CTRunDelegateGetDescentCallback,
    getWidth: @escaping CTRunDelegateGetWidthCallback
  ) {
    (self.version, self.dealloc) = (version, dealloc)
    (self.getAscent, self.getDescent, self.getWidth) = (getAscent, getDescent, getWidth)
  }
}
