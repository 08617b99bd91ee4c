/// A request for a video call.
open class INStartVideoCallIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(contacts: [INPerson]?) {
    self.init(values: ["contacts": contacts as Any])
  }

  /// The called people.
  open var contacts: [INPerson]? { value("contacts") }

  override func copyOfKind() -> INIntent { INStartVideoCallIntent(values: values) }
}
