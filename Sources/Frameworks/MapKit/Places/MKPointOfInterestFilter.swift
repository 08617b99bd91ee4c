/// A filter of points of interest by category.
///
/// - Thread: any; all its properties are constants.
open class MKPointOfInterestFilter: NSObject, NSCopying, @unchecked Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool

  /// The filter that includes all categories.
  public class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  /// The filter that excludes all categories.
  public class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

  /// Creates a filter that excludes nothing.
  public override init() {
    (categories, isIncluding) = ([], false)
    super.init()
  }

  /// Creates a filter that includes categories.
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), true)
    super.init()
  }

  /// Creates a filter that excludes categories.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), false)
    super.init()
  }

  /// Returns whether a category is included.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isIncluding
  }

  /// Returns whether a category is excluded.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }

  /// Returns the filter itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
