import CoreBluetooth
import Foundation
import Synchronization
import TactusBluetooth
import TestSupport
import Testing

/// The state of managers.
@Suite(.enabled(if: BluetoothBench.isInstalled, "needs dbus"), .timeLimit(.minutes(5)))
struct StateTests {
  @Test("Bluetooth.RA1, Bluetooth.MA1. Without the service the state is unsupported, once")
  func missing() throws {
    let bench = try BluetoothBench()
    let (manager, log) = bench.central()
    #expect(manager.state == .unknown && !manager.isScanning)
    #expect(log.events.next() == "state unsupported" && manager.state == .unsupported)
    let (local, localLog) = bench.local()
    #expect(localLog.events.next() == "state unsupported" && local.state == .unsupported)
    // The service may start later.
    let service = try bench.service()
    #expect(log.events.next() == "state poweredOn" && service.calls.isEmpty)
    #expect(log.events.all.count == 2)
  }

  @Test("Bluetooth.RA1. Without a bus the state is unsupported")
  func withoutBus() {
    let log = CentralLog()
    let manager = CBCentralManager(
      delegate: log, queue: log.queue,
      radio: BluetoothRadio(address: "unix:path=/nonexistent/bus"),
      permission: .always(.allowedAlways))
    #expect(log.events.next() == "state unsupported" && manager.state == .unsupported)
  }

  @Test("Bluetooth.RA2, Bluetooth.MA2. The adapter is off, on and gone")
  func adapter() throws {
    let bench = try BluetoothBench()
    let service = try bench.service(isOn: nil)
    let (manager, log) = bench.central()
    #expect(log.events.next() == "state unsupported")
    service.addAdapter(isOn: false)
    #expect(log.events.next() == "state poweredOff")
    service.setPower(true)
    #expect(log.events.next() == "state poweredOn")
    service.setPower(false)
    #expect(log.events.next() == "state poweredOff")
    service.remove(MockBlueZ.adapter)
    #expect(log.events.next() == "state unsupported" && manager.state == .unsupported)
  }

  @Test("Bluetooth.RA3. While the service restarts the state is resetting")
  func restart() throws {
    let bench = try BluetoothBench()
    let service = try bench.service()
    let (manager, log) = bench.central()
    #expect(log.events.next() == "state poweredOn")
    service.leave()
    #expect(log.events.next() == "state resetting")
    let other = try bench.service(isOn: false)
    #expect(log.events.next() == "state poweredOff" && manager.state == .poweredOff)
    #expect(other.calls.isEmpty)
  }

  @Test(
    "Bluetooth.PE1. The permission decides",
    arguments: [CBManagerAuthorization.denied, .restricted])
  func permission(authorization: CBManagerAuthorization) throws {
    let bench = try BluetoothBench()
    let service = try bench.service()
    let (manager, log) = bench.central(authorization)
    #expect(log.events.next() == "state unauthorized")
    manager.scanForPeripherals(withServices: nil)
    #expect(!manager.isScanning && service.calls.isEmpty)
  }

  @Test("Bluetooth.MA3. Without a queue the delegate is called on the main queue")
  func mainQueue() throws {
    final class Delegate: NSObject, CBCentralManagerDelegate {
      let events = EventLog()
      func centralManagerDidUpdateState(_ central: CBCentralManager) {
        dispatchPrecondition(condition: .onQueue(.main))
        events.add("\(central.state)")
      }
    }
    let bench = try BluetoothBench()
    let delegate = Delegate()
    let manager = CBCentralManager(
      delegate: delegate, queue: nil, radio: bench.radio, permission: .always(.allowedAlways))
    #expect(delegate.events.next() == "unsupported" && manager.state == .unsupported)
  }

  @Test("Bluetooth.MA3. On a concurrent queue callbacks come one after another")
  func concurrentQueue() throws {
    final class Delegate: NSObject, CBCentralManagerDelegate, @unchecked Sendable {
      let events = EventLog()
      let depth = Mutex(0)
      func centralManagerDidUpdateState(_ central: CBCentralManager) {
        let depth = depth.withLock { depth in
          depth += 1
          return depth
        }
        events.add("\(central.state.rawValue) \(depth)")
        self.depth.withLock { $0 -= 1 }
      }
    }
    let bench = try BluetoothBench()
    let service = try bench.service()
    let delegate = Delegate()
    let manager = CBCentralManager(
      delegate: delegate, queue: DispatchQueue(label: "test.many", attributes: .concurrent),
      radio: bench.radio, permission: .always(.allowedAlways))
    #expect(delegate.events.next() == "5 1")
    for _ in 0..<20 {
      service.setPower(false)
      service.setPower(true)
    }
    #expect(
      delegate.events.next(40) == (0..<40).map { $0 % 2 == 0 ? "4 1" : "5 1" })
    #expect(manager.state == .poweredOn)
  }

  @Test("Bluetooth.MA4. Observers of key paths hear of the state and of scans")
  func observation() throws {
    let bench = try BluetoothBench()
    let service = try bench.service()
    let (manager, log) = bench.central()
    #expect(log.events.next() == "state poweredOn")
    let changes = EventLog()
    let observations = [
      manager.observe(\.state) { manager, _ in changes.add("state \(manager.state.rawValue)") },
      manager.observe(\.isScanning) { manager, _ in changes.add("scan \(manager.isScanning)") },
    ]
    manager.scanForPeripherals(withServices: nil)
    manager.scanForPeripherals(withServices: nil)
    #expect(changes.next() == "scan true" && manager.isScanning)
    service.setPower(false)
    #expect(Set(changes.next(2)) == ["scan false", "state 4"])
    #expect(log.events.next() == "state poweredOff")
    for observation in observations { observation.invalidate() }
  }

  @Test("Bluetooth.MA5. A function of a manager that is not on does nothing")
  func misuse() throws {
    let bench = try BluetoothBench()
    let service = try bench.service(isOn: false)
    let (manager, log) = bench.central()
    let (local, localLog) = bench.local()
    #expect(log.events.next() == "state poweredOff")
    #expect(localLog.events.next() == "state poweredOff")
    manager.scanForPeripherals(withServices: nil)
    local.startAdvertising(nil)
    local.add(CBMutableService(type: CBUUID(string: "180D"), primary: true))
    #expect(!manager.isScanning && !local.isAdvertising && service.calls.isEmpty)
  }

  @Test("Bluetooth.RA4. In a test bundle an app's manager has no Bluetooth")
  func ofApp() {
    let log = CentralLog()
    let manager = CBCentralManager(delegate: log, queue: log.queue)
    #expect(log.events.next() == "state unsupported" && manager.state == .unsupported)
    #expect(!CBCentralManager.supports(.extendedScanAndConnect))
    #expect(CBCentralManager.supports([]))
  }

  @Test("Bluetooth.MA6. A manager with an identifier for restoration begins as any other")
  func restoration() throws {
    final class Delegate: NSObject, CBCentralManagerDelegate {
      let events = EventLog()
      func centralManagerDidUpdateState(_ central: CBCentralManager) {
        events.add("\(central.state)")
      }
      func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {
        events.add("restored")
      }
    }
    let bench = try BluetoothBench()
    let service = try bench.service(isOn: false)
    let delegate = Delegate()
    let manager = CBCentralManager(
      delegate: delegate, queue: DispatchQueue(label: "test.restored"),
      options: [
        CBCentralManagerOptionRestoreIdentifierKey: "tea",
        CBCentralManagerOptionShowPowerAlertKey: false,
      ], radio: bench.radio, permission: .always(.allowedAlways))
    #expect(delegate.events.next() == "poweredOff")
    service.setPower(true)
    #expect(delegate.events.next() == "poweredOn" && manager.state == .poweredOn)
  }
}
