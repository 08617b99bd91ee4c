/// The delegate of an event view controller.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
  /// Called when viewing has ended; the delegate removes the controller.
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
