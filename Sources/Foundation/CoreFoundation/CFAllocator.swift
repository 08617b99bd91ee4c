/// A source of memory.
///
/// Swift's memory management replaces it for objects: the functions that create them ignore their
/// allocator (ObjectiveC.FO66). Memory itself comes from it.
///
/// Sendable because nothing changes, and the app's functions may be called on any thread.
public final class CFAllocator: _CoreFoundationObject, _CoreFoundationType, @unchecked Sendable {
  /// The functions of an allocator of the app; nil for an allocator of the system.
  let functions: CFAllocatorContext?

  init(_ functions: CFAllocatorContext? = nil) { self.functions = functions }

  deinit { functions?.release?(functions?.info) }
}
