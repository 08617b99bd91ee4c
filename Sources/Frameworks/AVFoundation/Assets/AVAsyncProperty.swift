/// A property of a type that is loaded asynchronously.
///
/// Sendable because the closure only reads the value that it is given.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  /// The value, once the data is examined.
  let read: (Root) -> Value

  init(_ read: @escaping (Root) -> Value) {
    self.read = read
    super.init()
  }

  /// The loading states of a property.
  public enum Status {
    /// Loading has not begun.
    case notYetLoaded
    /// The property is being loaded.
    case loading
    /// The property is loaded.
    case loaded(Value)
    /// Loading failed.
    case failed(NSError)
  }
}
