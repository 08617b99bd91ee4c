/// The description of a property of an entity.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class NSPropertyDescription: NSObject, KeyedValues, @unchecked Sendable {
  /// Creates a description.
  public override init() { super.init() }

  /// The entity; a description without one traps.
  open var entity: NSEntityDescription {
    guard let owner else {
      NSException(
        name: .internalInconsistencyException, reason: "the property \(name) has no entity"
      ).raise()
    }
    return owner
  }

  /// The name.
  open var name = ""

  /// Whether the value may be missing.
  open var isOptional = true

  /// Whether the value is not stored.
  open var isTransient = false

  /// Custom information.
  open var userInfo: [AnyHashable: Any]?

  /// Whether Spotlight indexes the values.
  open var isIndexedBySpotlight = false

  /// A text that distinguishes the version of the property from an otherwise equal one.
  open var versionHashModifier: String?

  /// The name that the property had in an earlier model (CoreData.MI3).
  open var renamingIdentifier: String? {
    get { earlierName ?? name }
    set { earlierName = newValue }
  }

  /// The conditions that a value has to fulfill (CoreData.VA4).
  open private(set) var validationPredicates: [NSPredicate] = []

  /// The error codes, or texts, of values that fail validation.
  open private(set) var validationWarnings: [Any] = []

  /// Sets the validation predicates, with the error codes, or texts, of failures.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    setValidation(validationPredicates ?? [], validationWarnings ?? [])
  }

  /// The hash of the form of the property (CoreData.MI1).
  open var versionHash: Data { VersionHash(of: form).data }

  // MARK: Internals

  /// Returns the values that predicates of fetched properties use.
  package func keyedValue(_ key: String) -> Any?? {
    switch key {
    case "name": .some(name)
    case "userInfo": .some(userInfo)
    case "entity": .some(owner)
    default: nil
    }
  }

  /// The entity that declares the property.
  weak var owner: NSEntityDescription?
  private var earlierName: String?

  /// A text with everything on which a store depends.
  var form: String {
    "\(name)|\(isOptional)|\(isTransient)|\(versionHashModifier ?? "")"
  }

  func setValidation(_ predicates: [NSPredicate], _ warnings: [Any]) {
    (validationPredicates, validationWarnings) = (predicates, warnings)
  }
}
