@_spi(UIKitModules) import TactusUIKitViews

/// The coordinator of a drop on a table or a collection view, without the names that one of them
/// gives its methods.
@MainActor
class ItemDropCoordinator: NSObject {
  let plan: DropPlan
  private weak var host: (any ItemDragHost)?

  init(_ plan: DropPlan, _ host: any ItemDragHost) { (self.plan, self.host) = (plan, host) }

  var destinationIndexPath: IndexPath? { plan.destination }
  var session: any UIDropSession { plan.session }

  /// Returns the placeholder of an item until its data has come (DragAndDrop.LI7).
  func placeholder(of dragItem: UIDragItem, at path: IndexPath) -> DropPlaceholderContext {
    DropPlaceholderContext(dragItem, path, host)
  }

  /// Animates an item to a place, which the app has inserted.
  func animate(_ dragItem: UIDragItem, to path: IndexPath) -> any UIDragAnimating {
    guard let host else { return DragTransition() }
    return plan.set(
      dragItem, in: host, parameters: { [weak host] in host?.dropParameters(at: path) }
    ) { [weak host] in
      host?.dragArea(of: path) ?? .zero
    }
  }

  /// Animates an item into a rectangle of a place.
  func animate(
    _ dragItem: UIDragItem, into path: IndexPath, _ rect: CGRect
  ) -> any UIDragAnimating {
    guard let host else { return DragTransition() }
    return plan.set(dragItem, in: host) { [weak host] in
      let area = host?.dragArea(of: path) ?? .zero
      return area.isEmpty ? .zero : rect.offsetBy(dx: area.minX, dy: area.minY)
    }
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    plan.set(dragItem, target: target)
  }
}
