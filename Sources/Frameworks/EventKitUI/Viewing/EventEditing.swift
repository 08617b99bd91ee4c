/// The delegate of the editing that the page of an event presents.
final class EventEditing: NSObject, EKEventEditViewDelegate {
  private let onComplete: @MainActor (EKEventEditViewAction) -> Void

  init(_ onComplete: @escaping @MainActor (EKEventEditViewAction) -> Void) {
    self.onComplete = onComplete
  }

  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
  ) {
    if !controller.isBeingDismissed { controller.dismiss(animated: UIView.areAnimationsEnabled) }
    onComplete(action)
  }
}
