extension UIImage {
  /// The image of a button with further actions.
  public static var actions: UIImage { system("square.and.arrow.up") }
  /// The image of a button that adds.
  public static var add: UIImage { system("plus.circle") }
  /// The image of a button that removes.
  public static var remove: UIImage { system("minus.circle") }
  /// The image of a chosen item.
  public static var checkmark: UIImage { system("checkmark") }
  /// The image of a chosen item with an outline.
  public static var strokedCheckmark: UIImage { system("checkmark.circle") }

  private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
