/// A balloon with a glyph and the annotation's title (Maps.AN3).
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The visibility of the title below the balloon.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { updateTitle() } }
  /// The visibility of the subtitle below the title.
  open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { updateTitle() } }
  /// The color of the balloon; nil for red, or the tint color of a cluster.
  open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the glyph; nil for white.
  open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The glyph's text; nil for an image.
  open var glyphText: String? { didSet { setNeedsDisplay() } }
  /// The glyph's image; nil for a pin.
  open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The glyph's image while selected; nil for `glyphImage`.
  open var selectedGlyphImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether the balloon grows when it appears.
  open var animatesWhenAdded = false

  /// Creates a view.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    setUpMarker()
  }
  /// Creates a marker without an annotation.
  public convenience override init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpMarker()
  }

  /// Enlarges the balloon of a selected view.
  open override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    let change = {
      self.transform = selected ? Self.grown : .identity
    }
    if animated { UIView.animate(withDuration: 0.2, animations: change) } else { change() }
    setNeedsDisplay()
    updateTitle()
  }

  /// Resets the view.
  open override func prepareForReuse() {
    super.prepareForReuse()
    transform = .identity
  }

  /// Shows the title, and animates the balloon when it appears for the first time.
  open override func prepareForDisplay() {
    super.prepareForDisplay()
    updateTitle()
    guard animatesWhenAdded else { return }
    transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    UIView.animate(withDuration: 0.3) { self.transform = self.isSelected ? Self.grown : .identity }
  }

  /// Draws the balloon and its glyph.
  open override func draw(_ rect: CGRect) {
    let circle = CGRect(x: 1, y: 0, width: Self.diameter, height: Self.diameter)
    let tip = UIBezierPath()
    tip.move(to: CGPoint(x: circle.midX - 6, y: circle.maxY - 3))
    tip.addLine(to: CGPoint(x: circle.midX, y: bounds.maxY))
    tip.addLine(to: CGPoint(x: circle.midX + 6, y: circle.maxY - 3))
    tip.close()
    let isCluster = annotation is MKClusterAnnotation
    (markerTintColor ?? (isCluster ? tintColor : nil) ?? .systemRed).setFill()
    UIBezierPath(ovalIn: circle).fill()
    tip.fill()
    drawGlyph(in: circle, count: (annotation as? MKClusterAnnotation)?.memberAnnotations.count)
  }

  // MARK: Internals

  /// The size of the balloon and the scale of a selected one.
  ///
  /// - Source: ours. Confidence: guess.
  private static let diameter: CGFloat = 28
  private static let height: CGFloat = 36
  private static let grown = CGAffineTransform(scaleX: 1.3, y: 1.3)

  private let label = UILabel()

  private func setUpMarker() {
    isOpaque = false
    backgroundColor = .clear
    bounds = CGRect(x: 0, y: 0, width: Self.diameter + 2, height: Self.height)
    centerOffset = CGPoint(x: 0, y: -Self.height / 2)
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textColor = .label
    label.textAlignment = .center
    label.numberOfLines = 0
    label.isAccessibilityElement = false
    addSubview(label)
    updateTitle()
  }

  override func annotationChanged() {
    super.annotationChanged()
    setNeedsDisplay()
    updateTitle()
  }

  private func updateTitle() {
    // The callout has the title of a selected view.
    let isAdaptive = !(isSelected && canShowCallout)
    var lines: [String] = []
    if titleVisibility == .visible || titleVisibility == .adaptive && isAdaptive {
      lines += [annotation?.title].compactMap { $0 }
    }
    if subtitleVisibility == .visible || subtitleVisibility == .adaptive && isSelected && isAdaptive
    {
      lines += [annotation?.subtitle].compactMap { $0 }
    }
    label.text = lines.joined(separator: "\n")
    label.isHidden = lines.isEmpty
    let size = label.sizeThatFits(CGSize(width: 120, height: 60))
    label.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.maxY + 1, width: size.width, height: size.height)
  }

  private func drawGlyph(in circle: CGRect, count: Int?) {
    let color = glyphTintColor ?? .white
    let picture = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage
    if let text = glyphText ?? (picture == nil ? count.map(String.init) : nil) {
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 13, weight: .semibold), .foregroundColor: color,
      ]
      let drawn = text as NSString
      let size = drawn.size(withAttributes: attributes)
      drawn.draw(
        at: CGPoint(x: circle.midX - size.width / 2, y: circle.midY - size.height / 2),
        withAttributes: attributes)
    } else if let picture {
      let size = CGSize(width: 16, height: 16)
      picture.withTintColor(color).draw(
        in: CGRect(
          x: circle.midX - 8, y: circle.midY - 8, width: size.width, height: size.height))
    } else {
      color.setFill()
      UIBezierPath(ovalIn: circle.insetBy(dx: 9, dy: 9)).fill()
    }
  }
}
