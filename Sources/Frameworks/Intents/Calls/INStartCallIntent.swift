/// A request for a call.
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

  /// The filter by which a call to return is found.
  open var callRecordFilter: INCallRecordFilter? { value("callRecordFilter") }
  /// The call record to call back.
  open var callRecordToCallBack: INCallRecord? { value("callRecordToCallBack") }
  /// The audio route.
  open var audioRoute: INCallAudioRoute { value("audioRoute") ?? .unknown }
  /// The kind of destination.
  open var destinationType: INCallDestinationType { value("destinationType") ?? .unknown }
  /// The called people.
  open var contacts: [INPerson]? { value("contacts") }
  /// The medium.
  open var callCapability: INCallCapability { value("callCapability") ?? .unknown }
  /// The kind of call record to redial.
  open var recordTypeForRedialing: INCallRecordType { value("recordTypeForRedialing") ?? .unknown }

  override func copyOfKind() -> INIntent { INStartCallIntent(values: values) }
}
