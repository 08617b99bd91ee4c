/// An interaction that shows an item of a view enlarged while a finger rests on it at an
/// accessibility text size.
///
/// The viewer is described in Accessibility.LC1….
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Creates an interaction.
  ///
  /// - Parameter delegate: The delegate, a weak reference; nil for the views' own content.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    recognizer.delegate = self
    recognizer.allowableMovement = .greatestFiniteMagnitude
    recognizer.onAction { [weak self] _ in self?.follow() }
  }

  /// Creates an interaction without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// Whether the large content viewer is on: whether the text size is one of the accessibility
  /// sizes (Accessibility.LC1).
  public class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// A notification posted when `isEnabled` has changed.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// The delegate.
  public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  /// The press recognizer, for relationships with the app's own recognizers.
  public var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }

  // MARK: Interaction

  /// The view to which the interaction belongs.
  open private(set) weak var view: UIView?

  /// Called before the interaction moves to a view, or to none.
  open func willMove(to view: UIView?) {
    viewer.hide()
    self.view?.removeGestureRecognizer(recognizer)
  }

  /// Called after the interaction has moved to a view, or to none.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  // MARK: Internals

  /// The closure called when a finger is lifted over an item, for the system's bars.
  var onEnd: ((any UILargeContentViewerItem) -> Void)?

  private let recognizer = UILongPressGestureRecognizer(target: nil, action: nil)
  private let viewer = LargeContentViewer()

  /// Returns the nearest view at a point that the viewer shows.
  func naturalItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let view, let hit = view.hitTest(point, with: nil) else { return nil }
    let around = sequence(first: hit, next: { $0 === view ? nil : $0.superview })
    return around.first(where: \.showsLargeContentViewer)
  }

  /// Returns the item at a point, the delegate's or the view's own.
  private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let delegate else { return naturalItem(at: point) }
    return delegate.largeContentViewerInteraction(self, itemAt: point)
  }

  /// Shows the item beneath the finger until it is lifted (Accessibility.LC2, Accessibility.LC3).
  private func follow() {
    let point = recognizer.location(in: view)
    switch recognizer.state {
    case .began, .changed:
      guard let item = item(at: point), item.showsLargeContentViewer else { return viewer.hide() }
      let host = delegate?.viewController(for: self).view ?? view?.window
      if let host { viewer.show(item, over: host) }
    case .ended:
      viewer.hide()
      let item = item(at: point)
      delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
      if let item { onEnd?(item) }
    default: viewer.hide()
    }
  }
}

extension UILargeContentViewerInteraction: UIGestureRecognizerDelegate {
  /// Returns whether the viewer is on and an item is beneath the touch.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard Self.isEnabled else { return false }
    return item(at: touch.location(in: view))?.showsLargeContentViewer == true
  }
}
