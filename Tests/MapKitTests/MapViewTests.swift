import MapKit
import PhoneTesting
import ScreenTestSupport
import TestSupport
import Testing

/// Steps Maps.MV1–MV6, CA1–CA2, GE1–GE2, US1–US2 and CO1–CO3.
@MainActor @Suite(.serialized, .exclusiveScreen) struct MapViewTests {
  let phone = SimulatedPhone(.iPhoneX)

  @Test("Maps.MV3. A region is shown whole, in the proportions of the view")
  func regions() throws {
    let app = MapApp.launch(on: phone)
    let wanted = MKCoordinateRegion(
      center: MapApp.kettle, latitudinalMeters: 10_000, longitudinalMeters: 10_000)
    let (shown, fits) = phone.run { (app.map.region, app.map.regionThatFits(wanted)) }
    #expect(abs(shown.center.latitude - MapApp.kettle.latitude) < 1e-6)
    #expect(abs(shown.center.longitude - MapApp.kettle.longitude) < 1e-9)
    // The view is higher than wide, so the width decides.
    #expect(abs(shown.span.longitudeDelta - wanted.span.longitudeDelta) < 1e-9)
    #expect(abs(shown.span.latitudeDelta / wanted.span.latitudeDelta - 812.0 / 375) < 0.01)
    #expect(fits.span.latitudeDelta == shown.span.latitudeDelta)
    let rect = phone.run {
      app.map.mapRectThatFits(
        MKMapRect(x: 0, y: 1e8, width: 1e6, height: 1e6),
        edgePadding: UIEdgeInsets(top: 0, left: 75, bottom: 0, right: 0))
    }
    // 300 points are left for the width, and the margin is at the left.
    #expect(abs(rect.width - 1e6 / 300 * 375) < 1)
    #expect(abs(rect.maxX - 1e6) < 1)
  }

  @Test("Maps.MV3. A region that is set before the view has a size is shown when it has one")
  func early() throws {
    let map = MKMapView()
    let wanted = MKCoordinateRegion(
      center: MapApp.kettle, latitudinalMeters: 2000, longitudinalMeters: 1000)
    map.region = wanted
    #expect(abs(map.region.center.latitude - MapApp.kettle.latitude) < 1e-6)
    map.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    map.layoutIfNeeded()
    #expect(abs(map.region.span.latitudeDelta - wanted.span.latitudeDelta) < 1e-6)
    map.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
    map.layoutIfNeeded()
    #expect(abs(map.region.span.longitudeDelta - wanted.span.longitudeDelta) < 1e-6)
    let later = MKMapView()
    later.region = wanted
    later.centerCoordinate = MapApp.place(north: 5000, east: 0)
    later.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    later.layoutIfNeeded()
    #expect(abs(later.region.span.latitudeDelta - wanted.span.latitudeDelta) < 1e-4)
    let place = MapApp.place(north: 5000, east: 0)
    #expect(abs(later.centerCoordinate.latitude - place.latitude) < 1e-6)
    let seen = MKMapView()
    seen.camera = later.camera
    seen.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    seen.layoutIfNeeded()
    #expect(abs(seen.camera.centerCoordinateDistance / later.camera.altitude - 1) < 1e-6)
  }

  @Test("Maps.MV2. A view shows no more than the world, and at most four points a map point")
  func limits() throws {
    let app = MapApp.launch(on: phone)
    phone.run { app.map.visibleMapRect = .world }
    var rect = phone.run { app.map.visibleMapRect }
    #expect(abs(rect.height - MKMapSize.world.height) < 1 && rect.minY >= -1)
    let north = CLLocationCoordinate2D(latitude: 80, longitude: 0)
    phone.run { app.map.setCenter(north, animated: false) }
    #expect(abs(phone.run { app.map.centerCoordinate.latitude }) < 1e-6)
    phone.run {
      app.map.visibleMapRect = MKMapRect(x: 1e8, y: 1e8, width: 0.1, height: 0.1)
    }
    rect = phone.run { app.map.visibleMapRect }
    #expect(abs(rect.width - 375 / 4.0) < 1e-6 && abs(rect.midX - 1e8 - 0.05) < 1e-3)
  }

  @Test("Maps.MV4. The delegate learns the beginning, the frames and the end of a change")
  func changes() throws {
    let app = MapApp.launch(on: phone)
    let place = MapApp.place(north: 2000, east: 0)
    phone.run { app.map.setCenter(place, animated: false) }
    #expect(app.log.take() == ["will false", "visible", "did false"])
    let (before, after) = phone.run {
      let before = app.map.centerCoordinate.latitude
      app.map.setCenter(MapApp.kettle, animated: true)
      return (before, app.map.centerCoordinate.latitude)
    }
    #expect(before == after && app.log.lines.first == "will true")
    phone.wait(0.2)
    let middle = phone.run { app.map.centerCoordinate.latitude }
    #expect(middle < before && middle > MapApp.kettle.latitude)
    #expect(app.log.lines == ["will true", "visible"])
    phone.wait(0.3)
    #expect(app.log.take() == ["will true", "visible", "did true"])
    #expect(abs(phone.run { app.map.centerCoordinate.latitude } - MapApp.kettle.latitude) < 1e-9)
    // Another change ends the first one where it is.
    phone.run { app.map.setCenter(place, animated: true) }
    phone.wait(0.1)
    phone.run { app.map.setCenter(MapApp.kettle, animated: false) }
    #expect(
      app.log.take() == [
        "will true", "visible", "did true", "will false", "visible", "did false",
      ])
  }

  @Test("Maps.MV5. The delegate learns that there is no data, and that the map is drawn")
  func data() throws {
    let app = phone.launch(MapApp.self)
    phone.wait(0.5)
    let lines = app.log.lines.filter { !["visible", "will false", "did false"].contains($0) }
    #expect(lines == ["load", "render", "fail true", "rendered false"])
  }

  @Test("Maps.MV6. Coordinates and regions convert to places of views and back")
  func conversions() throws {
    let app = MapApp.launch(on: phone)
    phone.run {
      let map = app.map
      let middle = map.convert(MapApp.kettle, toPointTo: map)
      #expect(abs(middle.x - 187.5) < 1e-3 && abs(middle.y - 406) < 1e-3)
      let north = map.convert(MapApp.place(north: 1000, east: 0), toPointTo: nil)
      #expect(north.y < middle.y && abs(north.x - middle.x) < 1e-3)
      // 375 points are ten kilometers.
      #expect(abs(middle.y - north.y - 37.5) < 0.2)
      let inner = UIView(frame: CGRect(x: 100, y: 50, width: 10, height: 10))
      map.addSubview(inner)
      let moved = map.convert(MapApp.kettle, toPointTo: inner)
      #expect(abs(moved.x - 87.5) < 1e-3 && abs(moved.y - 356) < 1e-3)
      let back = map.convert(CGPoint(x: 87.5, y: 356), toCoordinateFrom: inner)
      #expect(abs(back.latitude - MapApp.kettle.latitude) < 1e-6)
      let rect = CGRect(x: 40, y: 60, width: 100, height: 80)
      let round = map.convert(map.convert(rect, toRegionFrom: map), toRectTo: map)
      #expect(abs(round.minX - rect.minX) < 0.01 && abs(round.height - rect.height) < 0.01)
    }
  }

  @Test("Maps.CA1. A camera shows what it sees, and a copy of it the same")
  func cameras() throws {
    let app = MapApp.launch(on: phone)
    phone.run {
      let map = app.map
      let rect = map.visibleMapRect
      let camera = map.camera
      #expect(abs(camera.centerCoordinate.latitude - MapApp.kettle.latitude) < 1e-6)
      #expect(camera.altitude == camera.centerCoordinateDistance && camera.altitude > 10_000)
      let copy = camera.copy() as? MKMapCamera
      copy?.centerCoordinateDistance *= 2
      map.camera = copy ?? camera
      #expect(abs(map.visibleMapRect.width / rect.width - 2) < 1e-6)
      map.setCamera(camera, animated: false)
      #expect(abs(map.visibleMapRect.width - rect.width) < 1e-3)
    }
    let eye = MKMapCamera(
      lookingAtCenter: MapApp.kettle, fromEyeCoordinate: MapApp.place(north: -1000, east: 0),
      eyeAltitude: 1000)
    #expect(abs(eye.pitch - 45) < 0.2 && min(eye.heading, 360 - eye.heading) < 1e-3)
    #expect(abs(eye.altitude - 1000) < 1)
  }

  @Test("Maps.CA2. A boundary and a range of zoom limit the camera")
  func boundaries() throws {
    let app = MapApp.launch(on: phone)
    phone.run {
      let map = app.map
      let area = MKCoordinateRegion(
        center: MapApp.kettle, latitudinalMeters: 2000, longitudinalMeters: 2000)
      map.cameraBoundary = MKMapView.CameraBoundary(coordinateRegion: area)
      map.setCenter(MapApp.place(north: 50_000, east: 0), animated: false)
      let north = MKMapPoint(map.centerCoordinate).distance(to: MKMapPoint(MapApp.kettle))
      #expect(abs(north - 1000) < 5)
      _ = app.log.take()
      // A limit within which the camera is changes nothing.
      map.cameraBoundary = nil
      #expect(app.log.lines.isEmpty)
      map.cameraZoomRange = MKMapView.CameraZoomRange(maxCenterCoordinateDistance: 5000)
      #expect(abs(map.camera.centerCoordinateDistance - 5000) < 1)
      #expect(app.log.take() == ["will false", "visible", "did false"])
      #expect(
        MKMapView.CameraZoomRange(
          minCenterCoordinateDistance: 10, maxCenterCoordinateDistance: 5) == nil)
    }
  }

  @Test("Maps.GE1. A finger moves the map, which coasts; two fingers zoom, and a double tap")
  func gestures() throws {
    let app = MapApp.launch(on: phone)
    let width = phone.run { app.map.visibleMapRect.width }
    phone.swipe(from: (x: 180, y: 400), to: (x: 180, y: 500), for: 0.3)
    let moved = phone.run { app.map.convert(MapApp.kettle, toPointTo: app.map) }
    // The first points of a drag belong to its recognition.
    #expect(moved.y > 480 && abs(moved.x - 187.5) < 1)
    phone.wait(1)
    let coasted = phone.run { app.map.convert(MapApp.kettle, toPointTo: app.map) }
    #expect(coasted.y > moved.y + 10)
    #expect(app.log.take() == ["will false", "visible", "did false"])
    #expect(phone.run { app.map.visibleMapRect.width } == width)
    phone.pinch(at: (x: 187, y: 400), from: 100, to: 200)
    phone.wait(1)
    let factor = width / phone.run { app.map.visibleMapRect.width }
    #expect(factor > 1.5 && factor < 2.2)
    #expect(app.log.take() == ["will false", "visible", "did false"])
    let near = phone.run { app.map.visibleMapRect.width }
    phone.tap(at: (x: 187, y: 400), count: 2)
    phone.wait(1)
    #expect(abs(near / phone.run { app.map.visibleMapRect.width } - 2) < 1e-6)
    #expect(app.log.take() == ["will true", "visible", "did true"])
  }

  @Test("Maps.GE2. Without scrolling and zooming the user cannot move the map, but the app can")
  func locked() throws {
    let app = MapApp.launch(on: phone)
    phone.run { (app.map.isScrollEnabled, app.map.isZoomEnabled) = (false, false) }
    let before = phone.run { app.map.visibleMapRect }
    phone.swipe(from: (x: 180, y: 400), to: (x: 180, y: 500), for: 0.3)
    phone.pinch(at: (x: 187, y: 400), from: 100, to: 200)
    phone.tap(at: (x: 187, y: 400), count: 2)
    phone.wait(1)
    #expect(MKMapRectEqualToRect(phone.run { app.map.visibleMapRect }, before))
    phone.run { app.map.setCenter(MapApp.place(north: 500, east: 0), animated: false) }
    #expect(!MKMapRectEqualToRect(phone.run { app.map.visibleMapRect }, before))
  }

  @Test("Maps.US1, Maps.US2. The user is looked for and not found; following ends with a drag")
  func users() throws {
    let app = MapApp.launch(on: phone)
    phone.run { app.map.setUserTrackingMode(.follow, animated: false) }
    phone.wait(0.3)
    #expect(app.log.take() == ["locate", "mode follow", "unknown"])
    phone.run {
      #expect(app.map.showsUserLocation && !app.map.isUserLocationVisible)
      #expect(app.map.userLocation.location == nil && app.map.userLocation.isUpdating)
      #expect(app.map.annotations.isEmpty)
    }
    phone.swipe(from: (x: 180, y: 400), to: (x: 180, y: 450), for: 0.3)
    phone.wait(1)
    #expect(app.log.take().contains("mode none"))
    #expect(phone.run { app.map.userTrackingMode } == .none)
    phone.run { app.map.showsUserLocation = false }
    #expect(app.log.take() == ["located"])
  }

  @Test("Maps.MV1. The ground has a color, and lines that move with it")
  func ground() throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    map.visibleMapRect = .world
    map.layoutIfNeeded()
    let image = RenderedImage(map, named: "map-world")
    // The equator and the meridian of Greenwich cross in the middle.
    let ground = image.color(110, 112)
    #expect(image.color(100, 112) != ground && image.color(110, 100) != ground)
    #expect(ground.allSatisfy { $0 > 200 })
    map.setCenter(CLLocationCoordinate2D(latitude: 0, longitude: 18), animated: false)
    map.layoutIfNeeded()
    let moved = RenderedImage(map, named: "map-moved")
    #expect(moved.color(100, 112) == ground && moved.color(90, 112) != ground)
  }

  @Test("Maps.CO1. A scale shows a round distance, and follows the map")
  func scale() throws {
    let app = MapApp.launch(on: phone)
    let view = phone.run { () -> MKScaleView in
      let view = MKScaleView(mapView: app.map)
      app.map.addSubview(view)
      return view
    }
    // 118 points are 3.1 kilometers, or 1.96 miles.
    let isMetric = Locale.current.measurementSystem == .metric
    #expect(view.accessibilityLabel == (isMetric ? "2 km" : "1 mi"))
    phone.run {
      app.map.region = MKCoordinateRegion(
        center: MapApp.kettle, latitudinalMeters: 100_000, longitudinalMeters: 100_000)
    }
    #expect(view.accessibilityLabel == (isMetric ? "20 km" : "10 mi"))
    phone.run { app.map.showsScale = true }
    phone.wait(0.2)
    #expect(phone.elements.filter { $0.label == view.accessibilityLabel }.count == 2)
    phone.run { app.map.showsScale = false }
    phone.wait(0.2)
    #expect(phone.elements.filter { $0.label == view.accessibilityLabel }.count == 1)
  }

  @Test("Maps.CO2, Maps.CO3. A compass is shown if the app wants it; a button follows the user")
  func controls() throws {
    let app = MapApp.launch(on: phone)
    let compass = MKCompassButton(mapView: app.map)
    #expect(compass.isHidden)
    compass.compassVisibility = .visible
    #expect(!compass.isHidden)
    phone.run {
      let button = MKUserTrackingButton(mapView: app.map)
      button.frame.origin = CGPoint(x: 100, y: 300)
      app.map.addSubview(button)
      #expect(MKUserTrackingBarButtonItem(mapView: app.map).customView is MKUserTrackingButton)
    }
    phone.wait(0.3)
    #expect(phone.element(label: "Tracking")?.value == "Off")
    try phone.tap("Tracking")
    phone.wait(0.3)
    #expect(phone.run { app.map.userTrackingMode } == .follow)
    #expect(phone.element(label: "Tracking")?.value == "On")
    try phone.tap("Tracking")
    phone.wait(0.3)
    #expect(phone.run { app.map.userTrackingMode } == .none)
  }
}
