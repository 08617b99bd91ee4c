import Foundation
internal import Glibc

/// Returns the default allocator of the current thread, that of the system at first.
public func CFAllocatorGetDefault() -> Unmanaged<CFAllocator>! {
  .passUnretained(DefaultAllocator.current)
}

/// Sets the default allocator of the current thread, which allocates memory for `nil`.
///
/// It stays for the rest of the process (documented). Objects do not come from it
/// (ObjectiveC.FO66).
public func CFAllocatorSetDefault(_ allocator: CFAllocator!) {
  if let allocator { DefaultAllocator.current = allocator }
}

/// Creates an allocator with functions of the app.
///
/// - Parameters:
///   - allocator: Is ignored.
///   - context: The functions.
public func CFAllocatorCreate(
  _ allocator: CFAllocator!, _ context: UnsafeMutablePointer<CFAllocatorContext>!
) -> Unmanaged<CFAllocator>! {
  guard var functions = context?.pointee else { return nil }
  if let retain = functions.retain {
    functions.info = UnsafeMutableRawPointer(mutating: retain(functions.info))
  }
  return .passRetained(CFAllocator(functions))
}

/// Copies the functions of an allocator; those of the system have none.
public func CFAllocatorGetContext(
  _ allocator: CFAllocator!, _ context: UnsafeMutablePointer<CFAllocatorContext>!
) {
  context?.pointee = (allocator ?? DefaultAllocator.current).functions ?? .init()
}

/// Allocates memory.
///
/// - Parameters:
///   - allocator: The allocator; nil for the default one.
///   - size: The number of bytes.
///   - hint: Is passed to the allocator of the app.
/// - Returns: The memory; nil for no bytes, and if the allocator gives none.
public func CFAllocatorAllocate(_ allocator: CFAllocator!, _ size: CFIndex, _ hint: CFOptionFlags)
  -> UnsafeMutableRawPointer!
{
  let allocator = allocator ?? DefaultAllocator.current
  guard size > 0, allocator != kCFAllocatorNull else { return nil }
  guard let own = allocator.functions else { return malloc(size) }
  return own.allocate?(size, hint, own.info)
}

/// Changes the size of memory.
///
/// - Parameters:
///   - allocator: The allocator of the memory; nil for the default one.
///   - ptr: The memory; nil allocates some.
///   - newsize: The number of bytes; 0 frees the memory.
///   - hint: Is passed to the allocator of the app.
/// - Returns: The memory, which may have moved.
public func CFAllocatorReallocate(
  _ allocator: CFAllocator!, _ ptr: UnsafeMutableRawPointer!, _ newsize: CFIndex,
  _ hint: CFOptionFlags
) -> UnsafeMutableRawPointer! {
  guard let ptr else { return CFAllocatorAllocate(allocator, newsize, hint) }
  let allocator = allocator ?? DefaultAllocator.current
  guard newsize > 0 else {
    CFAllocatorDeallocate(allocator, ptr)
    return nil
  }
  guard allocator != kCFAllocatorNull else { return nil }
  guard let own = allocator.functions else { return realloc(ptr, newsize) }
  return own.reallocate?(ptr, newsize, hint, own.info)
}

/// Frees memory.
///
/// - Parameters:
///   - allocator: The allocator of the memory; nil for the default one.
///   - ptr: The memory.
public func CFAllocatorDeallocate(_ allocator: CFAllocator!, _ ptr: UnsafeMutableRawPointer!) {
  let allocator = allocator ?? DefaultAllocator.current
  guard let ptr, allocator != kCFAllocatorNull else { return }
  guard let own = allocator.functions else { return free(ptr) }
  own.deallocate?(ptr, own.info)
}

/// Returns how many bytes an allocation of a size has: as many, unless the app's allocator returns
/// another number.
public func CFAllocatorGetPreferredSizeForSize(
  _ allocator: CFAllocator!, _ size: CFIndex, _ hint: CFOptionFlags
) -> CFIndex {
  let allocator = allocator ?? DefaultAllocator.current
  guard size > 0, let own = allocator.functions else { return size }
  return max(size, own.preferredSize?(size, hint, own.info) ?? size)
}

/// The default allocators of threads.
private enum DefaultAllocator {
  private static let key = "CFAllocator.default"

  /// The allocator of the current thread.
  static var current: CFAllocator {
    get { Thread.current.threadDictionary[key] as? CFAllocator ?? kCFAllocatorSystemDefault }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}
