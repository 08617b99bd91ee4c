/// A request to call somebody.
open class INStartCallIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(
    callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?,
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
    callCapability: INCallCapability
  ) {
    self.init(values: [
      "callRecordFilter": callRecordFilter as Any,
      "callRecordToCallBack": callRecordToCallBack as Any, "audioRoute": audioRoute,
      "destinationType": destinationType, "contacts": contacts as Any,
      "callCapability": callCapability,
    ])
  }

  /// Creates an intent with fewer values.
  public convenience init(
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
    recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability
  ) {
    self.init(values: [
      "audioRoute": audioRoute, "destinationType": destinationType, "contacts": contacts as Any,
      "recordTypeForRedialing": recordTypeForRedialing, "callCapability": callCapability,
    ])
  }

  /// The former calls, one of which is called back.
  open var callRecordFilter: INCallRecordFilter? { value("callRecordFilter") }
  /// The former call that is called back.
  open var callRecordToCallBack: INCallRecord? { value("callRecordToCallBack") }
  /// The device on which the call is heard.
  open var audioRoute: INCallAudioRoute { value("audioRoute") ?? .unknown }
  /// The kind of destination.
  open var destinationType: INCallDestinationType { value("destinationType") ?? .unknown }
  /// The people who are called.
  open var contacts: [INPerson]? { value("contacts") }
  /// The kind of call.
  open var callCapability: INCallCapability { value("callCapability") ?? .unknown }
  /// The kind of former call that is repeated.
  open var recordTypeForRedialing: INCallRecordType { value("recordTypeForRedialing") ?? .unknown }

  override func copyOfKind() -> INIntent { INStartCallIntent(values: values) }
}
