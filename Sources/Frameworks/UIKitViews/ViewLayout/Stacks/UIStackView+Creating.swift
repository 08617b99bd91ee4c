extension UIStackView {
  /// Creates a stack view of a class that is known only at run time; lowered sources call it.
  public static func _new(arrangedSubviews views: [UIView]) -> Self {
    let stack = _new()
    for view in views { stack.addArrangedSubview(view) }
    return stack
  }
}
