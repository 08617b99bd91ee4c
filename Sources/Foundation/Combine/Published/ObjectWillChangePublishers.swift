import TactusFoundation

/// The `objectWillChange` publishers of observable objects.
///
/// The first access finds the object's published properties by reflection and connects them to the
/// publisher. From then on it is associated with the object (see Combine.CB8 for the cost).
package enum ObjectWillChangePublishers {
  /// Returns the `objectWillChange` publisher of an object.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let existing = existingPublisher(of: object) { return existing }
    return lock.withLock {
      if let existing = existingPublisher(of: object) { return existing }
      let publisher = ObservableObjectPublisher()
      objc_setAssociatedObject(object, key, publisher, .OBJC_ASSOCIATION_RETAIN)
      var mirror: Mirror? = Mirror(reflecting: object)
      while let present = mirror {
        for case let property as any PublishedProperty in present.children.lazy.map(\.value) {
          property.setObjectWillChange(publisher)
        }
        mirror = present.superclassMirror
      }
      return publisher
    }
  }

  /// Returns the publisher of an object; nil if it was never requested.
  package static func existingPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
    objc_getAssociatedObject(object, key) as? ObservableObjectPublisher
  }

  // Reflection may run code of the object that accesses the publisher.
  private static let lock = NSRecursiveLock()
  private static let key = AssociationKey()
}

/// A published property of any type.
protocol PublishedProperty {
  /// Sets the publisher that sends before the property changes.
  func setObjectWillChange(_ publisher: ObservableObjectPublisher)
}
