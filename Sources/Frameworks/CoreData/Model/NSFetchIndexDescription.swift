/// The description of an index of an entity.
///
/// Conditions are evaluated in memory, so an index has no effect on the results (CoreData.FE2).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class NSFetchIndexDescription: NSObject, @unchecked Sendable {
  /// Creates an index without a name and without elements.
  public override init() {
    (name, elements) = ("", [])
    super.init()
  }

  /// Creates an index.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    (self.name, self.elements) = (name, elements ?? [])
    super.init()
    for element in self.elements { element.indexDescription = self }
  }

  /// The name.
  open var name: String

  /// The elements.
  open var elements: [NSFetchIndexElementDescription] {
    didSet { for element in elements { element.indexDescription = self } }
  }

  /// The entity.
  open internal(set) weak var entity: NSEntityDescription?

  /// The predicate of objects in the index.
  open var partialIndexPredicate: NSPredicate?
}
