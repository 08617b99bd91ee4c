import TactusUIKitViews

extension UICollectionViewCell: ArchivedContentOwner {
  package var archivedContent: UIView { contentView }
  package var ownContentParts: [UIView] { [] }
}
