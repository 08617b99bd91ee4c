/// A title with a line below it in a navigation bar (Navigation.NB25).
@MainActor
final class TitleWithSubtitle: UIView {
  private let title, subtitle: UIView

  /// Creates a view of a title and a subtitle.
  init(_ title: UIView, _ subtitle: UIView) {
    (self.title, self.subtitle) = (title, subtitle)
    super.init(frame: .zero)
    for view in [title, subtitle] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let (first, second) = (title.sizeInBar, subtitle.sizeInBar)
    return CGSize(width: max(first.width, second.width), height: first.height + second.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let heights = [title, subtitle].map(\.sizeInBar.height)
    var y = (bounds.height - heights[0] - heights[1]) / 2
    for (view, height) in zip([title, subtitle], heights) {
      let width = min(bounds.width, view.sizeInBar.width)
      view.frame = CGRect(
        x: BarMetrics.toPixels((bounds.width - width) / 2), y: BarMetrics.toPixels(y),
        width: width, height: height)
      y += height
    }
  }
}
