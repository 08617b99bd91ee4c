/// A registered undo action.
@MainActor
final class UndoAction {
  /// The identifier of the target.
  let target: ObjectIdentifier
  /// Whether the action is discardable.
  var isDiscardable = false

  private weak var object: AnyObject?
  private let body: @MainActor (AnyObject) -> Void

  /// The closure of the action.
  ///
  /// - Parameters:
  ///   - object: The target, which is not retained (Undo.UN4).
  ///   - body: The closure of the action.
  init(on object: AnyObject, _ body: @escaping @MainActor (AnyObject) -> Void) {
    (self.object, target, self.body) = (object, ObjectIdentifier(object), body)
  }

  /// Invokes the action, unless its target is deallocated.
  func invoke() { object.map(body) }
}
