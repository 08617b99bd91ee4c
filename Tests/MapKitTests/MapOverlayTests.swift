import MapKit
import PhoneTesting
import ScreenTestSupport
import TestSupport
import Testing

/// Steps Maps.OV1–OV5, RE1–RE2 and GJ1.
@MainActor @Suite(.serialized, .exclusiveScreen) struct MapOverlayTests {
  let phone = SimulatedPhone(.iPhoneX)

  private static func corners(_ half: Double) -> [CLLocationCoordinate2D] {
    [(half, -half), (half, half), (-half, half), (-half, -half)]
      .map { MapApp.place(north: $0.0, east: $0.1) }
  }

  @Test("Maps.OV1. A line has its points, its rectangle and the middle of it")
  func lines() {
    let corners = Self.corners(1000)
    let line = MKPolyline(coordinates: corners, count: corners.count)
    #expect(line.pointCount == 4)
    #expect(abs(line.coordinate.latitude - MapApp.kettle.latitude) < 1e-6)
    #expect(line.boundingMapRect.contains(MKMapPoint(MapApp.kettle)))
    #expect(line.intersects(line.boundingMapRect))
    #expect(!line.intersects(MKMapRect(x: 0, y: 0, width: 1, height: 1)))
    var coordinates = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 2)
    line.getCoordinates(&coordinates, range: NSRange(location: 1, length: 2))
    #expect(abs(coordinates[0].longitude - corners[1].longitude) < 1e-9)
    #expect(abs(line.points()[3].x - MKMapPoint(corners[3]).x) < 1e-6)
    #expect(abs(line.location(atPointIndex: 1) - 1.0 / 3) < 0.01)
    let empty = MKPolyline()
    #expect(empty.pointCount == 0 && empty.boundingMapRect.isNull)
    let all = MKMultiPolyline([line, empty])
    #expect(MKMapRectEqualToRect(all.boundingMapRect, line.boundingMapRect))
  }

  @Test("Maps.OV2. A geodesic line follows the great circle, over the 180th meridian")
  func geodesics() {
    let tokyo = CLLocationCoordinate2D(latitude: 35.68, longitude: 139.69)
    let seattle = CLLocationCoordinate2D(latitude: 47.61, longitude: -122.33)
    let line = MKGeodesicPolyline(coordinates: [tokyo, seattle], count: 2)
    let points = UnsafeBufferPointer(start: line.points(), count: line.pointCount)
    #expect(line.pointCount > 100)
    let length = zip(points, points.dropFirst()).map { $0.distance(to: $1) }.reduce(0, +)
    let direct = MKMapPoint(tokyo).distance(to: MKMapPoint(seattle))
    #expect(abs(length / direct - 1) < 1e-3)
    #expect(points.contains { $0.coordinate.latitude > 48 })
    #expect(line.boundingMapRect.spans180thMeridian && line.boundingMapRect.width < 134_217_728)
  }

  @Test("Maps.OV3. A circle has a radius in meters at its center")
  func circles() {
    let circle = MKCircle(center: MapApp.kettle, radius: 1000)
    let rect = circle.boundingMapRect
    let edge = MKMapPoint(x: rect.maxX, y: rect.midY)
    #expect(abs(edge.distance(to: MKMapPoint(MapApp.kettle)) - 1000) < 1)
    let around = MKCircle(mapRect: rect)
    #expect(abs(around.radius - 1000) < 1)
    #expect(abs(around.coordinate.latitude - MapApp.kettle.latitude) < 1e-6)
  }

  @Test("Maps.OV4. Overlays are ordered by levels and indexes")
  func levels() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let list = (0..<4).map { MKCircle(center: MapApp.kettle, radius: Double($0 + 1)) }
    map.addOverlay(list[0])
    map.addOverlay(list[1], level: .aboveRoads)
    map.insertOverlay(list[2], at: 0)
    map.insertOverlay(list[3], above: list[2])
    func radii() -> [Double] { map.overlays.compactMap { ($0 as? MKCircle)?.radius } }
    #expect(radii() == [2, 3, 4, 1] && map.overlays(in: .aboveRoads).count == 1)
    map.exchangeOverlay(list[0], with: list[1])
    #expect(radii() == [1, 3, 4, 2])
    map.exchangeOverlay(at: 0, withOverlayAt: 2)
    #expect(radii() == [1, 2, 4, 3])
    map.removeOverlays([list[0], list[2]])
    #expect(radii() == [2, 4] && map.renderer(for: list[0]) == nil)
  }

  @Test("Maps.RE1. A renderer has map points from the corner of its overlay")
  func coordinates() {
    let circle = MKCircle(center: MapApp.kettle, radius: 1000)
    let renderer = MKCircleRenderer(circle: circle)
    let rect = circle.boundingMapRect
    #expect(renderer.point(for: rect.origin) == .zero)
    #expect(abs(renderer.rect(for: rect).width - rect.width) < 1e-6)
    let back = renderer.mapPoint(for: renderer.point(for: MKMapPoint(MapApp.kettle)))
    #expect(abs(back.x - MKMapPoint(MapApp.kettle).x) < 1e-6)
    #expect(MKMapRectEqualToRect(renderer.mapRect(for: renderer.rect(for: rect)), rect))
  }

  @Test("Maps.RE3. An overlay is mixed with those below it by its mode")
  func blendMode() throws {
    let app = MapApp.launch(on: phone)
    let below = MKCircle(center: MapApp.kettle, radius: 4000)
    let above = MKCircle(center: MapApp.kettle, radius: 2000)
    phone.run {
      app.makeRenderer = { overlay in
        let renderer = MKCircleRenderer(overlay: overlay)
        renderer.fillColor =
          overlay === below
          ? UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
          : UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        if overlay === above { renderer.blendMode = .multiply }
        return renderer
      }
      app.map.addOverlays([below, above])
    }
    phone.wait(0.5)
    let image = RenderedImage(app.map, named: "map-blending")
    func color(north: Double) -> [Int] {
      let point = app.map.convert(MapApp.place(north: north, east: 0), toPointTo: app.map)
      return image.color(point.x, point.y)
    }
    let (edge, middle) = (color(north: 3000), color(north: 1000))
    #expect(edge[0] == 255 && edge[2] == 0)
    #expect(middle[0] == 0 && middle[1] == edge[1] && middle[2] == 0)
  }

  @Test("Maps.RE2, Maps.OV4. Shapes are filled and stroked at their places, below annotations")
  func drawing() throws {
    let app = MapApp.launch(on: phone)
    let (outer, hole) = (Self.corners(3000), Self.corners(1000))
    let inner = MKPolygon(coordinates: hole, count: 4)
    let polygon = MKPolygon(coordinates: outer, count: 4, interiorPolygons: [inner])
    let ends = [MapApp.place(north: 4500, east: -4000), MapApp.place(north: 4500, east: 4000)]
    let line = MKPolyline(coordinates: ends, count: 2)
    let circle = MKCircle(center: MapApp.place(north: -6000, east: 0), radius: 1000)
    phone.run {
      app.makeRenderer = { overlay in
        switch overlay {
        case let polygon as MKPolygon:
          let renderer = MKPolygonRenderer(polygon: polygon)
          renderer.fillColor = .red
          return renderer
        case let line as MKPolyline:
          let renderer = MKPolylineRenderer(polyline: line)
          (renderer.strokeColor, renderer.lineWidth) = (.blue, 10)
          renderer.strokeEnd = 0.5
          return renderer
        default:
          let renderer = MKCircleRenderer(overlay: overlay)
          renderer.fillColor = .green
          return renderer
        }
      }
      app.map.addOverlays([polygon, line, circle])
      app.map.addAnnotation(
        MKPointAnnotation(
          coordinate: MapApp.place(north: -1500, east: 0), title: "Kettle", subtitle: "on the hob"))
    }
    phone.wait(0.5)
    phone.run { app.map.selectAnnotation(app.map.annotations[0], animated: false) }
    phone.wait(0.5)
    let image = RenderedImage(app.map, named: "map-overlays")
    func color(north: Double, east: Double) -> [Int] {
      let point = app.map.convert(MapApp.place(north: north, east: east), toPointTo: app.map)
      return image.color(point.x, point.y)
    }
    #expect(color(north: 2000, east: 0) == [255, 0, 0])
    #expect(color(north: 0, east: 500) != [255, 0, 0])
    #expect(color(north: -6000, east: 300) == [0, 255, 0])
    #expect(color(north: -6000, east: 1200) != [0, 255, 0])
    // Five points on each side, as far as the middle.
    #expect(color(north: 4500 + 110, east: -2000) == [0, 0, 255])
    #expect(color(north: 4500 + 150, east: -2000) != [0, 0, 255])
    #expect(color(north: 4500, east: 2000) != [0, 0, 255])
    #expect(app.map.renderer(for: polygon) is MKPolygonRenderer)
    if let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] {
      try Data(phone.screenshot()).write(to: URL(filePath: folder).appending(path: "map-phone.png"))
    }
  }

  @Test("Maps.OV5. Tiles are loaded from their source, and drawn")
  func tiles() throws {
    /// Tiles of one color, which an app draws.
    final class Tiles: MKTileOverlay {
      nonisolated(unsafe) var paths: [String] = []
      nonisolated(unsafe) var picture = Data()
      override func loadTile(
        at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void
      ) {
        paths.append("\(path.z)/\(path.x)/\(path.y)")
        result(picture, nil)
      }
    }
    let app = MapApp.launch(on: phone)
    let tiles = Tiles(urlTemplate: nil)
    tiles.picture =
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).pngData {
        UIColor.purple.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }
    phone.run {
      app.makeRenderer = { MKTileOverlayRenderer(overlay: $0) }
      app.map.addOverlay(tiles)
    }
    phone.wait(0.5)
    // 375 points are ten kilometers: a tile of 256 points is the 4096th part of a meridian's width.
    #expect(Set(tiles.paths.map { $0.prefix { $0 != "/" } }) == ["12"])
    // Each tile is loaded once, although the map is drawn several times.
    #expect(Set(tiles.paths).count == tiles.paths.count && tiles.paths.contains("12/2179/1421"))
    let image = RenderedImage(app.map)
    #expect(image.color(100, 300) == [128, 0, 128])
    let path = MKTileOverlayPath(x: 4, y: 2, z: 3, contentScaleFactor: 2)
    let template = MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}@{scale}.png")
    #expect(template.url(forTilePath: path).absoluteString == "https://tiles.example/3/4/2@2.png")
    template.isGeometryFlipped = true
    #expect(template.url(forTilePath: path).absoluteString == "https://tiles.example/3/4/5@2.png")
  }

  @Test("Maps.OV6. An app loads tiles asynchronously")
  func asynchronousTiles() async {
    struct Missing: Error {}
    final class Tiles: MKTileOverlay {
      override func loadTile(at path: MKTileOverlayPath) async throws -> Data {
        guard path.z < 3 else { throw Missing() }
        return Data("\(path.z)".utf8)
      }
    }
    let tiles = Tiles(urlTemplate: nil)
    func load(_ z: Int) async -> (Data?, (any Error)?) {
      await withCheckedContinuation { next in
        tiles.loadTile(at: MKTileOverlayPath(x: 0, y: 0, z: z, contentScaleFactor: 1)) {
          next.resume(returning: ($0, $1))
        }
      }
    }
    let (data, none) = await load(2)
    #expect(data == Data("2".utf8) && none == nil)
    let (missing, error) = await load(3)
    #expect(missing == nil && error is Missing)
  }

  @Test("Maps.GJ1. A GeoJSON document has shapes and features")
  func documents() throws {
    let text = """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "id": 7, "properties": {"name": "Kettle"},
         "geometry": {"type": "Point", "coordinates": [11.5, 48.1, 500]}},
        {"type": "Feature", "properties": null, "geometry": {"type": "Polygon", "coordinates": [
          [[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]], [[1, 1], [2, 1], [2, 2], [1, 1]]]}}
      ]}
      """
    let objects = try MKGeoJSONDecoder().decode(Data(text.utf8))
    let features = objects.compactMap { $0 as? MKGeoJSONFeature }
    #expect(features.map(\.identifier) == ["7", nil] && features[1].properties == nil)
    let properties = try JSONDecoder().decode(
      [String: String].self, from: try #require(features[0].properties))
    #expect(properties == ["name": "Kettle"])
    let point = features[0].geometry.first as? MKPointAnnotation
    #expect(point?.coordinate.latitude == 48.1 && point?.coordinate.longitude == 11.5)
    let polygon = features[1].geometry.first as? MKPolygon
    #expect(polygon?.pointCount == 4 && polygon?.interiorPolygons?.first?.pointCount == 3)
    let lines = try MKGeoJSONDecoder().decode(
      Data(#"{"type": "LineString", "coordinates": [[0, 0], [1, 1]]}"#.utf8))
    #expect((lines.first as? MKPolyline)?.pointCount == 2)
    for bad in ["[]", #"{"type": "Point"}"#, #"{"type": "Point", "coordinates": [1]}"#, "x"] {
      #expect(throws: MKError.self, "\(bad)") { try MKGeoJSONDecoder().decode(Data(bad.utf8)) }
    }
  }
}
