/// The numbers of flow layouts.
enum FlowFigures {
  /// Points between lines, and between items.
  ///
  /// - Source: Apple's reference of `UICollectionViewFlowLayout`. Confidence: documented.
  static let space: CGFloat = 10
  /// Items, unless something else is said.
  ///
  /// - Source: Apple's reference of `UICollectionViewFlowLayout`. Confidence: documented.
  static let itemSize = CGSize(width: 50, height: 50)
  /// How far in front a pinned header or footer is.
  ///
  /// - Source: chosen so that items pass behind it. Confidence: guess.
  static let pinnedIndex = 10
  /// Points by which a size may be off that nobody sees.
  ///
  /// - Source: chosen far below a pixel. Confidence: guess.
  static let unseen: CGFloat = 0.01
}
