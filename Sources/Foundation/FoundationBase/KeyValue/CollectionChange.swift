/// A change of some elements of a collection, which is the value of a property.
// Source: ObjectiveC.KO7, ObjectiveC.KO8
enum CollectionChange {
  /// Elements of an ordered collection at the indexes of a set change.
  case indexes(NSKeyValueChange, IndexSet)
  /// A set is united with others, or replaced.
  case members(NSKeyValueSetMutationKind, Set<AnyHashable>)

  /// The kind that observers receive.
  var kind: NSKeyValueChange {
    switch self {
    case .indexes(let kind, _): kind
    case .members(.union, _): .insertion
    case .members(.minus, _), .members(.intersect, _): .removal
    case .members(.set, _): .replacement
    }
  }

  /// The indexes that observers receive.
  var indexes: IndexSet? {
    switch self {
    case .indexes(let kind, let indexes) where kind != .setting: indexes
    default: nil
    }
  }

  /// The elements that a change concerns: those that leave, and those that come.
  struct ChangedElements {
    var old: Any?
    var new: Any?
  }

  /// Returns the elements that leave and those of a set that come.
  ///
  /// - Parameter value: The collection before the change.
  func elements(before value: Any?) -> ChangedElements {
    switch self {
    case .indexes(.removal, let indexes), .indexes(.replacement, let indexes):
      return ChangedElements(old: Self.elements(of: value, at: indexes))
    case .indexes: return ChangedElements()
    case .members(let kind, let members):
      let known = Self.members(of: value)
      switch kind {
      case .union: return ChangedElements(new: members.subtracting(known) as NSSet)
      case .minus: return ChangedElements(old: known.intersection(members) as NSSet)
      case .intersect: return ChangedElements(old: known.subtracting(members) as NSSet)
      case .set:
        return ChangedElements(
          old: known.subtracting(members) as NSSet, new: members.subtracting(known) as NSSet)
      }
    }
  }

  /// Returns the elements that have come.
  ///
  /// - Parameters:
  ///   - value: The collection after the change.
  ///   - elements: What `elements(before:)` has returned.
  func elements(after value: Any?, _ elements: ChangedElements) -> ChangedElements {
    switch self {
    case .indexes(.insertion, let indexes), .indexes(.replacement, let indexes):
      ChangedElements(old: elements.old, new: Self.elements(of: value, at: indexes))
    default: elements
    }
  }

  // MARK: Internals

  private static func elements(of value: Any?, at indexes: IndexSet) -> NSArray {
    let all: [Any]
    switch value.flatMap(KeyedAccess.asObject) {
    case let array as NSArray: all = array.map(\.self)
    case let set as NSOrderedSet: all = set.map(\.self)
    default: all = []
    }
    return NSArray(array: indexes.filter(all.indices.contains).map { all[$0] })
  }

  private static func members(of value: Any?) -> Set<AnyHashable> {
    (value.flatMap(KeyedAccess.asObject) as? NSSet) as? Set<AnyHashable> ?? []
  }
}
