import Synchronization
import TactusPhoneLink

/// The sensors that the app's frameworks use now, which are reported to the phone
/// (Permissions.US1).
///
/// - Thread: any, for every member.
package final class SensorUse: Sendable {
  /// Returns the sensor use of a link.
  package static func of(_ link: ClientLink) -> SensorUse {
    let services = ServiceChannel.of(link)
    return link.storage.object(SensorUse.self) { SensorUse(services) }
  }

  /// Records that an object uses a sensor; a repeated call changes nothing.
  package func begin(_ sensor: ProtectedResource, by user: ObjectIdentifier) {
    change { $0[sensor, default: []].insert(user) }
  }

  /// Records that an object no longer uses a sensor.
  package func end(_ sensor: ProtectedResource, by user: ObjectIdentifier) {
    change { $0[sensor]?.remove(user) }
  }

  // MARK: Internals

  private let services: ServiceChannel
  private let users = Mutex<[ProtectedResource: Set<ObjectIdentifier>]>([:])

  private init(_ services: ServiceChannel) { self.services = services }

  /// Changes the users, and reports to the phone if other sensors are used than before.
  private func change(_ body: (inout [ProtectedResource: Set<ObjectIdentifier>]) -> Void) {
    users.withLock { users in
      let before = Self.used(users)
      body(&users)
      let now = Self.used(users)
      // The lock keeps the messages in their order.
      guard now != before, let payload = try? PermissionRequest.use(now).payload() else { return }
      services.send(payload, version: PermissionTable.version, to: .permissions) { _, _ in }
    }
  }

  private static func used(
    _ users: [ProtectedResource: Set<ObjectIdentifier>]
  ) -> Set<ProtectedResource> { Set(users.filter { !$0.value.isEmpty }.keys) }
}
