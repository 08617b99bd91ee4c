import Foundation
import Synchronization
import TactusEmbeddedPhone
import TactusPhone
import TactusPhoneClient
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// The permissions of an app on a phone of its own.
@Suite(.timeLimit(.minutes(10))) struct PermissionChannelTests {
  private func phone() -> PhoneHost { PhoneHost(Phone(), now: { .boot }) }

  @Test("Services.SV3, Permissions.PE6. A change is an event, which handlers get once")
  func event() {
    let phone = phone()
    let channel = PermissionChannel.of(ClientLink(to: phone, app: "Scale"))
    #expect(channel.table[.camera].status == .notDetermined)
    let seen = Mutex<[PermissionStatus]>([])
    let key = channel.addHandler { table in seen.withLock { $0.append(table[.camera].status) } }
    var settings = PhoneSettings()
    settings.permissions.presets[.camera] = PermissionRecord(.denied)
    for _ in 0..<2 { phone.send(.settings(settings)) }
    phone.advance()
    #expect(seen.withLock { $0 } == [.denied] && channel.table[.camera].status == .denied)
    channel.removeHandler(key)
    settings.permissions.presets = [:]
    phone.send(.settings(settings))
    phone.advance()
    #expect(seen.withLock { $0.count } == 1 && channel.table[.camera].status == .notDetermined)
    phone.shutDown()
  }

  @Test("Permissions.PE9. Without a phone nothing is permitted, and a request is answered")
  func lost() {
    let router = MessageRouter()
    router.receive(nil)
    let connection = phone().connect("Scale")
    let channel = PermissionChannel.of(ClientLink(connection, router))
    #expect(channel.table == PermissionTable())
    let status = Mutex<PermissionStatus?>(nil)
    channel.ask(.camera, purpose: "") { answer in status.withLock { $0 = answer.status } }
    #expect(status.withLock { $0 } == .notDetermined)
  }

  @Test("Permissions.PE10. A phone without a user permits, and says so; TACTUS_ANSWERS denies")
  func noUser() async {
    await #expect(processExitsWith: .success) {
      try await Self.expectAnswer(.authorized)
    }
    await #expect(processExitsWith: .success) {
      setenv("TACTUS_ANSWERS", "Don’t Allow", 1)
      try await Self.expectAnswer(.denied)
    }
  }

  /// Asks the phone of this process, which is started by it.
  private static func expectAnswer(_ expected: PermissionStatus) async throws {
    setenv("TACTUS_ACTUATORS", "null", 1)
    let errors = try ErrorOutput()
    let found = await withCheckedContinuation { continuation in
      PermissionChannel.current.ask(.microphone, purpose: "") {
        continuation.resume(returning: $0.status)
      }
    }
    #expect(found == expected)
    let line = errors.nextLine()
    #expect(line.contains("note: “") && line.contains("TACTUS_ANSWERS"))
  }
}
