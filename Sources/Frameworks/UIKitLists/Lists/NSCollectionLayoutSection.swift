import TactusUIKitViews

/// A section of a compositional layout: a list, or items in groups.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  /// Returns a section that looks like a table.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the list.
  ///   - layoutEnvironment: The environment, whose traits decide on margins.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(configuration) }

  /// Creates a section whose items lie in groups, which are repeated until all items have a place.
  public init(group: NSCollectionLayoutGroup) {
    (list, self.group, contentInsets) = (nil, group, .zero)
    super.init()
  }

  /// The insets of the section's content; an inset group lies within them.
  open var contentInsets: NSDirectionalEdgeInsets
  /// The space between the groups, or the items of a list, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The area that the section lies in (Compositional.CL9); a list has its own margins.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The way in which the groups scroll across the layout (Compositional.CL12); a list does not.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The properties of that scrolling.
  open private(set) lazy var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers and footers of the groups (Compositional.CL10); those of a list belong to its
  /// configuration.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers lie within the content insets.
  open var supplementariesFollowContentInsets = true
  /// The closure that changes the visible elements as the content scrolls (Compositional.CL15).
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The backgrounds (Compositional.CL11).
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// The area that headers and footers lie in: that of the content, or the whole width.
  open var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { supplementariesFollowContentInsets ? .automatic : ownSupplementaryReference }
    set {
      ownSupplementaryReference = newValue
      supplementariesFollowContentInsets = newValue == .automatic
    }
  }

  /// Returns a copy of the section.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = list.map { NSCollectionLayoutSection($0) } ?? NSCollectionLayoutSection(of: group)
    (copy.contentInsets, copy.interGroupSpacing) = (contentInsets, interGroupSpacing)
    copy.contentInsetsReference = contentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
    copy.orthogonalScrollingProperties.decelerationRate =
      orthogonalScrollingProperties.decelerationRate
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems
    return copy
  }

  // MARK: Internals

  /// The configuration of a list; `nil` for groups.
  let list: UICollectionLayoutListConfiguration?
  /// The group that is repeated; `nil` for a list.
  let group: NSCollectionLayoutGroup?
  private var ownSupplementaryReference = UIContentInsetsReference.none

  init(_ configuration: UICollectionLayoutListConfiguration) {
    (list, group) = (configuration, nil)
    let margins = ScreenMargins.current
    contentInsets =
      configuration.appearance == .insetGrouped
      ? NSDirectionalEdgeInsets(
        top: 0, leading: margins.leading, bottom: 0, trailing: margins.trailing) : .zero
    super.init()
  }

  private init(of group: NSCollectionLayoutGroup?) {
    (list, self.group, contentInsets) = (nil, group, .zero)
    super.init()
  }
}
