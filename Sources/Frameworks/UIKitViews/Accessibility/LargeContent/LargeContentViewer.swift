/// The card that shows an item enlarged in the middle of the screen (Accessibility.LC2).
@MainActor
final class LargeContentViewer {
  /// Shows an item in the middle of a view, replacing the previous one.
  func show(_ item: any UILargeContentViewerItem, over host: UIView) {
    if card?.superview !== host { hide() }
    if let card, shown === item { return card.center(in: host) }
    card?.removeFromSuperview()
    shown = item
    let new = LargeContentCard(item)
    host.addSubview(new)
    new.center(in: host)
    card = new
  }

  /// Removes the card.
  func hide() {
    card?.removeFromSuperview()
    (card, shown) = (nil, nil)
  }

  // MARK: Internals

  private var card: LargeContentCard?
  private weak var shown: (any UILargeContentViewerItem)?
}
