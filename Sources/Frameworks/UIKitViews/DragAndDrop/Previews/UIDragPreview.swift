/// The view of an item under the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, NSCopying {
  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - view: The view, of which a snapshot is shown.
  ///   - parameters: The visible part and the background.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// Creates a preview of a whole view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview of a link, with its text.
  public convenience init(for url: URL) { self.init(for: url, title: nil) }

  /// Creates a preview of a link, with a title above its text.
  public convenience init(for url: URL, title: String?) {
    self.init(view: Self.card(of: url, title))
  }

  /// The view.
  open private(set) var view: UIView
  /// The visible part and the background.
  open private(set) var parameters: UIDragPreviewParameters

  /// Returns the preview itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Internals

  /// Returns a card with the title and the text of a link.
  static func card(of url: URL, _ title: String?) -> UIView {
    let label = UILabel()
    label.numberOfLines = title == nil ? 1 : 2
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textColor = .label
    label.text = [title, url.absoluteString].compactMap(\.self).joined(separator: "\n")
    let most = CGSize(width: DragMetrics.cardWidth - 24, height: 60)
    label.frame = CGRect(
      x: 12, y: 8, width: min(label.sizeThatFits(most).width, most.width),
      height: label.sizeThatFits(most).height)
    let card = UIView(
      frame: CGRect(
        x: 0, y: 0, width: label.frame.maxX + 12, height: label.frame.maxY + 8))
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = DragMetrics.cornerRadius
    card.addSubview(label)
    return card
  }
}
