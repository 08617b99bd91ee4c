@_spi(UIKitModules) import TactusUIKitViews

// Rows and items that held items select. Step DragAndDrop.SL3.
extension UITableView: UISpringLoadedInteractionSupporting {
  /// Adds or removes the interaction that selects rows.
  func updateSpringLoading() {
    if let springLoading { removeInteraction(springLoading) }
    springLoading = nil
    guard isSpringLoaded else { return }
    let behavior = ListSpringBehavior { [weak self] context in
      guard let self, let path = indexPathForRow(at: context.location(in: self)),
        let cell = cellForRow(at: path)
      else { return nil }
      let isAllowed =
        delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
      return isAllowed ? (path, cell) : nil
    }
    let interaction = UISpringLoadedInteraction(
      interactionBehavior: behavior, interactionEffect: nil
    ) { [weak self] _, context in
      guard let self, let path = indexPathForRow(at: context.location(in: self)) else { return }
      selectBySpring(path)
    }
    addInteraction(interaction)
    springLoading = interaction
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// Adds or removes the interaction that selects items.
  func updateSpringLoading() {
    if let springLoading { removeInteraction(springLoading) }
    springLoading = nil
    guard isSpringLoaded else { return }
    let behavior = ListSpringBehavior { [weak self] context in
      guard let self, let path = indexPathForItem(at: context.location(in: self)),
        let cell = cellForItem(at: path)
      else { return nil }
      let isAllowed =
        delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
      return isAllowed ? (path, cell) : nil
    }
    let interaction = UISpringLoadedInteraction(
      interactionBehavior: behavior, interactionEffect: nil
    ) { [weak self] _, context in
      guard let self, let path = indexPathForItem(at: context.location(in: self)) else { return }
      selectBySpring(path)
    }
    addInteraction(interaction)
    springLoading = interaction
  }
}

/// The behavior of a list: the item under the finger stays the same until it is activated.
@MainActor
private final class ListSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
  private let find: (any UISpringLoadedInteractionContext) -> (IndexPath, UIView)?
  private var path: IndexPath?

  init(_ find: @escaping (any UISpringLoadedInteractionContext) -> (IndexPath, UIView)?) {
    self.find = find
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let (path, cell) = find(context) else {
      self.path = nil
      return false
    }
    // The delegate may have chosen another view.
    if context.targetView == nil || context.targetView === interaction.view {
      context.targetView = cell
    }
    defer { self.path = path }
    return context.state == .inactive || path == self.path
  }

  func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { path = nil }
}
