internal import UIKit

/// The card of a banner: icon, titles, text, time and thumbnail (Notifications.BN2).
final class NotificationBannerView: UIView {
  private let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let icon = UIImageView(image: NotificationIcon.image)
  private let title = UILabel()
  private let subtitle = UILabel()
  private let body = UILabel()
  private let time = UILabel()
  private let thumbnail = UIImageView()
  /// Called when an assistive technology activates the banner.
  var onActivate: () -> Void = {}

  init(_ notification: UNNotification) {
    super.init(frame: .zero)
    let content = notification.request.content
    effect.layer.cornerRadius = NotificationBannerMetrics.radius
    effect.clipsToBounds = true
    addSubview(effect)
    icon.layer.cornerRadius = NotificationBannerMetrics.iconRadius
    icon.clipsToBounds = true
    // The app's name replaces a missing title.
    title.text = content.title.isEmpty ? NotificationIcon.appName : content.title
    subtitle.text = content.subtitle
    body.text = content.body
    time.text = "now"
    let text = UIFont.preferredFont(forTextStyle: .subheadline)
    let emphasized = UIFont.systemFont(ofSize: text.pointSize, weight: .semibold)
    (title.font, subtitle.font, body.font) = (emphasized, emphasized, text)
    body.numberOfLines = NotificationBannerMetrics.lines
    time.font = .preferredFont(forTextStyle: .footnote)
    time.textColor = .secondaryLabel
    let picture = content.attachments.first { $0.isPicture && !$0.hidesThumbnail }
    thumbnail.image = picture.flatMap { UIImage(contentsOfFile: $0.url.path) }
    thumbnail.contentMode = .scaleAspectFill
    thumbnail.clipsToBounds = true
    thumbnail.layer.cornerRadius = NotificationBannerMetrics.thumbnailRadius
    for view in [icon, title, subtitle, body, time, thumbnail] {
      effect.contentView.addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel =
      ([NotificationIcon.appName, "now"]
      + [content.title, content.subtitle, content.body]).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityActivate() -> Bool {
    onActivate()
    return true
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let metrics = NotificationBannerMetrics.self
    let textHeight = rows(in: size.width).reduce(0) { $0 + $1.height }
    return CGSize(
      width: size.width, height: max(metrics.smallestHeight, textHeight + 2 * metrics.padding))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = NotificationBannerMetrics.self
    effect.frame = bounds
    icon.frame = CGRect(
      x: metrics.sidePadding, y: (bounds.height - metrics.iconSide) / 2, width: metrics.iconSide,
      height: metrics.iconSide)
    let size = time.sizeThatFits(bounds.size)
    let rows = rows(in: bounds.width)
    var y = (bounds.height - rows.reduce(0) { $0 + $1.height }) / 2
    time.frame = CGRect(
      x: bounds.width - metrics.sidePadding - size.width, y: y + 1, width: size.width,
      height: size.height)
    for row in rows {
      row.label.frame = CGRect(x: textEdge, y: y, width: row.width, height: row.height)
      y += row.height
    }
    let side = thumbnail.image == nil ? 0 : metrics.thumbnailSide
    thumbnail.frame = CGRect(
      x: bounds.width - metrics.sidePadding - side,
      y: max(time.frame.maxY, (bounds.height - side) / 2 + size.height / 2), width: side,
      height: side)
  }

  /// The left edge of the texts.
  private var textEdge: CGFloat {
    NotificationBannerMetrics.sidePadding + NotificationBannerMetrics.iconSide
      + NotificationBannerMetrics.gap
  }

  /// Returns the labels with text and their sizes in a width, from top to bottom.
  private func rows(in width: CGFloat) -> [(label: UILabel, width: CGFloat, height: CGFloat)] {
    let metrics = NotificationBannerMetrics.self
    let full = width - textEdge - metrics.sidePadding
    let timeWidth = time.sizeThatFits(CGSize(width: width, height: .infinity)).width + metrics.gap
    let side = thumbnail.image == nil ? 0 : metrics.thumbnailSide + metrics.gap
    return [title, subtitle, body].filter { $0.text?.isEmpty == false }.map { label in
      let width = full - (label === title ? max(timeWidth, side) : side)
      let height = label.sizeThatFits(CGSize(width: width, height: .infinity)).height
      return (label, width, height.rounded(.up))
    }
  }
}
