/// A request to call somebody by video.
open class INStartVideoCallIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(contacts: [INPerson]?) {
    self.init(values: ["contacts": contacts as Any])
  }

  /// The people who are called.
  open var contacts: [INPerson]? { value("contacts") }

  override func copyOfKind() -> INIntent { INStartVideoCallIntent(values: values) }
}
