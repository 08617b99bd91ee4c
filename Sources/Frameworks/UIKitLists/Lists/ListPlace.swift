/// The place of a view in a list, which its appearance depends on.
struct ListPlace: Equatable {
  /// The parts of a section.
  enum Part { case header, item, footer }

  let appearance: UICollectionLayoutListConfiguration.Appearance
  let part: Part
  /// Whether the view is the first, or the last, of the section's rows.
  let (isFirst, isLast): (Bool, Bool)
  /// The separators; `nil` for none.
  let separators: UIListSeparatorConfiguration?

  static func == (left: ListPlace, right: ListPlace) -> Bool {
    left.appearance == right.appearance && left.part == right.part
      && left.isFirst == right.isFirst && left.isLast == right.isLast
      && left.separators == right.separators
  }
}
