/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  /// What tells.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Tells before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells before one of the object's `@Published` properties changes, those of classes above it too
  /// (CB8); always the same for one object.
  public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
}
