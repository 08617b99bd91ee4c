/// A view of a link: its image, icon, title and site.
///
/// A tap opens the link (Sharing.LK6…).
@preconcurrency @MainActor
open class LPLinkView: UIView {
  /// Creates a view of a URL without metadata.
  public init(url: URL) {
    metadata = LPLinkMetadata()
    metadata.url = url
    metadata.originalURL = url
    super.init(frame: .zero)
    configure()
  }

  /// Creates a view of a link.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata.copy() as? LPLinkMetadata ?? metadata
    super.init(frame: .zero)
    configure()
  }

  /// Creates a view without a link.
  public override init(frame: CGRect) {
    metadata = LPLinkMetadata()
    super.init(frame: frame)
    configure()
  }

  /// Creates a view from an archive, without a link.
  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
    configure()
  }

  /// The metadata; the view keeps a copy.
  open var metadata: LPLinkMetadata {
    didSet {
      if let copy = metadata.copy() as? LPLinkMetadata { metadata = copy }
      show()
    }
  }

  private let picture = UIImageView()
  private let icon = UIImageView()
  private let title = UILabel()
  private let site = UILabel()
  /// The number of links shown so far; identifies images that arrive late.
  private var generation = 0

  private func configure() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    icon.contentMode = .scaleAspectFit
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 2
    site.font = .preferredFont(forTextStyle: .footnote)
    site.textColor = .secondaryLabel
    for part in [picture, icon, title, site] { addSubview(part) }
    let tap = UITapGestureRecognizer()
    tap.onAction { [weak self] _ in self?.open() }
    addGestureRecognizer(tap)
    isAccessibilityElement = true
    accessibilityTraits = .link
    show()
  }

  // MARK: Contents

  private var address: URL? { metadata.url ?? metadata.originalURL }

  private func show() {
    generation += 1
    let host = address?.host.map { $0.hasPrefix("www.") ? String($0.dropFirst(4)) : $0 }
    let texts = [metadata.title, host ?? address?.absoluteString].compactMap { $0 }
    title.text = texts.first
    site.text = texts.count > 1 ? texts.last : nil
    accessibilityLabel = texts.joined(separator: ", ")
    (picture.image, icon.image) = (nil, nil)
    load(metadata.imageProvider, into: picture)
    load(metadata.iconProvider, into: icon)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func load(_ provider: NSItemProvider?, into view: UIImageView) {
    guard let provider, provider.canLoadObject(ofClass: UIImage.self) else { return }
    let shown = generation
    _ = provider.loadObject(ofClass: UIImage.self) { [weak self] object, _ in
      guard let image = object as? UIImage else { return }
      DispatchQueue.main.async {
        guard let self, self.generation == shown else { return }
        view.image = image
        self.invalidateIntrinsicContentSize()
        self.setNeedsLayout()
      }
    }
  }

  private func open() {
    guard let address else { return }
    UIApplication.shared.open(address)
  }

  // MARK: Layout

  /// The distance of the texts from the edges, in points; a guess.
  private static let margin: CGFloat = 12
  /// The length of an icon's edge, in points; a guess.
  private static let iconEdge: CGFloat = 32
  /// The preferred width of the view, in points; a guess.
  private static let width: CGFloat = 300

  /// The size that fits the whole content.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: Self.width, height: .greatestFiniteMagnitude))
  }

  /// Returns the size that fits the content in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? min(size.width, Self.width) : Self.width
    return CGSize(width: width, height: pictureHeight(width) + rowHeight(width))
  }

  private func pictureHeight(_ width: CGFloat) -> CGFloat {
    guard let size = picture.image?.size, size.width > 0 else { return 0 }
    // A picture is at most as high as the view is wide (guess).
    return min(width, width * size.height / size.width).rounded()
  }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    let iconWidth = icon.image == nil ? 0 : Self.iconEdge + Self.margin
    return max(0, width - 2 * Self.margin - iconWidth)
  }

  private func rowHeight(_ width: CGFloat) -> CGFloat {
    let limit = CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)
    let texts = [title, site].reduce(0) {
      $0 + ($1.text == nil ? 0 : $1.sizeThatFits(limit).height)
    }
    return max(texts, icon.image == nil ? 0 : Self.iconEdge) + 2 * Self.margin
  }

  /// Places the picture above the row of the icon and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    picture.frame = CGRect(x: 0, y: 0, width: width, height: pictureHeight(width))
    let row = rowHeight(width)
    let top = picture.frame.maxY
    icon.frame = CGRect(
      x: width - Self.margin - Self.iconEdge, y: top + (row - Self.iconEdge) / 2,
      width: Self.iconEdge, height: Self.iconEdge)
    let limit = CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)
    var place = top + Self.margin
    for label in [title, site] {
      let height = label.text == nil ? 0 : label.sizeThatFits(limit).height
      label.frame = CGRect(x: Self.margin, y: place, width: limit.width, height: height)
      place += height
    }
  }
}
