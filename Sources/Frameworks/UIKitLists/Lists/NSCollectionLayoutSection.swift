import TactusUIKitViews

/// A section of a compositional layout: here, a list.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// Returns a section that looks like a table.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the list.
  ///   - layoutEnvironment: The environment, whose traits decide on margins.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(configuration) }

  /// The insets of the section's content; an inset group lies within them.
  open var contentInsets: NSDirectionalEdgeInsets
  /// The space between the items, in points.
  open var interGroupSpacing: CGFloat = 0

  // MARK: Internals

  let list: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) {
    list = configuration
    let margins = ScreenMargins.current
    contentInsets =
      configuration.appearance == .insetGrouped
      ? NSDirectionalEdgeInsets(
        top: 0, leading: margins.leading, bottom: 0, trailing: margins.trailing) : .zero
    super.init()
  }
}
