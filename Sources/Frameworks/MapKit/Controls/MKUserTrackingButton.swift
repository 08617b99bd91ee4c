/// A button that toggles user tracking (Maps.CO3).
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
  /// The map.
  open weak var mapView: MKMapView? { didSet { follow() } }

  /// Creates a button.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(origin: .zero, size: Self.size))
    self.mapView = mapView
    follow()
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

  /// Lays out the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }

  // MARK: Internals

  /// The size of the button.
  ///
  /// - Source: Apple's Human Interface Guidelines for the least size of a control. Confidence:
  ///   documented.
  private static let size = CGSize(width: 44, height: 44)

  private let button = UIButton(type: .system)

  private func setUp() {
    button.accessibilityLabel = "Tracking"
    button.addAction(
      UIAction { [weak self] _ in
        guard let mapView = self?.mapView else { return }
        UserTrackingSteps.toggle(mapView)
      }, for: .touchUpInside)
    addSubview(button)
    update()
  }

  private func follow() {
    mapView?.observe(self) { [weak self] in self?.update() }
    update()
  }

  private func update() {
    let mode = mapView?.userTrackingMode ?? .none
    button.setImage(UserTrackingSteps.image(mode), for: .normal)
    button.accessibilityValue = UserTrackingSteps.value(mode)
  }
}
