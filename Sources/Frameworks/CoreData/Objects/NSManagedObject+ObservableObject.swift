import Combine

extension NSManagedObject: ObservableObject {
  /// Notifies the subscribers of `objectWillChange` that the object is about to change
  /// (CoreData.OB8).
  func sendObjectWillChange() { ObjectWillChangePublishers.existingPublisher(of: self)?.send() }
}
