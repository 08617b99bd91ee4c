/// The description of an entity: a kind of managed objects.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// Creates a description.
  public override init() { super.init() }

  // MARK: Configuration

  /// The name.
  open var name: String?

  /// The name of the class of the objects (CoreData.MO4).
  open var managedObjectClassName: String! = "NSManagedObject" {
    didSet { knownClass = nil }
  }

  /// Whether only subentities can have objects.
  open var isAbstract = false

  /// The properties, those of the superentity first.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue.filter { property in
        property.owner == nil || property.owner === self || !isKindOf(entity: property.entity)
      }
      for property in own { property.owner = self }
      layout = nil
    }
  }

  /// The subentities.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  /// The superentity.
  open internal(set) weak var superentity: NSEntityDescription?

  /// The indexes.
  open var indexes: [NSFetchIndexDescription] = [] {
    didSet { for index in indexes { index.entity = self } }
  }

  /// Groups of attributes, or of their names, whose combined values are unique (CoreData.ME4).
  open var uniquenessConstraints: [[Any]] = []

  /// Custom information.
  open var userInfo: [AnyHashable: Any]?

  /// A text that distinguishes the version of the entity from an otherwise equal one.
  open var versionHashModifier: String?

  /// The name that the entity had in an earlier model (CoreData.MI3).
  open var renamingIdentifier: String? {
    get { earlierName ?? name }
    set { earlierName = newValue }
  }

  // MARK: Properties

  /// The model; an entity without one traps.
  open var managedObjectModel: NSManagedObjectModel {
    guard let model else {
      NSException(
        name: .internalInconsistencyException, reason: "the entity \(name ?? "") has no model"
      ).raise()
    }
    return model
  }

  /// The subentities by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
  }

  /// The properties by name, including inherited ones.
  open var propertiesByName: [String: NSPropertyDescription] { contents.properties }

  /// The attributes by name, including inherited ones.
  open var attributesByName: [String: NSAttributeDescription] { contents.attributes }

  /// The relationships by name, including inherited ones.
  open var relationshipsByName: [String: NSRelationshipDescription] { contents.relationships }

  /// Returns the relationships with a destination entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription]
  {
    properties.compactMap { $0 as? NSRelationshipDescription }
      .filter { $0.destinationEntity === entity }
  }

  /// Returns whether the entity is another one or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    sequence(first: self, next: \.superentity).contains { $0 === entity }
  }

  /// The hash of the form of the entity (CoreData.MI1).
  open var versionHash: Data {
    let parts = properties.filter { !$0.isTransient }.map(\.form).sorted()
    return VersionHash(
      of: "\(name ?? "")|\(superentity?.name ?? "")|\(versionHashModifier ?? "")|"
        + parts.joined(separator: "\n")
    ).data
  }

  // MARK: Finding and inserting

  /// Returns the entity with a name in the model of a context; nil if there is none.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.coordinator?.managedObjectModel.entitiesByName[entityName]
  }

  /// Inserts a new object of an entity into a context.
  ///
  /// An unknown name traps, as on an iPhone.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      NSException(
        name: .internalInconsistencyException,
        reason: "+entityForName: could not locate an entity named '\(entityName)' in this model."
      ).raise()
    }
    return ManagedObjectFactory.make(entity, insertInto: context)
  }

  // MARK: Internals

  weak var model: NSManagedObjectModel?
  private(set) var own: [NSPropertyDescription] = []
  private var earlierName: String?
  private var knownClass: NSManagedObject.Type?

  /// The properties by kind and name.
  struct Layout {
    let properties: [String: NSPropertyDescription]
    let attributes: [String: NSAttributeDescription]
    let relationships: [String: NSRelationshipDescription]

    init(_ all: [NSPropertyDescription]) {
      func named<Kind: NSPropertyDescription>(_ kind: Kind.Type) -> [String: Kind] {
        Dictionary(
          all.compactMap { $0 as? Kind }.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
      }
      properties = named(NSPropertyDescription.self)
      attributes = named(NSAttributeDescription.self)
      relationships = named(NSRelationshipDescription.self)
    }
  }
  private var layout: Layout?

  /// The properties, cached once a coordinator uses the model.
  var contents: Layout { layout ?? Layout(properties) }

  /// Caches what objects read often, since the properties no longer change.
  func freeze() {
    layout = Layout(properties)
    knownClass = ManagedClasses.type(of: self)
  }

  /// The class of the objects.
  var objectClass: NSManagedObject.Type { knownClass ?? ManagedClasses.type(of: self) }

  /// The entity and all its subentities.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// The names of the attributes whose combined values are unique, including inherited ones, with
  /// the entity that declares them.
  var constraints: [(entity: NSEntityDescription, names: [String])] {
    let names = uniquenessConstraints.map { group in
      group.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
    }.filter { !$0.isEmpty }
    return (superentity?.constraints ?? []) + names.map { (self, $0) }
  }

  /// The name, or an empty string.
  open override var description: String { "<NSEntityDescription: \(name ?? "")>" }
}
