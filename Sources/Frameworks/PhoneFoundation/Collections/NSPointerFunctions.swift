/// How a collection keeps what is in it.
public enum NSPointerFunctions {
  /// How objects are kept and compared.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Kept alive, as is usual.
    public static let strongMemory: Options = []
    /// Not kept alive; once gone, not there any more.
    public static let weakMemory = Options(rawValue: 5)
    /// Compared by what they say themselves, as is usual.
    public static let objectPersonality: Options = []
    /// Compared by whether they are the same.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Copied when they come in.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

extension NSPointerFunctions.Options {
  /// Whether objects are not kept alive.
  var isWeak: Bool { contains(.weakMemory) }
  /// Whether objects are compared by whether they are the same.
  var isByPlace: Bool { contains(.objectPointerPersonality) }

  /// What is kept in place of an object.
  func taken<Object>(_ object: Object) -> Object {
    guard contains(.copyIn), let copy = (object as? any NSCopying)?.copy() as? Object else {
      return object
    }
    return copy
  }
}

/// How an `NSHashTable` keeps what is in it.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// How an `NSMapTable` keeps what is in it.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// One object in a collection.
final class KeptObject<Object> {
  private let strong: Object?
  private weak var weak: AnyObject?
  private let options: NSPointerFunctions.Options
  /// What it is found by.
  let hash: Int

  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    let object = options.taken(object)
    (strong, weak) = options.isWeak ? (nil, object as AnyObject) : (object, nil)
    (self.options, hash) = (options, Self.hash(object, options))
  }

  /// The object, unless it is gone.
  var object: Object? { strong ?? weak as? Object }

  /// Whether it is the object that is meant.
  func isSame(as other: Object) -> Bool {
    guard let object else { return false }
    if object as AnyObject === other as AnyObject { return true }
    guard !options.isByPlace else { return false }
    if let one = object as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
    guard let one = object as? AnyHashable, let other = other as? AnyHashable else { return false }
    return one == other
  }

  static func hash(_ object: Object, _ options: NSPointerFunctions.Options) -> Int {
    if !options.isByPlace {
      if let object = object as? NSObject { return object.hash }
      if let object = object as? AnyHashable { return object.hashValue }
    }
    return ObjectIdentifier(object as AnyObject).hashValue
  }
}
