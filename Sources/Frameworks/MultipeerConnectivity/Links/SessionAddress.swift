/// The address of a session of this machine: a port, and a secret that its members know.
struct SessionAddress: Codable, Sendable {
  var port: UInt16
  var secret: String

  /// Reads the data that an app has received from another one; fails if it is invalid.
  init?(data: Data) {
    guard let read = try? JSONDecoder().decode(SessionAddress.self, from: data), read.port > 0
    else { return nil }
    self = read
  }

  init(port: UInt16, secret: String) { (self.port, self.secret) = (port, secret) }

  /// The data for another app.
  var data: Data { (try? JSONEncoder().encode(self)) ?? Data() }
}
