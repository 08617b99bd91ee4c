import Foundation

/// A view of many items that have context menus (CM13).
@MainActor
protocol ItemMenuHolder: UIScrollView {
  /// Which item is at a place, and what shows it.
  func menuItem(at place: CGPoint) -> (IndexPath, UIView)?
  /// What the delegate has for an item.
  func menu(at path: IndexPath, _ place: CGPoint) -> UIContextMenuConfiguration?
  /// What the delegate has lifted as a menu comes, or goes.
  func menuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, isGoing: Bool
  ) -> UITargetedPreview?
  /// Tells the delegate that what a menu shows was tapped.
  func menuCommits(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
  /// Tells the delegate that a menu comes.
  func menuComes(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells the delegate that it goes.
  func menuGoes(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// Shows the context menus of such a view's items.
@MainActor
final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var holder: (any ItemMenuHolder)?
  private var path: IndexPath?
  /// What shows the item that the menu is about.
  private weak var item: UIView?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(of holder: any ItemMenuHolder) {
    self.holder = holder
    super.init()
    holder.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let (path, item) = holder?.menuItem(at: location) else { return nil }
    (self.path, self.item) = (path, item)
    return holder?.menu(at: path, location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let path else { return nil }
    let said = holder?.menuPreview(configuration, at: path, isGoing: false)
    return said ?? item.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    path.flatMap { holder?.menuPreview(configuration, at: $0, isGoing: true) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { holder?.menuCommits(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { holder?.menuComes(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { holder?.menuGoes(configuration, animator) }
}
