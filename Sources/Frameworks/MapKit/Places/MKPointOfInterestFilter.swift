/// The kinds of points of interest that are shown or found.
open class MKPointOfInterestFilter: NSObject, NSCopying, @unchecked Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool

  /// All kinds.
  public class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  /// No kind.
  public class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

  /// Creates a filter that excludes nothing.
  public override init() {
    (categories, isIncluding) = ([], false)
    super.init()
  }

  /// Creates a filter of these kinds.
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), true)
    super.init()
  }

  /// Creates a filter of all kinds except these.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), false)
    super.init()
  }

  /// Returns whether a kind is shown or found.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isIncluding
  }

  /// Returns whether a kind is left out.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }

  /// A filter never changes, so a copy is the filter itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
