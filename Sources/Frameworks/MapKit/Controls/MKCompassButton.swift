/// A compass; north is always at the top, because the map does not rotate (Maps.CO2).
@preconcurrency @MainActor
open class MKCompassButton: UIView {
  /// The map.
  open weak var mapView: MKMapView?
  /// The visibility; with `.adaptive` the compass is hidden.
  open var compassVisibility = MKFeatureVisibility.adaptive {
    didSet { isHidden = compassVisibility != .visible }
  }

  /// Creates a button.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(origin: .zero, size: Self.size))
    self.mapView = mapView
  }

  /// Creates a button without a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The size of the button.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Draws a disk with the north.
  open override func draw(_ rect: CGRect) {
    let disk = CGRect(x: bounds.midX - 15, y: bounds.midY - 15, width: 30, height: 30)
    UIColor.secondarySystemBackground.setFill()
    UIBezierPath(ovalIn: disk).fill()
    let needle = UIBezierPath()
    needle.move(to: CGPoint(x: disk.midX - 3, y: disk.minY + 8))
    needle.addLine(to: CGPoint(x: disk.midX, y: disk.minY + 2))
    needle.addLine(to: CGPoint(x: disk.midX + 3, y: disk.minY + 8))
    needle.close()
    UIColor.systemRed.setFill()
    needle.fill()
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 12, weight: .semibold), .foregroundColor: UIColor.label,
    ]
    let north = "N" as NSString
    let size = north.size(withAttributes: attributes)
    north.draw(
      at: CGPoint(x: disk.midX - size.width / 2, y: disk.midY - size.height / 2 + 3),
      withAttributes: attributes)
  }

  // MARK: Internals

  /// The size of the button: the disk with a margin.
  ///
  /// - Source: Apple's Human Interface Guidelines for the least size of a control. Confidence:
  ///   documented.
  private static let size = CGSize(width: 44, height: 44)

  private func setUp() {
    isOpaque = false
    backgroundColor = .clear
    isHidden = true
    isAccessibilityElement = true
    accessibilityLabel = "Compass"
    accessibilityTraits = .button
  }
}
