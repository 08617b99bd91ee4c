/// The material around the accessory of a tab bar.
@MainActor
final class TabAccessoryCard: UIView {
  /// The height of an accessory, in points.
  ///
  /// - Source: screenshots of players in public apps. Confidence: guess.
  static let height: CGFloat = 48
  /// The distance to the bar and to the content, in points.
  ///
  /// - Source: chosen by eye. Confidence: guess.
  static let distance: CGFloat = 8

  private let content: UIView
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    glass.layer.cornerRadius = Self.height / 2
    glass.clipsToBounds = true
    addSubview(glass)
    traitOverrides.tabAccessoryEnvironment = .regular
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    glass.contentView.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    glass.contentView.frame = glass.bounds
    content.frame = glass.contentView.bounds
  }
}
