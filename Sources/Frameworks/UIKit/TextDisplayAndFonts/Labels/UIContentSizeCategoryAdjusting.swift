/// What can follow how large people want to read.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether its font is made again when people set another size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
