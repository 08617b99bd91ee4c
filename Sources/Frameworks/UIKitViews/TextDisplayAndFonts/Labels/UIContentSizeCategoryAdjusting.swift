/// A type whose font can follow the preferred text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that indicates whether the font follows the preferred text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
