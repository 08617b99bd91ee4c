// The methods without arguments of views and responders that an object of unknown type may have.
// They are nil if the object has no such method: `object.setNeedsLayout?()` calls it if it exists.
// Source: ObjectiveC.AO1
@MainActor extension _AnyMessages {
  /// Lays out the subviews of a view.
  @preconcurrency public var layoutSubviews: (() -> Void)! { call { $0.layoutSubviews() } }
  /// Requests a layout of a view.
  @preconcurrency public var setNeedsLayout: (() -> Void)! { call { $0.setNeedsLayout() } }
  /// Lays out a view at once, if a layout is requested.
  @preconcurrency public var layoutIfNeeded: (() -> Void)! { call { $0.layoutIfNeeded() } }
  /// Requests a drawing of a view.
  @preconcurrency public var setNeedsDisplay: (() -> Void)! { call { $0.setNeedsDisplay() } }
  /// Resizes a view to fit its content.
  @preconcurrency public var sizeToFit: (() -> Void)! { call { $0.sizeToFit() } }
  /// Removes a view from its superview.
  @preconcurrency public var removeFromSuperview: (() -> Void)! {
    call { $0.removeFromSuperview() }
  }
  /// Makes a responder the first one.
  @preconcurrency public var becomeFirstResponder: (() -> Bool)! {
    (object as? UIResponder).map { responder in { responder.becomeFirstResponder() } }
  }
  /// Ends a responder's being the first one.
  @preconcurrency public var resignFirstResponder: (() -> Bool)! {
    (object as? UIResponder).map { responder in { responder.resignFirstResponder() } }
  }

  private func call(_ method: @escaping (UIView) -> Void) -> (() -> Void)? {
    (object as? UIView).map { view in { method(view) } }
  }
}
