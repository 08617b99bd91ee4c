extension UIImage {
  /// The image of a button for more actions.
  public static var actions: UIImage { system("square.and.arrow.up") }
  /// The image of a button that adds.
  public static var add: UIImage { system("plus.circle") }
  /// The image of a button that removes.
  public static var remove: UIImage { system("minus.circle") }
  /// The image of a selected item.
  public static var checkmark: UIImage { system("checkmark") }
  /// The outlined image of a selected item.
  public static var strokedCheckmark: UIImage { system("checkmark.circle") }

  private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
