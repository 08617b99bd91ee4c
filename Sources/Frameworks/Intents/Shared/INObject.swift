/// An object of the app, as a value of an intent.
open class INObject: NSObject, NSCopying, INSpeakable, @unchecked Sendable {
  /// Creates an object.
  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }

  /// Creates an object with a pronunciation hint.
  public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    (self.identifier, self.displayString) = (identifier, displayString)
    self.pronunciationHint = pronunciationHint
    (subtitleString, displayImage) = (nil, nil)
    super.init()
  }

  /// Creates an object with a subtitle and an image.
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
  /// The pronunciation hint of the name.
  public let pronunciationHint: String?
  /// The subtitle.
  open var subtitleString: String?
  /// The image.
  open var displayImage: INImage?

  /// The name of the object.
  open var spokenPhrase: String { displayString }
  /// The identifier of the object.
  open var vocabularyIdentifier: String? { identifier }
  /// Similar spoken phrases: nil, because there is no Siri.
  open var alternativeSpeakableMatches: [any INSpeakable]? { nil }

  /// Returns a copy.
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

  /// The hash of the name.
  open override var hash: Int { displayString.hashValue }
}
