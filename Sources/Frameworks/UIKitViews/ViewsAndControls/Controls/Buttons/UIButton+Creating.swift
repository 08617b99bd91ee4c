extension UIButton {
  /// Creates a button of a class that is known only at run time; lowered sources call it.
  public static func _new(type buttonType: ButtonType) -> Self {
    let button = _new()
    button.setType(buttonType)
    return button
  }
}
