/// The texts of color pickers, in English.
enum ColorPickerText {
  /// The title.
  static let title = "Colors"
  /// The names of the views.
  static let grid = "Grid", spectrum = "Spectrum", sliders = "Sliders"
  /// The names of the components.
  static let components = ["Red", "Green", "Blue"]
  /// The name of the opacity.
  static let opacity = "Opacity"
  /// The name of the number of red, green and blue in hexadecimal digits.
  static let hexadecimal = "sRGB Hex Color #"
  /// The accessibility label of the field with the selected color.
  static let selected = "Selected color"
  /// The name of the button that ends the selection.
  static let close = "Close"
}
