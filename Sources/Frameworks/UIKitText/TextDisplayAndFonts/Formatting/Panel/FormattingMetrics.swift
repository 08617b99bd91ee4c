/// The dimensions of formatting panels.
///
/// - Source: none; chosen by eye. Confidence: guess.
@MainActor
enum FormattingMetrics {
  /// The distance of the content from the sides, and the height of the bar with the title, in
  /// points.
  static let margin: CGFloat = 16, barHeight: CGFloat = 52
  /// The height of a component, the gap between components, and between groups, in points.
  static let height: CGFloat = 44, gap: CGFloat = 8, groupGap: CGFloat = 16
  /// The radius of the corners of components, and the gap between their buttons, in points.
  static let radius: CGFloat = 8, buttonGap: CGFloat = 1
  /// The minimum widths of a button, a button with a title, and a component with a stepper, in
  /// points.
  static let button: CGFloat = 40, titleButton: CGFloat = 96, stepper: CGFloat = 160
  /// The diameter of the sample of a color, in points.
  static let sample: CGFloat = 22
  /// The distance of texts from the sides of their component, in points.
  static let inset: CGFloat = 12
  /// The fonts of the title, and of texts in components.
  static let titleFont = UIFont.systemFont(ofSize: 20, weight: .semibold)
  static let font = UIFont.systemFont(ofSize: 16)
  /// The fonts of the letters that stand for smaller and larger text.
  static let smallLetter = UIFont.systemFont(ofSize: 14)
  static let largeLetter = UIFont.systemFont(ofSize: 21)
  /// The background of a component, and of a button that is on.
  static let background = UIColor.tertiarySystemFill
  /// The distance by which a button indents paragraphs, in points.
  static let indentation: CGFloat = 28
  /// The limits of the sizes of fonts and lines, in points.
  static let sizes = 1.0...500.0

  /// Returns the share of the width that a size has.
  static func share(of size: UITextFormattingViewController.ComponentSize) -> CGFloat {
    switch size {
    case .mini: 1 / 4
    case .small: 1 / 3
    case .automatic, .regular: 1 / 2
    case .large: 2 / 3
    case .extraLarge: 1
    }
  }
}
