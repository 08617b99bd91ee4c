/// What an observer of a property wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the property is after a change.
  public static let new = Self(rawValue: 1)
  /// What it was before.
  public static let old = Self(rawValue: 2)
  /// What it is when the observing begins, before any change.
  public static let initial = Self(rawValue: 4)
  /// That it is about to change, beside that it has.
  public static let prior = Self(rawValue: 8)
}

/// How a property was changed.
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set.
  case setting = 1
  /// Something was put into it.
  case insertion = 2
  /// Something was taken out.
  case removal = 3
  /// Something in it was replaced.
  case replacement = 4
}

/// What is told of a change of a property that is observed by name.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// How it was changed, a number.
  public static let kindKey = Self(rawValue: "kind")
  /// What it is now; `NSNull` for nil.
  public static let newKey = Self(rawValue: "new")
  /// What it was; `NSNull` for nil.
  public static let oldKey = Self(rawValue: "old")
  /// Which parts of it changed.
  public static let indexesKey = Self(rawValue: "indexes")
  /// Whether it is about to change, and has not yet.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// One change of a property that is observed.
public struct NSKeyValueObservedChange<Value> {
  /// How a property was changed.
  public typealias Kind = NSKeyValueChange

  /// How it was changed.
  public let kind: Kind
  /// What it is now, if the observer asked for that.
  public let newValue: Value?
  /// What it was, if the observer asked for that.
  public let oldValue: Value?
  /// Which parts of it changed; nil where all of it did.
  public let indexes: IndexSet?
  /// Whether it is about to change, and has not yet.
  public let isPrior: Bool
}
