/// One call that takes something back.
@MainActor
final class UndoAction {
  /// Which object it is called on.
  let target: ObjectIdentifier
  /// Whether it may be lost without harm.
  var isDiscardable = false

  private weak var object: AnyObject?
  private let body: @MainActor (AnyObject) -> Void

  /// Makes the call.
  ///
  /// - Parameters:
  ///   - object: What it is called on; it is not kept alive (UN4).
  ///   - body: Makes it.
  init(on object: AnyObject, _ body: @escaping @MainActor (AnyObject) -> Void) {
    (self.object, target, self.body) = (object, ObjectIdentifier(object), body)
  }

  /// Makes the call, unless the object is gone.
  func perform() { object.map(body) }
}
