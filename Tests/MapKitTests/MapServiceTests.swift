import MapKit
import ScreenTestSupport
import Testing

/// Steps Maps.SN1–SN2, PL1–PL2, RQ1–RQ3 and MV1.
@MainActor @Suite(.serialized, .exclusiveScreen) struct MapServiceTests {
  @Test("Maps.SN1. A snapshot is a picture of the ground that knows its places")
  func snapshots() async throws {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 120, height: 80)
    options.scale = 2
    options.region = MKCoordinateRegion(
      center: MapApp.kettle, latitudinalMeters: 1000, longitudinalMeters: 1000)
    let snapshotter = MKMapSnapshotter(options: options)
    // Later changes of the options have no effect.
    options.size = .zero
    let shot = await withCheckedContinuation { continuation in
      snapshotter.start { shot, error in
        #expect(error == nil && Thread.isMainThread)
        continuation.resume(returning: shot)
      }
      #expect(snapshotter.isLoading)
    }
    let snapshot = try #require(shot)
    #expect(snapshot.image.size == CGSize(width: 120, height: 80) && snapshot.image.scale == 2)
    let middle = snapshot.point(for: MapApp.kettle)
    #expect(abs(middle.x - 60) < 0.01 && abs(middle.y - 40) < 0.01)
    // The height of 80 points is a kilometer.
    let north = snapshot.point(for: MapApp.place(north: 250, east: 0))
    #expect(abs(north.y - 20) < 0.1 && !snapshotter.isLoading)
  }

  @Test("Maps.SN1. A snapshot of dark traits is dark")
  func darkSnapshot() async throws {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 40, height: 40)
    options.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    let snapshot = try await MKMapSnapshotter(options: options).start()
    let image = RenderedImage(40, 40) { _ in snapshot.image.draw(at: .zero) }
    #expect(image.color(30, 33).allSatisfy { $0 < 80 })
  }

  @Test("Maps.SN2. A cancelled snapshotter says nothing")
  func cancelledSnapshot() async throws {
    let snapshotter = MKMapSnapshotter()
    nonisolated(unsafe) var isCalled = false
    snapshotter.start { _, _ in isCalled = true }
    snapshotter.cancel()
    // What is queued later runs later.
    _ = try await MKMapSnapshotter().start()
    #expect(!isCalled && !snapshotter.isLoading)
  }

  private final class Watcher: NSObject, MKLookAroundViewControllerDelegate {
    var events: [String] = []

    func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController) {
      events.append("will")
    }

    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {
      events.append("did")
    }
  }

  @Test("Maps.LA1. No scene is found, without an error")
  func scenes() async throws {
    let request = MKLookAroundSceneRequest(coordinate: MapApp.kettle)
    #expect(request.coordinate.latitude == MapApp.kettle.latitude && request.mapItem == nil)
    #expect(try await request.scene == nil)
    #expect(!request.isLoading && !request.isCancelled)
    nonisolated(unsafe) var isCalled = false
    request.getSceneWithCompletionHandler { _, _ in isCalled = true }
    #expect(request.isLoading)
    request.cancel()
    _ = try await MKLookAroundSceneRequest(coordinate: MapApp.kettle).scene
    #expect(!isCalled && request.isCancelled)
  }

  @Test("Maps.LA2. A controller without a scene is empty, and tells that one is set")
  func lookingAround() {
    let (controller, watcher) = (MKLookAroundViewController(), Watcher())
    controller.delegate = watcher
    controller.scene = nil
    #expect(watcher.events == ["will", "did"])
    controller.loadViewIfNeeded()
    #expect(controller.view.subviews.isEmpty && controller.isNavigationEnabled)
  }

  @Test("Maps.RQ4, Maps.PL3. A place is not found by its identifier, which can be archived")
  func identifiers() async throws {
    let identifier = try #require(MKMapItem.Identifier(rawValue: "I1234"))
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: identifier, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: MKMapItem.Identifier.self, from: data)
    #expect(read == identifier && read?.rawValue == "I1234")
    #expect(MKMapItem.Identifier(rawValue: "") == nil)
    #expect(MKMapItem().identifier == nil && MKMapItem().alternateIdentifiers.isEmpty)
    let request = MKMapItemRequest(mapItemIdentifier: identifier)
    #expect(request.mapItemIdentifier == identifier && request.mapFeatureAnnotation == nil)
    await #expect(throws: MKError.self) { _ = try await request.mapItem }
  }

  @Test("Maps.RQ3. A completer keeps which parts of addresses it looks for")
  func addressFilters() {
    let filter = MKAddressFilter(including: [.locality, .country])
    #expect(filter.includes(.locality) && filter.excludes(.postalCode))
    #expect(
      !filter.includes([.locality, .postalCode]) && !filter.excludes([.locality, .postalCode]))
    #expect(MKAddressFilter.includingAll.includes([.country, .postalCode]))
    #expect(MKAddressFilter.excludingAll.excludes([.country, .postalCode]))
    let completer = MKLocalSearchCompleter()
    completer.addressFilter = filter
    completer.regionPriority = .required
    #expect(completer.addressFilter === filter)
  }

  @Test("Maps.CO3, Maps.FE1. A map shows a tracking button, and has no content to select")
  func trackingButton() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    map.selectableMapFeatures = [.pointsOfInterest, .territories]
    map.showsUserTrackingButton = true
    let button = map.subviews.first { $0 is MKUserTrackingButton }
    #expect(button?.frame.maxX == 292 && button?.frame.minY == 8)
    map.showsUserTrackingButton = false
    #expect(!map.subviews.contains { $0 is MKUserTrackingButton })
    #expect(map.selectedAnnotations.isEmpty)
  }

  @Test("Maps.PL1. A placemark has the address that the app gives it")
  func placemarks() {
    let place = MKPlacemark(
      coordinate: MapApp.kettle,
      addressDictionary: ["Street": "Kettle Street 1", "City": "Munich", "ZIP": "80331"])
    #expect(place.locality == "Munich" && place.postalCode == "80331")
    #expect(place.title == "Kettle Street 1, 80331 Munich")
    #expect(place.location?.coordinate.latitude == MapApp.kettle.latitude)
    let postal = place.postalAddress
    #expect(postal?.street == "Kettle Street 1" && postal?.city == "Munich")
    #expect(postal?.postalCode == "80331" && postal?.country == "")
    if let postal {
      let same = MKPlacemark(coordinate: MapApp.kettle, postalAddress: postal)
      #expect(same.title == place.title && same.postalAddress == postal)
    }
    let copy = MKPlacemark(placemark: place)
    #expect(copy.locality == "Munich" && copy.coordinate.longitude == MapApp.kettle.longitude)
    let plain = MKPlacemark(coordinate: MapApp.kettle)
    #expect(plain.title == nil && plain.name == nil && plain.postalAddress == nil)
    #expect(plain.addressDictionary == nil && MKOverlayRenderer().overlay.boundingMapRect.isNull)
    #expect(MKMapItem(placemark: place).name == "Kettle Street 1")
  }

  @Test("Maps.MV1. A configuration is kept, and a copy of it has its values")
  func configurations() {
    let map = MKMapView()
    #expect(map.preferredConfiguration is MKStandardMapConfiguration)
    let look = MKStandardMapConfiguration(elevationStyle: .realistic, emphasisStyle: .muted)
    look.pointOfInterestFilter = .excludingAll
    map.preferredConfiguration = look
    let copy = map.preferredConfiguration.copy() as? MKStandardMapConfiguration
    #expect(copy?.emphasisStyle == .muted && copy?.elevationStyle == .realistic)
    #expect(copy?.pointOfInterestFilter?.excludes(.cafe) == true)
  }

  @Test("Maps.PL2. There is no app Maps")
  func maps() {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: MapApp.kettle))
    #expect(!item.openInMaps() && !item.isCurrentLocation)
    #expect(MKMapItem.forCurrentLocation().isCurrentLocation)
    let filter = MKPointOfInterestFilter(including: [.cafe])
    #expect(filter.includes(.cafe) && filter.excludes(.bank))
    #expect(MKPointOfInterestFilter.includingAll.includes(.bank))
    #expect(MKPointOfInterestFilter.excludingAll.excludes(.bank))
  }

  @Test("Maps.PL2. A task hears that there is no app Maps")
  func awaitedMaps() async {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: MapApp.kettle))
    #expect(await !item.openInMaps(from: nil))
    #expect(await !MKMapItem.openMaps(with: [item], from: nil))
  }

  @Test("Maps.RQ1. A request keeps whether tolls and highways are wanted")
  func routePreferences() throws {
    let request = MKDirections.Request()
    #expect(request.tollPreference == .any && request.highwayPreference == .any)
    request.highwayPreference = .avoid
    let copy = try #require(request.copy() as? MKDirections.Request)
    #expect(copy.highwayPreference == .avoid && copy.tollPreference == .any)
  }

  @Test("Maps.RQ1. Directions are not found, and a cancelled request says nothing")
  func directions() async {
    let request = MKDirections.Request()
    request.source = .forCurrentLocation()
    let cancelled = MKDirections(request: request)
    nonisolated(unsafe) var isCalled = false
    cancelled.calculate { _, _ in isCalled = true }
    #expect(cancelled.isCalculating)
    cancelled.cancel()
    let directions = MKDirections(request: request)
    let code = await withCheckedContinuation { continuation in
      directions.calculate { response, error in
        #expect(response == nil && Thread.isMainThread)
        continuation.resume(returning: (error as? MKError)?.code)
      }
    }
    #expect(code == .directionsNotFound && !isCalled && !directions.isCalculating)
    await #expect(throws: MKError.self) { try await MKDirections(request: request).calculateETA() }
  }

  @Test("Maps.RQ2. A search fails, as without a network")
  func search() async {
    let request = MKLocalSearch.Request(naturalLanguageQuery: "tea")
    #expect(request.region.span.longitudeDelta == 360)
    let code = await withCheckedContinuation { continuation in
      MKLocalSearch(request: request).start { _, error in
        continuation.resume(returning: (error as? MKError)?.code)
      }
    }
    #expect(code == .serverFailure)
    await #expect(throws: MKError.self) { try await MKLocalSearch(request: request).start() }
  }

  @Test("Maps.RQ3. A completer tells its delegate the error")
  func completions() async {
    final class Delegate: NSObject, MKLocalSearchCompleterDelegate {
      nonisolated(unsafe) var done: (((any Error)?) -> Void)?
      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
        done?(error)
      }
    }
    let (completer, delegate) = (MKLocalSearchCompleter(), Delegate())
    completer.delegate = delegate
    let code = await withCheckedContinuation { continuation in
      delegate.done = { continuation.resume(returning: ($0 as? MKError)?.code) }
      completer.queryFragment = "te"
    }
    #expect(code == .serverFailure && completer.results.isEmpty && !completer.isSearching)
  }
}
