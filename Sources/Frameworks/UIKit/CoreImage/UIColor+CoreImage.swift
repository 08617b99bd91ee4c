extension UIColor {
  /// Creates a color from a Core Image color.
  public convenience init(ciColor: CIColor) {
    self.init(coreImageColor: ciColor, ciColor.color)
  }

  /// The Core Image color from which the color was created; traps for other colors (Drawing.DR27).
  public var ciColor: CIColor {
    guard let color = coreImageColor as? CIColor else {
      preconditionFailure("only init(ciColor:) sets a Core Image color")
    }
    return color
  }
}
