/// The ways in which a section scrolls across the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none = 0
  /// To any place.
  case continuous = 1
  /// To the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// By the width of the section.
  case paging = 3
  /// By one group.
  case groupPaging = 4
  /// By one group, which rests in the middle.
  case groupPagingCentered = 5
}
