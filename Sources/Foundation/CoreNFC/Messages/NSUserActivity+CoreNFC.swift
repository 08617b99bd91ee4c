extension NSUserActivity {
  /// The message of the tag that opened the app; an empty one, as the phone reads none.
  public var ndefMessagePayload: NFCNDEFMessage { NFCNDEFMessage(records: []) }
}
