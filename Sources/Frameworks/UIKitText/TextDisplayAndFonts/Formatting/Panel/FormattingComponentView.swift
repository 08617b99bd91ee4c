/// A component of a formatting panel: it shows a descriptor, and requests changes.
@MainActor
class FormattingComponentView: UIView {
  /// The width that the component needs, in points.
  var minimumWidth: CGFloat { FormattingMetrics.button }
  /// The closure to call with a request of the user.
  var onRequest: (FormattingRequest) -> Void = { _ in }
  /// The formatting that the component shows.
  private(set) var descriptor = UITextFormattingViewController.FormattingDescriptor()

  /// Shows a formatting.
  func show(_ descriptor: UITextFormattingViewController.FormattingDescriptor) {
    self.descriptor = descriptor
    update()
  }

  /// Updates the views; does nothing unless a subclass overrides it.
  func update() {}
}
