/// Something that goes on until it is cancelled, or until nobody keeps this any more.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var ending: (() -> Void)?

  /// Makes one that calls a closure when it is cancelled, once.
  public init(_ cancel: @escaping () -> Void) { ending = cancel }

  /// Makes one of anything that can be cancelled.
  public init<C: Cancellable>(_ canceller: C) { ending = canceller.cancel }

  deinit { ending?() }

  /// Ends it.
  ///
  /// - Thread: any.
  public func cancel() {
    let ending = lock.hold { () -> (() -> Void)? in
      defer { self.ending = nil }
      return self.ending
    }
    ending?()
  }

  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether two are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Feeds a hasher with who it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
