/// The menus of the links, attachments and tagged ranges of a text view.
///
/// Steps TextViews.TV30 and TextViews.TV31.
@MainActor
final class TextItemMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var view: UITextView?
  private var item: UITextItem?
  private var shown: UITextItem.MenuConfiguration?
  private lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The item whose menu a tap requests.
  private var requested: UITextItem?

  /// Adds the menus to a text view.
  init(of view: UITextView) {
    self.view = view
    super.init()
    view.addInteraction(interaction)
  }

  /// Shows the menu of an item without a press, if it has one (TextViews.TV14).
  func show(_ item: UITextItem) {
    requested = item
    defer { requested = nil }
    _ = interaction.showOnRequest()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let view, let item = requested ?? view.textItem(at: location) else { return nil }
    let usual = defaultMenu(of: item, view)
    let chosen =
      if let delegate = view.delegate {
        delegate.textView(view, menuConfigurationFor: item, defaultMenu: usual)
      } else {
        UITextItem.MenuConfiguration(menu: usual) as UITextItem.MenuConfiguration?
      }
    guard let chosen, !chosen.menu.children.isEmpty else { return nil }
    (self.item, shown) = (item, chosen)
    interaction.isCompact = chosen.preview == nil
    return UIContextMenuConfiguration(actionProvider: { _ in chosen.menu })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view, let item, let animator else { return }
    view.delegate?.textView(view, textItemMenuWillDisplayFor: item, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view, let item, let animator else { return }
    (self.item, shown) = (nil, nil)
    view.delegate?.textView(view, textItemMenuWillEndFor: item, animator: animator)
  }

  // MARK: Internals

  /// Returns the default menu of an item; an empty one for a tag (TextViews.TV30).
  private func defaultMenu(of item: UITextItem, _ view: UITextView) -> UIMenu {
    switch item.content {
    case .link(let url):
      let open = UIAction(title: "Open Link", image: UIImage(systemName: "safari")) { _ in
        if url.scheme != UITextView.detectedScheme { UIApplication.shared.open(url) }
      }
      let text = (view.text as NSString).substring(with: item.range)
      let isDetected = url.scheme == UITextView.detectedScheme
      let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
        if isDetected { UIPasteboard.general.string = text } else { UIPasteboard.general.url = url }
      }
      return UIMenu(children: isDetected ? [copy] : [open, copy])
    case .textAttachment(let attachment):
      guard let image = attachment.image else { return UIMenu(children: []) }
      let copy = UIAction(title: "Copy Image", image: UIImage(systemName: "doc.on.doc")) { _ in
        UIPasteboard.general.image = image
      }
      return UIMenu(children: [copy])
    case .tag: return UIMenu(children: [])
    }
  }

  /// The preview at the lines of the item (TextViews.TV31).
  private var preview: UITargetedPreview? {
    guard let view, let item, let kind = shown?.preview else { return nil }
    let rects = view.selectionRects(for: EditorTextRange(item.range)).map(\.rect)
      .filter { $0.width > 0 }
    let area = rects.reduce(CGRect.null) { $0.union($1) }.intersection(view.bounds)
    guard !area.isNull, !area.isEmpty else { return nil }
    let target = UIPreviewTarget(
      container: view, center: CGPoint(x: area.midX, y: area.midY))
    switch kind {
    case .view(let own):
      return UITargetedPreview(view: own, parameters: UIPreviewParameters(), target: target)
    case .default:
      guard
        let lines = view.resizableSnapshotView(
          from: area, afterScreenUpdates: false, withCapInsets: .zero)
      else { return nil }
      return UITargetedPreview(view: lines, parameters: UIPreviewParameters(), target: target)
    }
  }
}
