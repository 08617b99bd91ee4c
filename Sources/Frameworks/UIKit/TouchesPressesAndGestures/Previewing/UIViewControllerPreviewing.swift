/// A view that controllers are previewed from, as it was registered.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer of presses, for others to wait until it has failed.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Who has the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// What of that view stays sharp while the rest blurs; all of it, unless the delegate says otherwise.
  var sourceRect: CGRect { get set }
}

/// Has the previews of a view.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller that is previewed from a place of the view; nil for none (PV8).
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Is told to show the controller that was previewed, in whatever way suits (PV12).
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}
