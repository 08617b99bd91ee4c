import Synchronization

/// Storage for one object per type, which lives as long as an app's link to its phone.
package final class LinkStorage: Sendable {
  /// Creates an empty storage.
  package init() {}

  /// Returns the object of a type; the first use creates it.
  ///
  /// - Thread: any; `make` must not use this object.
  package func object<Kind: AnyObject & Sendable>(_ kind: Kind.Type, make: () -> Kind) -> Kind {
    kept.withLock { kept in
      if let found = kept[ObjectIdentifier(kind)] as? Kind { return found }
      let new = make()
      kept[ObjectIdentifier(kind)] = new
      return new
    }
  }

  private let kept = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])
}
