import MapKit
import PhoneTesting
import ScreenTestSupport
import TestSupport
import Testing

/// Steps Maps.AN1–AN7, CL1–CL2, SE1–SE3 and DR1–DR2.
@MainActor @Suite(.serialized, .exclusiveScreen) struct MapAnnotationTests {
  let phone = SimulatedPhone(.iPhoneX)

  /// An annotation of an app, without a title.
  private final class Mark: NSObject, MKAnnotation {
    let coordinate: CLLocationCoordinate2D
    init(_ coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  }

  @Test("The views of annotations and the tracking button are created without arguments")
  func creating() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(MKPinAnnotationView(frame: frame).frame == frame)
    #expect(MKMarkerAnnotationView(frame: frame).frame == frame)
    #expect(MKUserLocationView(frame: frame).annotation == nil)
    #expect(MKUserTrackingBarButtonItem().mapView == nil)
  }

  /// A view with a class of its own, whose initializer is not required.
  private final class Dot: MKAnnotationView {
    private(set) var reuses = 0
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      backgroundColor = .blue
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private func point(
    _ title: String, north: Double = 0, east: Double = 0
  ) -> MKPointAnnotation {
    MKPointAnnotation(
      coordinate: MapApp.place(north: north, east: east), title: title, subtitle: "\(title)-2")
  }

  @Test("Maps.AN1, Maps.AN2. Annotations on the screen have views; the default one is a marker")
  func views() throws {
    let app = MapApp.launch(on: phone)
    let (near, far, mark) = (
      point("Near"), point("Far", north: 200_000), Mark(MapApp.place(north: 500, east: 500))
    )
    let annotation: any MKAnnotation = mark
    #expect(annotation.title == nil && annotation.subtitle == nil)
    phone.run {
      app.map.addAnnotations([near, far, mark])
      app.map.addAnnotation(near)
      #expect(app.map.annotations.count == 3 && app.map.view(for: near) == nil)
    }
    phone.wait(0.1)
    #expect(app.log.take() == ["add Near, -"])
    phone.run {
      #expect(app.map.view(for: near) is MKMarkerAnnotationView)
      #expect(app.map.view(for: far) == nil)
      #expect(app.map.annotations(in: app.map.visibleMapRect).count == 2)
      app.map.removeAnnotation(near)
      #expect(app.map.view(for: near) == nil && app.map.annotations.count == 2)
    }
  }

  @Test("Maps.AN2. A view with an identifier is used again, and a registered class is the default")
  func reuse() throws {
    let app = MapApp.launch(on: phone)
    let one = point("One")
    phone.run {
      app.map.register(
        Dot.self,
        forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
      app.map.addAnnotation(one)
    }
    phone.wait(0.1)
    let first = phone.run { app.map.view(for: one) }
    #expect(first is Dot && first?.annotation === one)
    phone.run { app.map.setCenter(MapApp.place(north: 100_000, east: 0), animated: false) }
    #expect(phone.run { app.map.view(for: one) } == nil && first?.superview == nil)
    phone.run { app.map.setCenter(MapApp.kettle, animated: false) }
    #expect(phone.run { app.map.view(for: one) } === first && (first as? Dot)?.reuses == 1)
    phone.run {
      app.map.register(Dot.self, forAnnotationViewWithReuseIdentifier: "dot")
      let view = app.map.dequeueReusableAnnotationView(withIdentifier: "dot", for: one)
      #expect(view is Dot && view.reuseIdentifier == "dot" && view.annotation === one)
      #expect(app.map.dequeueReusableAnnotationView(withIdentifier: "other") == nil)
    }
  }

  @Test("Maps.AN3, Maps.AN4. A view is at its place, and follows changes of it")
  func places() throws {
    let app = MapApp.launch(on: phone)
    let one = point("One")
    phone.run {
      app.makeView = {
        let view = Dot(annotation: $0, reuseIdentifier: nil)
        view.centerOffset = CGPoint(x: 0, y: -10)
        return view
      }
      app.map.addAnnotation(one)
    }
    phone.wait(0.1)
    phone.run {
      let view = app.map.view(for: one)
      let middle = app.map.convert(MapApp.kettle, toPointTo: view?.superview)
      #expect(view?.center == CGPoint(x: middle.x, y: middle.y - 10))
      one.coordinate = MapApp.place(north: 0, east: 1000)
      #expect(abs((view?.center.x ?? 0) - middle.x - 37.5) < 0.2)
      one.title = "Two"
      #expect(view?.accessibilityLabel == "Two, One-2")
    }
  }

  @Test("Maps.AN5. What is in the south is in front, except for priorities")
  func order() throws {
    let app = MapApp.launch(on: phone)
    let (north, south) = (point("North", north: 100), point("South", north: -100))
    phone.run {
      app.makeView = { Dot(annotation: $0, reuseIdentifier: nil) }
      app.map.addAnnotations([south, north])
    }
    phone.wait(0.1)
    func titles() -> [String?] {
      phone.run {
        app.map.view(for: north)?.superview?.subviews.map {
          ($0 as? MKAnnotationView)?.annotation?.title
        } ?? []
      }
    }
    #expect(titles() == ["North", "South"])
    phone.run { app.map.view(for: north)?.zPriority = .max }
    #expect(titles() == ["South", "North"])
  }

  @Test("Maps.AN6. A view that is not required gives way to one of a higher priority")
  func priorities() throws {
    let app = MapApp.launch(on: phone)
    let (one, other) = (point("One"), point("Other", east: 200))
    phone.run {
      app.makeView = {
        let view = Dot(annotation: $0, reuseIdentifier: nil)
        view.displayPriority = $0 === one ? .defaultHigh : .defaultLow
        return view
      }
      app.map.addAnnotations([other, one])
    }
    phone.wait(0.1)
    #expect(phone.run { app.map.view(for: one)?.isHidden } == false)
    #expect(phone.run { app.map.view(for: other)?.isHidden } == true)
    phone.run {
      app.map.region = MKCoordinateRegion(
        center: MapApp.kettle, latitudinalMeters: 1000, longitudinalMeters: 1000)
    }
    #expect(phone.run { app.map.view(for: other)?.isHidden } == false)
  }

  @Test("Maps.SE1, Maps.SE2, Maps.SE3, Maps.AN7. A tap selects, and its callout is used")
  func selection() throws {
    let app = MapApp.launch(on: phone)
    let (one, other) = (point("One"), point("Other", north: -3000))
    phone.run {
      app.makeView = {
        let view = MKPinAnnotationView(annotation: $0, reuseIdentifier: "pin")
        view.canShowCallout = true
        view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        return view
      }
      app.map.addAnnotations([one, other])
    }
    phone.wait(0.2)
    _ = app.log.take()
    try phone.tap("One, One-2")
    phone.wait(0.5)
    #expect(app.log.take() == ["select One"])
    #expect(phone.run { app.map.selectedAnnotations.map { $0.title ?? "" } } == ["One"])
    #expect(phone.element(label: "One") != nil && phone.element(label: "One-2") != nil)
    let button = phone.run { () -> CGPoint in
      let view = app.map.view(for: one)?.rightCalloutAccessoryView
      return view?.convert(CGPoint(x: 5, y: 5), to: nil) ?? .zero
    }
    phone.tap(at: (x: Double(button.x), y: Double(button.y)))
    phone.wait(0.5)
    #expect(app.log.take() == ["accessory One true"])
    try phone.tap("Other, Other-2")
    phone.wait(0.5)
    #expect(app.log.take() == ["deselect One", "select Other"])
    #expect(phone.element(label: "One-2") == nil)
    phone.tap(at: (x: 40, y: 700))
    phone.wait(0.5)
    #expect(app.log.take() == ["deselect Other"])
    phone.run {
      app.map.selectAnnotation(one, animated: false)
      app.map.selectAnnotation(self.point("Elsewhere"), animated: false)
      #expect(app.map.view(for: one)?.isSelected == true)
      app.map.selectedAnnotations = []
      #expect(app.map.view(for: one)?.isSelected == false)
    }
  }

  @Test("Maps.SE1. A selected annotation that leaves the screen is still selected when it returns")
  func selectedElsewhere() throws {
    let app = MapApp.launch(on: phone)
    let one = point("One")
    phone.run { app.map.addAnnotation(one) }
    phone.wait(0.2)
    phone.run { app.map.selectAnnotation(one, animated: false) }
    phone.wait(0.2)
    #expect(phone.element(label: "One-2") != nil)
    phone.run { app.map.setCenter(MapApp.place(north: 100_000, east: 0), animated: false) }
    #expect(phone.run { app.map.view(for: one) } == nil)
    phone.run {
      #expect(app.map.selectedAnnotations.count == 1)
      app.map.setCenter(MapApp.kettle, animated: false)
      #expect(app.map.view(for: one)?.isSelected == true)
    }
    phone.wait(0.2)
    #expect(phone.element(label: "One-2") != nil)
  }

  @Test("A map with a selected annotation is released, and the annotation can change afterwards")
  func release() throws {
    let one = point("One")
    weak var released: MKMapView?
    autoreleasepool {
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      map.region = MKCoordinateRegion(
        center: MapApp.kettle, latitudinalMeters: 1000, longitudinalMeters: 1000)
      map.register(
        MKPinAnnotationView.self,
        forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
      map.addAnnotation(one)
      map.layoutIfNeeded()
      let view = map.view(for: one)
      view?.canShowCallout = true
      view?.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      map.selectAnnotation(one, animated: false)
      #expect(view?.isSelected == true)
      released = map
    }
    #expect(released == nil)
    one.coordinate = MapApp.place(north: 10, east: 10)
  }

  @Test("Maps.DR1, Maps.DR2. A long press drags an annotation, and the delegate learns its states")
  func dragging() throws {
    let app = MapApp.launch(on: phone)
    let one = point("One")
    phone.run {
      app.makeView = {
        let view = Dot(annotation: $0, reuseIdentifier: nil)
        view.isDraggable = true
        return view
      }
      app.map.addAnnotation(one)
    }
    phone.wait(0.2)
    _ = app.log.take()
    try phone.perform(
      script: """
        {"touch": {"id": 1, "phase": "began", "at": [187.5, 406]}}
        {"wait": 1}
        {"touch": {"id": 1, "phase": "moved", "at": [187.5, 380]}}
        {"wait": 0.1}
        {"touch": {"id": 1, "phase": "moved", "at": [187.5, 356]}}
        {"wait": 0.1}
        {"touch": {"id": 1, "phase": "ended"}}
        """)
    phone.wait(0.3)
    #expect(
      app.log.take() == [
        "none-starting", "starting-dragging", "dragging-ending", "ending-none",
      ])
    let distance = MKMapPoint(one.coordinate).distance(to: MKMapPoint(MapApp.kettle))
    #expect(one.coordinate.latitude > MapApp.kettle.latitude && abs(distance - 1333) < 60)
  }

  @Test("Maps.CL1, Maps.CL2. Views that overlap become a cluster, until the map is zoomed")
  func clusters() throws {
    let app = MapApp.launch(on: phone)
    let list = [point("A"), point("B", east: 100), point("C", north: 4000)]
    phone.run {
      app.makeView = {
        guard !($0 is MKClusterAnnotation) else { return nil }
        let view = Dot(annotation: $0, reuseIdentifier: nil)
        view.clusteringIdentifier = "dots"
        return view
      }
      app.map.addAnnotations(list)
    }
    phone.wait(0.2)
    let cluster = phone.run { app.map.view(for: list[0])?.cluster }
    let members = (cluster?.annotation as? MKClusterAnnotation)?.memberAnnotations ?? []
    #expect(members.map { $0.title ?? "" } == ["A", "B"])
    #expect(cluster is MKMarkerAnnotationView && cluster?.superview != nil)
    phone.run {
      #expect(app.map.view(for: list[1])?.isHidden == true)
      #expect(app.map.view(for: list[2])?.isHidden == false)
      #expect(app.map.view(for: list[2])?.cluster == nil)
      app.map.setCenter(MapApp.place(north: 300, east: 0), animated: false)
      #expect(app.map.view(for: list[0])?.cluster === cluster)
      app.map.region = MKCoordinateRegion(
        center: MapApp.kettle, latitudinalMeters: 500, longitudinalMeters: 500)
      #expect(app.map.view(for: list[0])?.cluster == nil)
      #expect(app.map.view(for: list[0])?.isHidden == false && cluster?.superview == nil)
    }
  }

  @Test("Maps.MV3. All annotations are shown")
  func showing() throws {
    let app = MapApp.launch(on: phone)
    let list = [point("A", north: 30_000), point("B", east: 50_000)]
    phone.run {
      app.map.showAnnotations(list, animated: false)
      for annotation in list {
        #expect(
          app.map.bounds.insetBy(dx: 30, dy: 30)
            .contains(app.map.convert(annotation.coordinate, toPointTo: app.map)))
      }
    }
  }
}
