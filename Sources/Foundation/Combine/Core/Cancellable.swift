/// An activity that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity and releases its resources.
  func cancel()
}

extension Cancellable {
  /// Appends the object to a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Inserts the object into a set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
