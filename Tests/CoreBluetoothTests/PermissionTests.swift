import CoreBluetooth
import PhoneTesting
import Testing
import UIKit

/// The permission to use Bluetooth, on a phone with an app.
@MainActor
@Suite(.enabled(if: BluetoothBench.isInstalled, "needs dbus"), .timeLimit(.minutes(5)))
struct PermissionTests {
  private final class App: UIResponder, UIApplicationDelegate {}

  @Test(
    "Bluetooth.PE1. The user is asked once, and the answer decides",
    arguments: [
      ("Allow", "state poweredOn", CBManagerAuthorization.allowedAlways),
      ("Don’t Allow", "state unauthorized", .denied),
    ])
  func question(answer: String, state: String, authorization: CBManagerAuthorization) throws {
    let phone = SimulatedPhone()
    phone.launch(App.self)
    phone.permissions[.bluetooth] = .notDetermined
    phone.wait(0.1)
    #expect(phone.run { CBManager.authorization } == .notDetermined)
    let bench = try BluetoothBench()
    let service = try bench.service()
    // The radio is known when another manager is on.
    let (other, otherLog) = bench.central()
    #expect(otherLog.events.next() == "state poweredOn")
    func manager(_ log: CentralLog) -> CBCentralManager {
      let manager = phone.run {
        CBCentralManager(
          delegate: log, queue: log.queue, radio: bench.radio, permission: .ofApp())
      }
      bench.radio.thread.runAndWait(seconds: 60) {}
      phone.wait(0.5)
      return manager
    }
    let log = CentralLog()
    let first = manager(log)
    #expect(phone.alerts.first?.title == "“App” Would Like to Use Bluetooth")
    #expect(first.state == .unknown && log.events.all.isEmpty)
    try phone.answer(answer)
    phone.wait(0.5)
    #expect(log.events.next() == state)
    #expect(phone.run { first.authorization } == authorization)
    let secondLog = CentralLog()
    let second = manager(secondLog)
    #expect(phone.alerts.isEmpty && secondLog.events.next() == state)
    // A change in Settings arrives.
    phone.permissions[.bluetooth] = .denied
    phone.wait(0.5)
    if authorization == .allowedAlways {
      #expect(log.events.next() == "state unauthorized")
      #expect(secondLog.events.next() == "state unauthorized" && second.state == .unauthorized)
    }
    #expect(other.state == .poweredOn && service.calls.isEmpty)
  }
}
