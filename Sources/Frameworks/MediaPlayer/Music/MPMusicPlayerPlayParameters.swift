/// The values of a service of music for an item, which the phone does not understand.
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class MPMusicPlayerPlayParameters: NSObject, @unchecked Sendable {
  // It does not change.

  /// The values by their keys.
  public let dictionary: [String: Any]

  /// Creates parameters; nil without an identifier, the value of `id`.
  public init?(dictionary: [String: Any]) {
    guard dictionary["id"] != nil else { return nil }
    self.dictionary = dictionary
    super.init()
  }
}
