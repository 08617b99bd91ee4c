/// An object of the app, as a value of an intent.
open class INObject: NSObject, NSCopying, INSpeakable, @unchecked Sendable {
  /// Creates an object.
  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }

  /// Creates an object with a hint at its sound.
  public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    (self.identifier, self.displayString) = (identifier, displayString)
    self.pronunciationHint = pronunciationHint
    (subtitleString, displayImage) = (nil, nil)
    super.init()
  }

  /// Creates an object with a second line and a picture.
  public init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    (self.identifier, self.displayString, pronunciationHint) = (identifier, displayString, nil)
    (self.subtitleString, self.displayImage) = (subtitleString, displayImage)
    super.init()
  }

  /// The identifier of the object.
  public let identifier: String?
  /// The name of the object.
  public let displayString: String
  /// The pronunciation of the name.
  public let pronunciationHint: String?
  /// The second line.
  open var subtitleString: String?
  /// The picture.
  open var displayImage: INImage?

  /// The name of the object.
  open var spokenPhrase: String { displayString }
  /// The identifier of the object.
  open var vocabularyIdentifier: String? { identifier }
  /// Other words that are similar; `nil`, as there is no Siri that hears them.
  open var alternativeSpeakableMatches: [any INSpeakable]? { nil }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = INObject(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
    (copy.subtitleString, copy.displayImage) = (subtitleString, displayImage)
    return copy
  }

  /// Returns whether another object has the same identifier and name.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject else { return false }
    return identifier == other.identifier && displayString == other.displayString
  }

  /// A number that equal objects share.
  open override var hash: Int { displayString.hashValue }
}
