/// A reference that does not keep its object.
///
/// `Object` is a class, or a protocol that only classes have: `WeakReference<any Delegate>` is
/// possible. The object of a value would vanish at once.
///
/// - Thread: any may hold and compare the reference; the object itself is used on its own threads.
package struct WeakReference<Object>: @unchecked Sendable {
  private weak let content: AnyObject?

  /// Creates a reference to an object; one to nothing for `nil`.
  package init(_ object: Object?) { content = object.map { $0 as AnyObject } }

  /// The object; `nil` after its deallocation.
  package var object: Object? { content.flatMap { $0 as? Object } }
}
