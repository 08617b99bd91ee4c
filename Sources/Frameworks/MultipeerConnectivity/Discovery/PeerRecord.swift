import TactusNetServices

/// The values that an advertiser publishes in its TXT record: its identity, its port, and the
/// values of the app.
///
/// Step Peers.DI2.
struct PeerRecord: Sendable, Equatable {
  /// The reserved keys, which are not the app's.
  private enum Key: String, CaseIterable { case id, name, place, port }

  var identity: PeerIdentity
  var place: String
  var port: UInt16
  var info: [String: String]?

  init(_ identity: PeerIdentity, port: UInt16, info: [String: String]?) {
    (self.identity, self.port, self.info) = (identity, port, info)
    place = PeerPlace.current
  }

  /// Reads a record; fails for a record of another kind of app.
  init?(_ data: Data) {
    var values: [String: String] = [:]
    for (key, value) in TXTRecord.dictionary(of: data) {
      values[key] = String(validating: value, as: UTF8.self)
    }
    func take(_ key: Key) -> String { values.removeValue(forKey: Self.prefix + key.rawValue) ?? "" }
    identity = PeerIdentity(id: take(.id), name: take(.name))
    place = take(.place)
    guard let port = UInt16(take(.port)), identity.isValid else { return nil }
    self.port = port
    info = values.isEmpty ? nil : values
  }

  /// The strings of the record.
  var texts: [[UInt8]] {
    var values = info ?? [:]
    let own: [(Key, String)] = [
      (.id, identity.id), (.name, identity.name), (.place, place), (.port, String(port)),
    ]
    for (key, value) in own { values[Self.prefix + key.rawValue] = value }
    return values.sorted { $0.key < $1.key }.map { Array("\($0.key)=\($0.value)".utf8) }
  }

  /// Returns whether an app's values fit into a record.
  static func isValid(_ info: [String: String]?) -> Bool {
    (info ?? [:]).allSatisfy { key, value in
      !key.hasPrefix(prefix) && TXTRecord.data(of: [key: Data(value.utf8)]) != nil
    }
  }

  private static let prefix = "tactus."
}
