/// The key of an associated object of ours: its own address, which never changes.
///
/// A constant holds it, so that nothing else gets the address.
///
/// - Thread: any.
package final class AssociationKey: Sendable {
  /// Creates a key that equals no other one.
  package init() {}

  fileprivate var address: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }
}

/// Associates a value with an object under a key of ours; `nil` removes it.
package func objc_setAssociatedObject(
  _ object: Any, _ key: AssociationKey, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  objc_setAssociatedObject(object, key.address, value, policy)
}

/// Returns the value that is associated with an object under a key of ours.
package func objc_getAssociatedObject(_ object: Any, _ key: AssociationKey) -> Any? {
  objc_getAssociatedObject(object, key.address)
}
