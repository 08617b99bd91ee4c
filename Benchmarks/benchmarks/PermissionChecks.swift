import Dispatch
import Foundation
import TactusPhone
import TactusPhoneClient
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

/// Benchmarks of requests for an app's permissions.
enum PermissionChecks {
  /// Returns the median time of the phone's answer to a request, in microseconds.
  static func decision(_ count: Int = 5_000) throws -> Double {
    var phone = Phone(.current)
    let app = AppID(1)
    _ = phone.step(.connected(app), at: .boot)
    let hello = AppMessage.hello(version: LinkLimits.version, app: "App")
    _ = phone.step(.message(hello, from: app), at: .boot)
    var settings = PhoneSettings()
    for resource in ProtectedResource.allCases {
      settings.permissions.presets[resource] = PermissionRecord(.denied)
    }
    _ = phone.step(.settings(settings), at: .boot)
    let payload = try PermissionRequest.ask(.microphone, purpose: "To record.").payload()
    let clock = ContinuousClock()
    let times = (0..<count).map { index in
      let request = ServiceRequest(
        id: ServiceRequestID(UInt32(index)), service: "permissions", version: 1, payload: payload)
      let now = PhoneInstant(nanoseconds: Int64(index) * 1_000_000)
      return clock.measure { _ = phone.step(.message(.service(request), from: app), at: now) }
        / .microseconds(1)
    }
    return times.sorted()[count / 2]
  }

  /// Returns the 99th percentile of the time from a request to its answer over a socket, in
  /// microseconds: the median of several runs, because a machine that is busy for a moment delays
  /// more than one request in a hundred.
  static func overSocket(runs: Int = 7) throws -> Double {
    try (0..<runs).map { _ in try percentileOverSocket() }.sorted()[runs / 2]
  }

  private static func percentileOverSocket(_ count: Int = 2_000) throws -> Double {
    let folder = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString.prefix(8))"
    mkdir(folder, 0o700)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let phone = PhoneHost(Phone(), actuators: [], now: { BootClock.now })
    phone.run()
    let place = try SocketAddress("\(folder)/phone.sock")
    let listener = try phone.listen(at: place)
    defer { listener.close() }
    let services = ServiceChannel.of(try ClientLink(to: place, app: "Benchmark"))
    let payload = try PermissionRequest.table.payload()
    let clock = ContinuousClock()
    let times = (0..<count).map { _ in
      clock.measure { _ = services.call(payload, version: 1, to: .permissions) } / .microseconds(1)
    }
    phone.shutDown()
    return times.sorted()[count * 99 / 100]
  }

  /// Returns the 99th percentile of the time in which a message of 200 bytes goes to another thread
  /// over a socket and comes back, in microseconds: what the machine takes for it without a phone.
  static func echoOverSocket(runs: Int = 7, _ count: Int = 2_000) -> Double {
    let clock = ContinuousClock()
    let results = (0..<runs).map { _ in
      var ends: [Int32] = [0, 0]
      socketpair(AF_UNIX, Int32(Foundation.SOCK_STREAM.rawValue), 0, &ends)
      let (near, far) = (ends[0], ends[1])
      let isOver = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        var bytes = [UInt8](repeating: 0, count: 200)
        while read(far, &bytes, bytes.count) > 0 { _ = write(far, bytes, bytes.count) }
        close(far)
        isOver.signal()
      }
      var bytes = [UInt8](repeating: 1, count: 200)
      let times = (0..<count).map { _ in
        clock.measure {
          _ = write(near, bytes, bytes.count)
          _ = read(near, &bytes, bytes.count)
        } / .microseconds(1)
      }
      close(near)
      isOver.wait()
      return times.sorted()[count * 99 / 100]
    }
    return results.sorted()[runs / 2]
  }
}
