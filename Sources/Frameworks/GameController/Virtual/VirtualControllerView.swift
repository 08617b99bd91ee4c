internal import TactusPhoneHardware

/// The elements of a controller on the screen, over the app's window.
@MainActor
final class VirtualControllerView: UIView {
  private let take: ([GamepadControl: Float]) -> Void
  private var parts: [VirtualElementView] = []
  private var observer: (any NSObjectProtocol)?

  /// Creates the elements.
  ///
  /// - Parameters:
  ///   - controls: The elements.
  ///   - looks: Their looks.
  ///   - take: Called with the values that fingers set.
  init(
    _ controls: Set<GamepadControl>, _ looks: [String: GCVirtualController.ElementConfiguration],
    _ take: @escaping ([GamepadControl: Float]) -> Void
  ) {
    self.take = take
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for control in GamepadControl.allCases where controls.contains(control) {
      if let pad = control.pad {
        guard control == pad.x else { continue }
        parts.append(VirtualStickView(control, take))
      } else {
        parts.append(VirtualButtonView(control, take))
      }
    }
    for part in parts { addSubview(part) }
    update(looks)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the elements over the key window, or over the first that becomes one.
  func show() {
    if let window = UIApplication.shared.keyWindow {
      frame = window.bounds
      window.addSubview(self)
      return
    }
    observer = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, self.superview == nil, let observer = self.observer else { return }
        NotificationCenter.default.removeObserver(observer)
        self.observer = nil
        self.show()
      }
    }
  }

  /// Applies the configurations of the elements.
  func update(_ looks: [String: GCVirtualController.ElementConfiguration]) {
    for part in parts {
      guard let look = looks[part.control.elementName] else { continue }
      part.apply(look)
    }
  }

  override func removeFromSuperview() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
    super.removeFromSuperview()
  }

  /// Passes touches outside the elements to the app.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let layout = VirtualControllerLayout(Set(parts.map(\.control)), in: area)
    for part in parts {
      part.bounds.size = part.size
      part.center = layout.center(of: part.control)
    }
  }

  /// The distance of the elements from the edge.
  ///
  /// - Source: ours. Confidence: guess.
  private static let margin: CGFloat = 16
}
