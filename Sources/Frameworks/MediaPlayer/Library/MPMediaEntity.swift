import Foundation

/// The identifier of an item or a collection.
public typealias MPMediaEntityPersistentID = UInt64

/// The identifier of an item or a collection, as a property.
public let MPMediaEntityPropertyPersistentID = "persistentID"

/// An item or a collection of the media library.
///
/// - Thread: any, for every member.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  // Nothing changes after the creation.

  /// Returns whether queries may filter by a property.
  open class func canFilter(byProperty property: String) -> Bool {
    ![
      MPMediaItemPropertyArtwork, MPMediaItemPropertyLyrics, MPMediaItemPropertyAssetURL,
      MPMediaItemPropertyPlaybackDuration,
    ].contains(property)
  }

  /// Calls a function with the values of properties, until it sets the flag.
  open func enumerateValues(
    forProperties properties: Set<String>,
    using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isOver = ObjCBool(false)
    for property in properties.sorted() where !isOver.boolValue {
      if let value = value(forProperty: property) { block(property, value, &isOver) }
    }
  }

  /// Returns the value of a property; nil if there is none.
  open func value(forProperty property: String) -> Any? { values[property] }

  /// The value of a property.
  open subscript(key: Any) -> Any? { (key as? String).flatMap(value(forProperty:)) }

  /// The identifier, which stays the same in later runs.
  open var persistentID: MPMediaEntityPersistentID {
    values[MPMediaEntityPropertyPersistentID] as? UInt64 ?? 0
  }

  // MARK: Internals

  let values: [String: Any]

  /// Creates an entity without properties, as tests do that override its members.
  public override init() {
    values = [:]
    super.init()
  }

  init(_ values: [String: Any]) { self.values = values }

  /// Returns an identifier for a text, other than 0 (MediaLibrary.ML2).
  static func identifier(of text: String) -> UInt64 {
    // FNV-1a by Fowler, Noll and Vo.
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return max(hash, 1)
  }
}
