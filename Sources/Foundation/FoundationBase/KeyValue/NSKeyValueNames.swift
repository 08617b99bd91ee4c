/// Options for observing a property.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Include the new value.
  public static let new = Self(rawValue: 1)
  /// Include the old value.
  public static let old = Self(rawValue: 2)
  /// Notify immediately with the initial value.
  public static let initial = Self(rawValue: 4)
  /// Notify also before each change.
  public static let prior = Self(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
  /// Elements were inserted.
  case insertion = 2
  /// Elements were removed.
  case removal = 3
  /// Elements were replaced.
  case replacement = 4
}

/// The kind of a change of the members of a set.
public enum NSKeyValueSetMutationKind: UInt, Sendable {
  /// Objects are added.
  case union = 1
  /// Objects are removed.
  case minus = 2
  /// Objects that are not among others are removed.
  case intersect = 3
  /// The set is replaced.
  case set = 4
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a key from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, a number.
  public static let kindKey = Self(rawValue: "kind")
  /// The new value; `NSNull` for nil.
  public static let newKey = Self(rawValue: "new")
  /// The old value; `NSNull` for nil.
  public static let oldKey = Self(rawValue: "old")
  /// The indexes of the changed elements.
  public static let indexesKey = Self(rawValue: "indexes")
  /// Whether the notification precedes the change.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change.
  public let kind: Kind
  /// The new value, if it was requested.
  public let newValue: Value?
  /// The old value, if it was requested.
  public let oldValue: Value?
  /// The indexes of the changed elements; nil if the property was set.
  public let indexes: IndexSet?
  /// Whether the notification precedes the change.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
