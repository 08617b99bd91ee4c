/// A type whose font can follow the preferred text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the preferred text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
