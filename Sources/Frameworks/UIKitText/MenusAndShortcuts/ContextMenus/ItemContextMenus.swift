import TactusFoundation

/// The context menus of the items of a scroll view.
@MainActor
package final class ItemContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var host: (any ItemContextMenuHost)?
  private var path: IndexPath?
  /// The view of the item whose menu is shown.
  private weak var item: UIView?
  package private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  package init(of host: any ItemContextMenuHost) {
    self.host = host
    super.init()
    host.addInteraction(interaction)
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let (path, item) = host?.menuItem(at: location) else { return nil }
    (self.path, self.item) = (path, item)
    if let configuration = host?.menu(at: path, location) { return configuration }
    showEditMenu(at: path, beside: item)
    return nil
  }

  /// Shows the edit menu of an item, if the delegate has one (EditMenus.EM11).
  private func showEditMenu(at path: IndexPath, beside item: UIView) {
    guard let host, host.hasEditMenu(at: path) else { return }
    let controller = UIMenuController.shared
    let commands = EditMenuCommands.ofItems + (controller.menuItems ?? [])
    let elements = commands.filter { host.canPerform($0.action, at: path, controller) }
      .map { command in
        UIAction(title: command.title) { [weak host] _ in
          host?.perform(command.action, at: path, controller)
        }
      }
    guard !elements.isEmpty else { return }
    interaction.isPressTaken = controller.show(
      elements, for: item, view: item, target: item.bounds, side: nil, animated: true)
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let path else { return nil }
    let preview = host?.menuPreview(configuration, at: path, isDismissing: false)
    return preview ?? item.map { UITargetedPreview(view: $0) }
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    path.flatMap { host?.menuPreview(configuration, at: $0, isDismissing: true) }
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { host?.menuWillCommit(configuration, animator) }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { host?.menuWillAppear(configuration, animator) }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { host?.menuWillDisappear(configuration, animator) }
}
