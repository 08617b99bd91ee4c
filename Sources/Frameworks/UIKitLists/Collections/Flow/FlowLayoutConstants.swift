/// The constants of flow layouts.
enum FlowLayoutConstants {
  /// The default spacing between lines and between items, in points.
  ///
  /// - Source: Apple's reference of `UICollectionViewFlowLayout`. Confidence: documented.
  static let spacing: CGFloat = 10
  /// The default size of items, in points.
  ///
  /// - Source: Apple's reference of `UICollectionViewFlowLayout`. Confidence: documented.
  static let itemSize = CGSize(width: 50, height: 50)
  /// The z-index of pinned headers and footers.
  ///
  /// - Source: chosen so that items pass behind. Confidence: guess.
  static let pinnedZIndex = 10
  /// The tolerance of a size, in points.
  ///
  /// - Source: chosen far below a pixel. Confidence: guess.
  static let sizeTolerance: CGFloat = 0.01
}
