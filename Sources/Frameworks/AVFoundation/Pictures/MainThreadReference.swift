/// A weak reference to an object of the main thread, which other threads may hold and pass on.
///
/// Only the main thread may read `object`.
struct MainThreadReference<Object: AnyObject>: @unchecked Sendable {
  // `@unchecked Sendable` because the object is used on the main thread only.

  /// The object; nil after its release.
  private(set) weak var object: Object?

  /// Creates a reference to an object.
  init(_ object: Object) { self.object = object }
}
