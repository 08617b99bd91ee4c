// The parameterless methods of views and responders of unknown type; nil if the object lacks the
// method: `object.setNeedsLayout?()` calls it if it exists (ObjectiveC.AO1).
@MainActor extension _AnyMessages {
  /// Lays out the subviews of a view.
  @preconcurrency public var layoutSubviews: (() -> Void)! { call { $0.layoutSubviews() } }
  /// Invalidates the layout of a view.
  @preconcurrency public var setNeedsLayout: (() -> Void)! { call { $0.setNeedsLayout() } }
  /// Lays out a view at once if its layout is invalid.
  @preconcurrency public var layoutIfNeeded: (() -> Void)! { call { $0.layoutIfNeeded() } }
  /// Marks a view for drawing.
  @preconcurrency public var setNeedsDisplay: (() -> Void)! { call { $0.setNeedsDisplay() } }
  /// Resizes a view to fit its content.
  @preconcurrency public var sizeToFit: (() -> Void)! { call { $0.sizeToFit() } }
  /// Removes a view from its superview.
  @preconcurrency public var removeFromSuperview: (() -> Void)! {
    call { $0.removeFromSuperview() }
  }
  /// Makes a responder the first responder.
  @preconcurrency public var becomeFirstResponder: (() -> Bool)! {
    (object as? UIResponder).map { responder in { responder.becomeFirstResponder() } }
  }
  /// Resigns first responder status.
  @preconcurrency public var resignFirstResponder: (() -> Bool)! {
    (object as? UIResponder).map { responder in { responder.resignFirstResponder() } }
  }

  private func call(_ method: @escaping (UIView) -> Void) -> (() -> Void)? {
    (object as? UIView).map { view in { method(view) } }
  }
}
