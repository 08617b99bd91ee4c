/// Something that goes on until it is cancelled.
public protocol Cancellable {
  /// Ends it; what it has kept alive is let go.
  func cancel()
}

extension Cancellable {
  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
