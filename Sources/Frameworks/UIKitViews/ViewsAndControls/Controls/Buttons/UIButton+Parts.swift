// The subviews of a button (Controls.CB13).
extension UIButton {
  /// Adds the subviews that show something.
  func addShownParts() {
    for view in [plate, backgroundPicture, picture, subtitle] where !view.isHidden { addPart(view) }
    if label.content != nil { addPart(label) }
  }

  /// Adds a subview when it is first used, above those that are drawn before it (Controls.CB13).
  func addPart(_ part: UIView) {
    guard addedParts.insert(ObjectIdentifier(part)).inserted else { return }
    let below = parts.prefix { $0 !== part }.last { $0.superview === self }
    if let below { insertSubview(part, aboveSubview: below) } else { insertSubview(part, at: 0) }
  }

  /// The subviews in the order in which they are drawn.
  private var parts: [UIView] { [plate, backgroundPicture, picture, label, subtitle] }
}
