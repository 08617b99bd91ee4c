/// A card with the enlarged image and title of an item.
@MainActor
final class LargeContentCard: UIView {
  /// Creates the card of an item.
  init(_ item: any UILargeContentViewerItem) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.radius
    clipsToBounds = true
    addSubview(ground)
    if let image = item.largeContentImage {
      picture.image = image.asTemplate
      picture.tintColor = .label
      picture.contentMode = .scaleAspectFit
      let insets = item.largeContentImageInsets
      let scale =
        item.scalesLargeContentImage
        ? Self.side / max(image.size.width, image.size.height, 1) : 1
      pictureSize = CGSize(
        width: max(image.size.width * scale - insets.left - insets.right, 1),
        height: max(image.size.height * scale - insets.top - insets.bottom, 1))
      pictureInsets = insets
      addSubview(picture)
    }
    title.text = item.largeContentTitle
    title.font = .systemFont(ofSize: Self.textSize)
    title.textAlignment = .center
    title.numberOfLines = Self.lines
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  /// Sizes the card, and centers it in a view.
  func center(in host: UIView) {
    let width = min(Self.width, max(host.bounds.width - 2 * Self.margin, 1))
    let room = width - 2 * Self.padding
    let text = title.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    let above = picture.image == nil ? 0 : pictureSize.height + pictureInsets.vertical
    let gap = above > 0 && text.height > 0 ? Self.gap : 0
    let height = max(above + gap + text.height + 2 * Self.padding, Self.leastHeight)
    bounds.size = CGSize(width: width, height: height)
    center = CGPoint(x: host.bounds.midX, y: host.bounds.midY)
    ground.frame = bounds
    let top = (height - above - gap - text.height) / 2
    picture.frame = CGRect(
      x: (width - pictureSize.width) / 2, y: top + pictureInsets.top, width: pictureSize.width,
      height: pictureSize.height)
    title.frame = CGRect(
      x: Self.padding, y: top + above + gap, width: room, height: text.height)
  }

  // MARK: Internals

  private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let picture = UIImageView()
  private let title = UILabel()
  private var pictureSize = CGSize.zero
  private var pictureInsets = UIEdgeInsets.zero

  /// The width in points; this and the following figures are guesses.
  private static let width: CGFloat = 270
  private static let leastHeight: CGFloat = 120
  private static let radius: CGFloat = 16
  private static let margin: CGFloat = 24
  private static let padding: CGFloat = 20
  private static let gap: CGFloat = 16
  private static let textSize: CGFloat = 28
  private static let lines = 3
  /// The longer side of an enlarged image, in points.
  private static let side: CGFloat = 96
}

extension UIEdgeInsets {
  fileprivate var vertical: CGFloat { top + bottom }
}
