/// A namespace for the options of pointer collections.
public enum NSPointerFunctions {
  /// Options for storing and comparing objects.
  public struct Options: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Strong references, the default.
    public static let strongMemory: Options = []
    /// Weak references, which become nil on deallocation.
    public static let weakMemory = Options(rawValue: 5)
    /// Comparison by `isEqual(_:)` and `hash`, the default.
    public static let objectPersonality: Options = []
    /// Comparison by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects are copied when they are added.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

extension NSPointerFunctions.Options {
  /// Whether references are weak.
  var isWeak: Bool { contains(.weakMemory) }
  /// Whether objects are compared by identity.
  var comparesIdentity: Bool { contains(.objectPointerPersonality) }

  /// Returns the object to store, which may be a copy.
  func stored<Object>(_ object: Object) -> Object {
    guard contains(.copyIn), let copy = (object as? any NSCopying)?.copy() as? Object else {
      return object
    }
    return copy
  }
}

/// Options of an `NSHashTable`.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// Options of an `NSMapTable`.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// A strong or weak reference to an object in a collection.
final class ObjectReference<Object> {
  private let strong: Object?
  private weak var weak: AnyObject?
  private let options: NSPointerFunctions.Options
  /// The hash value of the object.
  let hash: Int

  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    let object = options.stored(object)
    (strong, weak) = options.isWeak ? (nil, object as AnyObject) : (object, nil)
    (self.options, hash) = (options, Self.hash(object, options))
  }

  /// The object; nil if it is deallocated.
  var object: Object? {
    if let strong { return strong }
    // A cast of the optional itself to `AnyObject` can succeed for nil, for it boxes the optional.
    guard let weak else { return nil }
    return weak as? Object
  }

  /// Returns whether the object is equal to another.
  func isSame(as other: Object) -> Bool {
    guard let object else { return false }
    if object as AnyObject === other as AnyObject { return true }
    guard !options.comparesIdentity else { return false }
    if let one = object as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
    guard let one = object as? AnyHashable, let other = other as? AnyHashable else { return false }
    return one == other
  }

  static func hash(_ object: Object, _ options: NSPointerFunctions.Options) -> Int {
    if !options.comparesIdentity {
      if let object = object as? NSObject { return object.hash }
      if let object = object as? AnyHashable { return object.hashValue }
    }
    return ObjectIdentifier(object as AnyObject).hashValue
  }
}
