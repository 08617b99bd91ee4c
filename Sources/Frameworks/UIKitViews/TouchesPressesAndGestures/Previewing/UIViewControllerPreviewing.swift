/// A registration of a view for previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer of presses, for failure requirements.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The registered view.
  var sourceView: UIView { get }
  /// The rectangle of the view that stays sharp during the hint; by default the bounds.
  var sourceRect: CGRect { get set }
}

/// The delegate of a preview registration.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the view controller to preview for a location in the view; nil for none
  /// (Previews.PV8).
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Commits the preview: the delegate presents the view controller (Previews.PV12).
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}
