@_spi(UIKitModules) import TactusUIKitViews

/// A drop in a table or a collection view: its items, and where the app puts them.
@MainActor
final class DropPlan {
  /// An item of a drop.
  final class Item: NSObject {
    let dragItem: UIDragItem
    /// The path from which the item was dragged; nil for an item from elsewhere.
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, from path: IndexPath?, size: CGSize) {
      (self.dragItem, sourceIndexPath, previewSize) = (dragItem, path, size)
    }
  }

  let items: [Item]
  let destination: IndexPath?
  let proposal: UIDropProposal
  let session: any UIDropSession
  /// The ends of the animations of items, by item.
  private(set) var targets: [ObjectIdentifier: () -> UITargetedDragPreview?] = [:]
  private(set) var animators: [ObjectIdentifier: DragTransition] = [:]

  init(
    _ items: [Item], to destination: IndexPath?, _ proposal: UIDropProposal,
    _ session: any UIDropSession
  ) {
    (self.items, self.destination, self.proposal, self.session) = (
      items, destination, proposal, session
    )
  }

  /// Sets the end of the animation of an item.
  func set(_ item: UIDragItem, _ target: @escaping () -> UITargetedDragPreview?) -> DragTransition {
    let animator = DragTransition()
    targets[ObjectIdentifier(item)] = target
    animators[ObjectIdentifier(item)] = animator
    return animator
  }

  /// Sets the end of the animation of an item: another view.
  func set(_ item: UIDragItem, target: UIDragPreviewTarget) -> DragTransition {
    set(item) { [previewSize = items.first { $0.dragItem === item }?.previewSize ?? .zero] in
      UITargetedDragPreview(
        view: UIView(frame: CGRect(origin: .zero, size: previewSize)),
        parameters: UIDragPreviewParameters(), target: target)
    }
  }

  /// Sets the end of the animation of an item: a rectangle of a view.
  func set(
    _ item: UIDragItem, in view: UIView,
    parameters: @escaping () -> UIDragPreviewParameters? = { nil }, area: @escaping () -> CGRect
  ) -> DragTransition {
    set(item) { [weak view] in
      let area = area()
      guard let view, !area.isEmpty else { return nil }
      return UITargetedDragPreview(
        view: UIView(frame: CGRect(origin: .zero, size: area.size)),
        parameters: parameters() ?? UIDragPreviewParameters(),
        target: UIDragPreviewTarget(
          container: view, center: CGPoint(x: area.midX, y: area.midY)))
    }
  }
}
