extension NSUserActivity {
  /// The message of the tag that opened the app: always empty, because the phone reads no tags.
  public var ndefMessagePayload: NFCNDEFMessage { NFCNDEFMessage(records: []) }
}
