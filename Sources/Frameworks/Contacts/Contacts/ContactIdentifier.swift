/// The identifiers of contacts, groups and containers.
///
/// - Source: the form is that of the identifiers which developers report. Confidence: reported.
enum ContactIdentifier {
  /// Returns an identifier of a new contact.
  static func contact() -> String { UUID().uuidString + ":ABPerson" }
  /// Returns an identifier of a new group.
  static func group() -> String { UUID().uuidString + ":ABGroup" }
  /// Returns the identifier of the phone's container, from that of the collection.
  static func container(_ collection: String) -> String { collection.uppercased() + ":ABAccount" }
}
