/// The target of a drag preview's animation.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of an item with its position.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Creates a preview of a link at a position.
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    self.init(for: url, title: nil, target: target)
  }

  /// Creates a preview of a link with a title at a position.
  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(
      view: UIDragPreview.card(of: url, title), parameters: UIDragPreviewParameters(),
      target: target)
  }

  /// Returns an equal preview with another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
