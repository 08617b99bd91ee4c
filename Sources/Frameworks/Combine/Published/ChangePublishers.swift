import PhoneFoundation

/// Which object tells of its changes through which publisher.
///
/// The first time that is asked for, a mirror finds the object's published properties, which are told
/// of the publisher; later it is found with the object (CB8 says at what cost).
enum ChangePublishers {
  /// The publisher of an object's changes.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = known(to: object) { return known }
    return lock.withLock {
      if let known = known(to: object) { return known }
      let publisher = ObservableObjectPublisher()
      objc_setAssociatedObject(object, key, publisher, .OBJC_ASSOCIATION_RETAIN)
      var mirror: Mirror? = Mirror(reflecting: object)
      while let present = mirror {
        for case let property as any PublishedProperty in present.children.lazy.map(\.value) {
          property.tellBefore(through: publisher)
        }
        mirror = present.superclassMirror
      }
      return publisher
    }
  }

  private static func known(to object: AnyObject) -> ObservableObjectPublisher? {
    objc_getAssociatedObject(object, key) as? ObservableObjectPublisher
  }

  // A mirror may run code of the object's, which may ask for the publisher in turn.
  private static let lock = NSRecursiveLock()
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// A published property, of whatever type.
protocol PublishedProperty {
  /// Has a publisher tell before the property changes.
  func tellBefore(through publisher: ObservableObjectPublisher)
}
