import Synchronization

/// What frameworks keep for as long as an app's line to its phone: of each kind one.
package final class LineBelongings: Sendable {
  /// Begins with nothing.
  package init() {}

  /// The one of a kind; the first use makes it.
  ///
  /// - Thread: any; `make` must not use this object.
  package func one<Kind: AnyObject & Sendable>(_ kind: Kind.Type, make: () -> Kind) -> Kind {
    kept.withLock { kept in
      if let found = kept[ObjectIdentifier(kind)] as? Kind { return found }
      let new = make()
      kept[ObjectIdentifier(kind)] = new
      return new
    }
  }

  private let kept = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])
}
