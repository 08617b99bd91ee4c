import CoreLocation
import PhoneTesting
import Testing
import UIKit

/// Updates, sessions and monitors of a phone that does not know its place.
@MainActor @Suite struct LocationUpdatesTests {
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  @MainActor private final class Box {
    var all: [String] = []
  }

  private func phone() -> SimulatedPhone {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    return phone
  }

  /// Gives the phone and the app's tasks turns until something has happened.
  private func settle(
    _ phone: SimulatedPhone, turns: Int = 200, until isDone: () -> Bool
  ) async {
    for _ in 0..<turns where !isDone() {
      phone.wait(0.05)
      await Task.yield()
    }
  }

  @Test("Device.LO8. Updates ask the user, and say why there is no place")
  func updates() async throws {
    let (phone, box) = (phone(), Box())
    let task = phone.run {
      let updates = CLLocationUpdate.liveUpdates(.fitness)
      return Task {
        for try await update in updates {
          #expect(update.location == nil && !update.isStationary)
          box.all.append(
            update.authorizationRequestInProgress
              ? "asks"
              : update.authorizationDenied
                ? "denied" : update.locationUnavailable ? "unavailable" : "")
        }
        box.all.append("end")
      }
    }
    await settle(phone) { !phone.alerts.isEmpty && box.all == ["asks"] }
    #expect(box.all == ["asks"])
    try phone.answer("Allow While Using App")
    await settle(phone) { box.all.count == 2 }
    #expect(box.all == ["asks", "unavailable"])
    task.cancel()
    await settle(phone) { box.all.count == 3 }
    #expect(box.all.last == "end")
  }

  @Test("Device.LO8. A session asks the user, and tells what stands against it")
  func session() async throws {
    let (phone, box) = (phone(), Box())
    let session = phone.run { CLServiceSession(authorization: .whenInUse) }
    let task = phone.run {
      Task {
        for try await diagnostic in session.diagnostics {
          box.all.append(
            diagnostic.authorizationRequestInProgress
              ? "asks" : diagnostic.authorizationDenied ? "denied" : "")
        }
        box.all.append("end")
      }
    }
    await settle(phone) { !phone.alerts.isEmpty && box.all == ["asks"] }
    try phone.answer("Don’t Allow")
    await settle(phone) { box.all.count == 2 }
    #expect(box.all == ["asks", "denied"])
    session.invalidate()
    await settle(phone) { box.all.count == 3 }
    #expect(box.all == ["asks", "denied", "end"])
    _ = await task.result
    // An activity asks nobody.
    let activity = phone.run { CLBackgroundActivitySession() }
    let other = phone.run {
      Task {
        var iterator = activity.diagnostics.makeAsyncIterator()
        if let diagnostic = try await iterator.next() {
          box.all.append(diagnostic.authorizationDenied ? "denied activity" : "")
        }
      }
    }
    await settle(phone) { box.all.count == 4 }
    #expect(box.all.last == "denied activity" && phone.alerts.isEmpty)
    activity.invalidate()
    _ = await other.result
  }

  @Test("Device.LO9. A monitor keeps conditions, and reports that none is watched")
  func monitor() async throws {
    let monitor = await CLMonitor("Home")
    let circle = CLMonitor.CircularGeographicCondition(
      center: CLLocationCoordinate2D(latitude: 48, longitude: 10), radius: 100)
    await monitor.add(circle, identifier: "A")
    await monitor.add(
      CLMonitor.BeaconIdentityCondition(uuid: UUID(), major: 1), identifier: "B",
      assuming: .satisfied)
    #expect(await monitor.identifiers == ["A", "B"] && monitor.name == "Home")
    #expect(await monitor.record(for: "A")?.lastEvent.state == .unknown)
    #expect(await monitor.record(for: "B")?.lastEvent.state == .satisfied)
    let found = await monitor.record(for: "A")?.condition as? CLMonitor.CircularGeographicCondition
    #expect(found?.radius == 100)
    var iterator = await monitor.events.makeAsyncIterator()
    for identifier in ["A", "B"] {
      let event = try #require(try await iterator.next())
      #expect(event.identifier == identifier && event.state == .unmonitored)
      #expect(event.conditionUnsupported && event.refinement == nil)
    }
    await monitor.remove("A")
    #expect(await monitor.identifiers == ["B"])
    #expect(await monitor.record(for: "A") == nil)
  }

  @Test("Device.LO7. Delayed reports and requests that wake an extension fail")
  func older() {
    final class Listener: NSObject, CLLocationManagerDelegate {
      var calls: [String] = []

      func locationManager(
        _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
      ) { calls.append("deferred \((error as? CLError)?.code.rawValue ?? -1)") }

      func locationManager(
        _ manager: CLLocationManager, didUpdateTo newLocation: CLLocation,
        from oldLocation: CLLocation
      ) { calls.append("\(newLocation.coordinate.latitude) \(oldLocation.coordinate.latitude)") }
    }
    let (phone, listener, box) = (phone(), Listener(), Box())
    let manager = phone.run {
      let manager = CLLocationManager()
      manager.delegate = listener
      manager.allowDeferredLocationUpdates(untilTraveled: 1, timeout: 1)
      manager.disallowDeferredLocationUpdates()
      manager.startMonitoringLocationPushes { _, error in
        let code = (error as? CLLocationPushServiceError)?.code
        MainActor.assumeIsolated { box.all.append("\(code?.rawValue ?? -1)") }
      }
      return manager
    }
    phone.wait(0.2)
    #expect(listener.calls == ["deferred 11"] && box.all == ["1"])
    #expect(!CLLocationManager.deferredLocationUpdatesAvailable())
    #expect(!manager.isAuthorizedForWidgetUpdates)
    // A delegate with the oldest method alone gets the places by it.
    let places = [1.0, 2.0].map { CLLocation(latitude: $0, longitude: 0) }
    let delegate: any CLLocationManagerDelegate = listener
    delegate.locationManager(manager, didUpdateLocations: places)
    #expect(listener.calls.last == "2.0 1.0")
    #expect(CLAuthorizationStatus.authorized == .authorizedAlways)
  }

  private final class Waker: NSObject, CLLocationPushServiceExtension {
    nonisolated(unsafe) var keys: [String] = []
    func didReceiveLocationPushPayload(_ payload: [String: Any]) async { keys += payload.keys }
  }

  @Test("Device.LO7. An extension can be woken asynchronously")
  func wakening() async {
    let waker = Waker()
    let handler: any CLLocationPushServiceExtension = waker
    await withCheckedContinuation { next in
      handler.didReceiveLocationPushPayload(["tea": 1]) { next.resume() }
    }
    #expect(waker.keys == ["tea"])
  }

  @Test("Device.LO7. A task hears that requests wake no extension")
  func pushes() async {
    let manager = phone().run { CLLocationManager() }
    await #expect(throws: CLLocationPushServiceError(.missingPushExtension)) {
      try await manager.startMonitoringLocationPushes()
    }
  }

  @Test("Device.LO5. Areas are equal by their class and identifier, and can be archived")
  func areas() throws {
    let center = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    let circle = CLCircularRegion(center: center, radius: 3, identifier: "A")
    circle.notifyOnExit = false
    let beacons = CLBeaconRegion(uuid: UUID(), major: 7, identifier: "A")
    #expect(circle == CLCircularRegion(center: center, radius: 9, identifier: "A"))
    #expect(circle != beacons && circle.copy() as? CLRegion == circle)
    func restored<Area: CLRegion>(_ area: Area) throws -> Area? {
      try NSKeyedUnarchiver.unarchivedObject(
        ofClass: Area.self,
        from: NSKeyedArchiver.archivedData(withRootObject: area, requiringSecureCoding: true))
    }
    let one = try #require(try restored(circle))
    #expect(one.radius == 3 && one.center.longitude == 2 && !one.notifyOnExit && one.notifyOnEntry)
    let two = try #require(try restored(beacons))
    #expect(two.uuid == beacons.uuid && two.major == 7 && two.minor == nil)
  }

  @Test("Device.LO6. The surroundings of beacons have the data of an advertisement")
  func advertisement() throws {
    let uuid = try #require(UUID(uuidString: "01020304-0506-0708-090A-0B0C0D0E0F10"))
    let beacons = CLBeaconRegion(uuid: uuid, major: 0x1112, minor: 0x1314, identifier: "A")
    let list = beacons.peripheralData(withMeasuredPower: -60)
    let data = try #require(list["kCBAdvDataAppleBeaconKey"] as? Data)
    #expect(Array(data) == Array(1...20) + [UInt8(bitPattern: -60)])
  }

  @Test("Device.LO4. A geocoder that is waited for throws")
  func addresses() async {
    let geocoder = CLGeocoder()
    await #expect(throws: CLError.self) { try await geocoder.geocodeAddressString("Ulm") }
    await #expect(throws: CLError.self) {
      try await geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2))
    }
    let error = CLError(.regionMonitoringFailure, userInfo: [NSLocalizedDescriptionKey: "far"])
    #expect(error.localizedDescription == "far" && error.alternateRegion == nil)
  }
}
