import TactusTextFormatting

/// The user's decisions about an app's access to health data, by the identifiers of types.
///
/// Steps Health.PE1….
public struct HealthAccess: Sendable, Equatable {
  /// The types that the app may save, or may not.
  public var share: [String: Bool] = [:]
  /// The types that the app may read, or may not; apps get only the types.
  public var read: [String: Bool] = [:]

  /// Creates the access of an app that has asked for nothing.
  public init() {}

  /// The access as a JSON object.
  public var json: String {
    func object(_ values: [String: Bool]) -> String {
      let members = values.sorted { $0.key < $1.key }
        .map { "\(JSONOutput.quoted($0.key)):\($0.value)" }
      return "{\(members.joined(separator: ","))}"
    }
    return "{\"share\":\(object(share)),\"read\":\(object(read))}"
  }

  /// Decodes an access; `nil` for an invalid text.
  public init?(json: String) {
    guard let fields = HealthFields(json), let share = fields["share"], let read = fields["read"]
    else { return nil }
    for (list, path) in [(share, \HealthAccess.share), (read, \HealthAccess.read)] {
      for member in list.members {
        guard let key = member.key, let value = member.bool else { return nil }
        self[keyPath: path][key] = value
      }
    }
  }

  /// The access as reported to the app, without whether reading is permitted (Health.PE4).
  public var toldToApp: HealthAccess {
    var told = self
    for type in told.read.keys { told.read[type] = true }
    return told
  }
}
