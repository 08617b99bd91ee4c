/// The functions of an allocator.
public struct CFAllocatorContext {
  /// The version: 0.
  public var version: CFIndex
  /// The value that the functions receive.
  public var info: UnsafeMutableRawPointer?
  /// The function that retains the value when the allocator is created; nil for none.
  public var retain: CFAllocatorRetainCallBack?
  /// The function that releases the value when the allocator ends; nil for none.
  public var release: CFAllocatorReleaseCallBack?
  /// Never called.
  public var copyDescription: CFAllocatorCopyDescriptionCallBack?
  /// The function that allocates memory; without it allocations fail.
  public var allocate: CFAllocatorAllocateCallBack?
  /// The function that changes the size of memory; without it that fails.
  public var reallocate: CFAllocatorReallocateCallBack?
  /// The function that frees memory; without it memory is never freed.
  public var deallocate: CFAllocatorDeallocateCallBack?
  /// The function that returns the size of an allocation; nil for the requested size.
  public var preferredSize: CFAllocatorPreferredSizeCallBack?

  /// Creates a context without functions.
  public init() { version = 0 }

  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?, retain: CFAllocatorRetainCallBack?,
    release: CFAllocatorReleaseCallBack?, copyDescription: CFAllocatorCopyDescriptionCallBack?,
    allocate: CFAllocatorAllocateCallBack?, reallocate: CFAllocatorReallocateCallBack?,
    deallocate: CFAllocatorDeallocateCallBack?, preferredSize: CFAllocatorPreferredSizeCallBack?
  ) {
    (self.version, self.info) = (version, info)
    (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
    (self.allocate, self.reallocate, self.deallocate) = (allocate, reallocate, deallocate)
    self.preferredSize = preferredSize
  }
}

/// A function that retains the value of an allocator.
public typealias CFAllocatorRetainCallBack = (UnsafeRawPointer?) -> UnsafeRawPointer?
/// A function that releases the value of an allocator.
public typealias CFAllocatorReleaseCallBack = (UnsafeRawPointer?) -> Void
/// A function that describes the value of an allocator.
public typealias CFAllocatorCopyDescriptionCallBack = (UnsafeRawPointer?) -> Unmanaged<CFString>?
/// A function that allocates a number of bytes.
public typealias CFAllocatorAllocateCallBack = (CFIndex, CFOptionFlags, UnsafeMutableRawPointer?) ->
  UnsafeMutableRawPointer?
/// A function that changes the size of memory.
public typealias CFAllocatorReallocateCallBack = (
  UnsafeMutableRawPointer?, CFIndex, CFOptionFlags, UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer?
/// A function that frees memory.
public typealias CFAllocatorDeallocateCallBack = (
  UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
) -> Void
/// A function that returns how many bytes an allocation of a size has.
public typealias CFAllocatorPreferredSizeCallBack = (
  CFIndex, CFOptionFlags, UnsafeMutableRawPointer?
) -> CFIndex
