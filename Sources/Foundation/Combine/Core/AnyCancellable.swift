/// A type-erased cancellable object that cancels itself when it is deinitialized.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var onCancel: (() -> Void)?

  /// Creates an object that calls a closure once when it is cancelled.
  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

  /// Creates an object that cancels another.
  public init<C: Cancellable>(_ canceller: C) { onCancel = canceller.cancel }

  deinit { onCancel?() }

  /// Cancels the activity.
  ///
  /// A second call does nothing.
  ///
  /// - Thread: any.
  public func cancel() {
    let onCancel = lock.hold { () -> (() -> Void)? in
      defer { self.onCancel = nil }
      return self.onCancel
    }
    onCancel?()
  }

  /// Appends the object to a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Inserts the object into a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Returns whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
