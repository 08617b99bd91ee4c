internal import TactusPhoneClient
internal import TactusVirtualTime

/// An intent and its response, which an app donates (Intents.DO1…).
open class INInteraction: NSObject, NSCopying, @unchecked Sendable {
  /// Creates an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
    super.init()
  }

  /// The intent.
  public let intent: INIntent
  /// The response.
  public let intentResponse: INIntentResponse?
  /// The handling state.
  open var intentHandlingStatus: INIntentHandlingStatus = .unspecified
  /// The direction of the interaction.
  open var direction: INInteractionDirection = .unspecified
  /// The time of the interaction.
  open var dateInterval: DateInterval?
  /// The identifier of the interaction.
  open var identifier: String = UUID().uuidString
  /// The identifier of the group of the interaction.
  open var groupIdentifier: String?

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = INInteraction(intent: intent, response: intentResponse)
    copy.intentHandlingStatus = intentHandlingStatus
    copy.direction = direction
    copy.dateInterval = dateInterval
    copy.identifier = identifier
    copy.groupIdentifier = groupIdentifier
    return copy
  }

  // MARK: Donating

  /// Donates the interaction (Intents.DO1).
  @preconcurrency
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    IntentStore.current.donate(self)
    Self.report(completion)
  }

  /// Donates the interaction (Intents.DO1).
  open func donate() async throws { IntentStore.current.donate(self) }

  /// Deletes all donated interactions (Intents.DO2).
  @preconcurrency
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    IntentStore.current.delete { _ in true }
    report(completion)
  }

  /// Deletes the donated interactions with identifiers (Intents.DO2).
  @preconcurrency
  open class func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    IntentStore.current.delete { identifiers.contains($0.identifier) }
    report(completion)
  }

  /// Deletes the donated interactions of a group (Intents.DO2).
  @preconcurrency
  open class func delete(
    with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    IntentStore.current.delete { $0.groupIdentifier == groupIdentifier }
    report(completion)
  }

  /// Deletes all donated interactions (Intents.DO2).
  open class func deleteAll() async throws { IntentStore.current.delete { _ in true } }

  /// Deletes the donated interactions with identifiers (Intents.DO2).
  nonisolated(nonsending) open class func delete(with identifiers: [String]) async throws {
    IntentStore.current.delete { identifiers.contains($0.identifier) }
  }

  /// Deletes the donated interactions of a group (Intents.DO2).
  nonisolated(nonsending) open class func delete(with groupIdentifier: String) async throws {
    IntentStore.current.delete { $0.groupIdentifier == groupIdentifier }
  }

  // MARK: Internals

  private static func report(_ completion: (@Sendable ((any Error)?) -> Void)?) {
    guard let completion else { return }
    PhoneTime.runLater { PhoneTime.callOnAnotherThread { completion(nil) } }
  }
}
