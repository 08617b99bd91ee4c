internal import Glibc

/// A scale bar (Maps.CO1).
@preconcurrency @MainActor
open class MKScaleView: UIView {
  /// The alignments of a scale bar.
  public enum Alignment: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// The map.
  open weak var mapView: MKMapView? { didSet { follow() } }
  /// The visibility: with `.adaptive` as with `.visible`.
  open var scaleVisibility = MKFeatureVisibility.adaptive {
    didSet { isHidden = scaleVisibility == .hidden }
  }
  /// The alignment.
  open var legendAlignment = Alignment.leading { didSet { setNeedsDisplay() } }

  /// Creates a bar.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(origin: .zero, size: Self.size))
    self.mapView = mapView
    follow()
  }

  /// Creates a bar without a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The size of the longest bar and its legend.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Draws the bar and its length.
  open override func draw(_ rect: CGRect) {
    guard let (length, text) = legend else { return }
    let isLeading = legendAlignment == .leading
    let start = isLeading ? 1 : bounds.width - length - 1
    let bar = UIBezierPath()
    bar.move(to: CGPoint(x: start, y: 20))
    bar.addLine(to: CGPoint(x: start, y: 24))
    bar.addLine(to: CGPoint(x: start + length, y: 24))
    bar.addLine(to: CGPoint(x: start + length, y: 20))
    UIColor.label.setStroke()
    bar.stroke()
    let drawn = text as NSString
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.label,
    ]
    let width = drawn.size(withAttributes: attributes).width
    drawn.draw(
      at: CGPoint(x: isLeading ? start : bounds.width - width - 1, y: 4),
      withAttributes: attributes)
  }

  // MARK: Internals

  /// The size of the view.
  ///
  /// - Source: ours. Confidence: guess.
  private static let size = CGSize(width: 120, height: 28)

  private func setUp() {
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
    isAccessibilityElement = true
  }

  private func follow() {
    mapView?.observe(self) { [weak self] in self?.update() }
    update()
  }

  private func update() {
    accessibilityLabel = legend?.text
    setNeedsDisplay()
  }

  /// The length of the bar in points, and its legend: the longest round distance that fits.
  private var legend: (length: CGFloat, text: String)? {
    guard let mapView, mapView.bounds.width > 1 else { return nil }
    let meters = MKMetersPerMapPointAtLatitude(mapView.centerCoordinate.latitude)
    let perPoint = mapView.viewport.scale * meters
    let formatter = MKDistanceFormatter()
    let isMetric = Locale.current.measurementSystem == .metric
    formatter.units = isMetric ? .metric : .imperial
    let most = Double(bounds.width - 2) * perPoint
    let unit = isMetric ? 1 : most < 400 ? 0.3048 : 1609.344
    var step = pow(10, log10(max(1, most / unit)).rounded(.down))
    for factor in [5.0, 2] where step * factor * unit <= most {
      step *= factor
      break
    }
    return (CGFloat(step * unit / perPoint), formatter.string(fromDistance: step * unit))
  }
}
