/// A person, as a value of an intent.
open class INPerson: NSObject, NSCopying, INSpeakable, @unchecked Sendable {
  // Without mutable state but the relation.

  /// Creates a person.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier,
      isMe: false, suggestionType: .none)
  }

  /// Creates a person who may be the user.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier,
      isMe: isMe, suggestionType: .none)
  }

  /// Creates a person who may be the user, or is suggested.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool,
    suggestionType: INPersonSuggestionType
  ) {
    self.personHandle = personHandle
    (self.nameComponents, name, self.image) = (nameComponents, displayName, image)
    (self.contactIdentifier, self.customIdentifier) = (contactIdentifier, customIdentifier)
    (self.isMe, self.suggestionType) = (isMe, suggestionType)
    super.init()
  }

  /// Creates a person with aliases and a kind of suggestion.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?,
    aliases: [INPersonHandle]?, suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier,
      isMe: false, suggestionType: suggestionType)
    self.aliases = aliases
  }

  /// The handle.
  public let personHandle: INPersonHandle?
  /// The parts of the name.
  public let nameComponents: PersonNameComponents?
  /// The picture.
  public let image: INImage?
  /// The identifier of the contact.
  public let contactIdentifier: String?
  /// The app's own identifier.
  public let customIdentifier: String?
  /// Whether the person is the user.
  public let isMe: Bool
  /// The source of the suggestion.
  public let suggestionType: INPersonSuggestionType
  /// The aliases.
  open private(set) var aliases: [INPersonHandle]?
  /// The relationship to the user.
  open var relationship: INPersonRelationship?

  /// The name: as given, else from its components, else the handle (Intents.PE1).
  open var displayName: String {
    if let name { return name }
    if let nameComponents {
      return PersonNameComponentsFormatter.localizedString(from: nameComponents, style: .default)
    }
    return personHandle?.value ?? ""
  }

  /// The name.
  open var spokenPhrase: String { displayName }
  /// The pronunciation of the name.
  open var pronunciationHint: String? { nil }
  /// The app's own identifier.
  open var vocabularyIdentifier: String? { customIdentifier }
  /// Similar spoken phrases: nil, because there is no Siri.
  open var alternativeSpeakableMatches: [any INSpeakable]? { nil }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let personHandle else { return self }
    let copy = INPerson(
      personHandle: personHandle, nameComponents: nameComponents, displayName: name, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, isMe: isMe,
      suggestionType: suggestionType)
    (copy.aliases, copy.relationship) = (aliases, relationship)
    return copy
  }

  /// Returns whether another object is the same person.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPerson else { return false }
    return personHandle == other.personHandle && nameComponents == other.nameComponents
      && name == other.name && contactIdentifier == other.contactIdentifier
      && customIdentifier == other.customIdentifier && isMe == other.isMe
  }

  /// The hash of the handle.
  open override var hash: Int { personHandle.hashValue }

  private let name: String?
}
