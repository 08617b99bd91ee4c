/// A request for a voice call.
open class INStartAudioCallIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
    self.init(values: ["destinationType": destinationType, "contacts": contacts as Any])
  }

  /// Creates an intent with fewer values.
  public convenience init(contacts: [INPerson]?) {
    self.init(values: ["contacts": contacts as Any])
  }

  /// The kind of destination.
  open var destinationType: INCallDestinationType { value("destinationType") ?? .unknown }
  /// The called people.
  open var contacts: [INPerson]? { value("contacts") }

  override func copyOfKind() -> INIntent { INStartAudioCallIntent(values: values) }
}
