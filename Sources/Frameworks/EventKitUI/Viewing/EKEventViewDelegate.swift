/// The method that the page of an event calls.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
  /// Tells the delegate that the page has ended; it removes the controller.
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
