/// A model whose `objectWillChange` publishes before one of its published properties changes.
public protocol ObservableObject: AnyObject {
  /// The type of publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The announcement of each change, made while the object has its old values.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends before one of the object's `@Published` properties changes, including
  /// inherited ones (Combine.CB8).
  ///
  /// It is always the same for one object.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectWillChangePublishers.publisher(of: self)
  }
}
