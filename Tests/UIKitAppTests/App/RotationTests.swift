import Foundation
import PhoneTesting
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// An app on a phone that is rotated.
  @MainActor @Suite(.serialized) struct RotationTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let root = Root(nibName: nil, bundle: nil)
      var isLate: () -> Void = { return }

      func later() { isLate() }

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
      }
    }

    fileprivate final class Root: UIViewController {
      var ways: UIInterfaceOrientationMask = .allButUpsideDown
      var heard: [String] = []
      var places: [CGPoint] = []
      let button = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 40))

      var locker: UIViewController?

      override var childViewControllerForInterfaceOrientationLock: UIViewController? { locker }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ways }
      override func viewDidLoad() {
        view.addSubview(button)
        button.isAccessibilityElement = true
        button.accessibilityLabel = "Button"
        let tap = UITapGestureRecognizer()
        tap.onAction { [unowned self] in places.append($0.location(in: view)) }
        view.addGestureRecognizer(tap)
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        heard.append("\(Int(size.width)) × \(Int(size.height))")
        coordinator.animate { [unowned self] _ in
          heard.append("along")
        } completion: { [unowned self] _ in
          heard.append("over")
        }
      }
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        heard.append(newCollection.verticalSizeClass == .compact ? "low" : "high")
      }
    }

    private final class Lock: UIViewController {
      var isLocking = false
      override var prefersInterfaceOrientationLocked: Bool { isLocking }
    }

    private final class Sheet: UIPresentationController {
      var heard: [CGFloat] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        heard.append(size.width)
      }
    }

    private final class Sheets: NSObject, UIViewControllerTransitioningDelegate {
      private(set) var sheet: Sheet?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        sheet = Sheet(presentedViewController: presented, presenting: presenting)
        return sheet
      }
    }

    // Presentations.CC3, Rotation.RO3.
    @Test("A presentation controller receives the new size, and passes it to its controller")
    func presentations() {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      let (front, sheets) = (Root(), Sheets())
      front.modalPresentationStyle = .custom
      front.transitioningDelegate = sheets
      phone.run { app.root.present(front, animated: false) }
      phone.rotate(to: .landscapeLeft)
      phone.waitUntilIdle()
      #expect(sheets.sheet?.heard == [812])
      #expect(front.heard.contains("812 × 375"))
    }

    // Rotation.RO1, Rotation.RO3, Rotation.RO4.
    @Test("Rotated to landscape, the window is wider than high, and announces it before")
    func turns() {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      #expect(app.window?.windowScene?.interfaceOrientation == .portrait)
      phone.rotate(to: .landscapeLeft)
      phone.waitUntilIdle()
      #expect(app.root.heard == ["low", "812 × 375", "along", "over"])
      #expect(app.window?.windowScene?.interfaceOrientation == .landscapeRight)
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 812, height: 375))
      #expect(app.window?.frame == UIScreen.main.bounds && app.root.view.frame.width == 812)
      #expect(app.root.traitCollection.verticalSizeClass == .compact)
      let insets = app.root.view.safeAreaInsets
      #expect(insets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
      // A phone that lies flat keeps its orientation.
      phone.rotate(to: .faceUp)
      phone.waitUntilIdle()
      #expect(UIScreen.main.bounds.width == 812)
      phone.rotate(to: .portrait)
      phone.waitUntilIdle()
      #expect(UIScreen.main.bounds.width == 375)
      #expect(app.root.heard.suffix(4) == ["high", "375 × 812", "along", "over"])
      #expect(app.root.view.safeAreaInsets.top == 44)
    }

    // Rotation.RO11.
    @Test("A locked interface keeps its orientation, and the scene's geometry says so")
    func locks() {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      let inner = Lock()
      phone.run {
        app.root.addChild(inner)
        app.root.locker = inner
        inner.isLocking = true
        app.root.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      }
      #expect(app.window?.windowScene?.effectiveGeometry.isInterfaceOrientationLocked == true)
      phone.rotate(to: .landscapeLeft)
      phone.waitUntilIdle()
      #expect(UIScreen.main.bounds.width == 375 && app.root.heard.isEmpty)
      phone.run {
        inner.isLocking = false
        inner.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      }
      phone.waitUntilIdle()
      #expect(app.window?.windowScene?.effectiveGeometry.isInterfaceOrientationLocked == false)
      #expect(UIScreen.main.bounds.width == 812)
      // An orientation that the controller does not support is not kept.
      phone.run {
        inner.isLocking = true
        app.root.ways = .portrait
        app.root.setNeedsUpdateOfSupportedInterfaceOrientations()
      }
      phone.waitUntilIdle()
      #expect(UIScreen.main.bounds.width == 375)
    }

    // Rotation.RO6.
    @Test("The app announces an orientation before and after the rotation")
    func notifications() {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      var heard: [(String, Int?, CGFloat)] = []
      let names = [
        ("will", UIApplication.willChangeStatusBarOrientationNotification),
        ("did", UIApplication.didChangeStatusBarOrientationNotification),
      ]
      let observers = names.map { title, name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let value = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int
          MainActor.assumeIsolated { heard.append((title, value, UIScreen.main.bounds.width)) }
        }
      }
      defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
      phone.rotate(to: .landscapeLeft)
      phone.waitUntilIdle()
      #expect(heard.map(\.0) == ["will", "did"])
      #expect(
        heard.map(\.1) == [
          UIInterfaceOrientation.landscapeRight.rawValue, UIInterfaceOrientation.portrait.rawValue,
        ])
      #expect(heard.map(\.2) == [375, 812])
      withExtendedLifetime(app) {}
    }

    // Rotation.RO5.
    @Test(
      "A touch is located where it is seen, in any orientation",
      arguments: [
        // 100 points from the left and 200 from the top of the panel, in the coordinates of the
        // interface.
        (DeviceOrientation.landscapeLeft, CGPoint(x: 200, y: 275)),
        (.landscapeRight, CGPoint(x: 612, y: 100)), (.portrait, CGPoint(x: 100, y: 200)),
      ])
    func touches(orientation: DeviceOrientation, place: CGPoint) throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      phone.rotate(to: orientation)
      phone.waitUntilIdle()
      phone.tap(at: (100, 200))
      phone.waitUntilIdle()
      let found = try #require(app.root.places.first)
      #expect(abs(found.x - place.x) < 1e-6 && abs(found.y - place.y) < 1e-6)
      // Elements are located on the panel, and pressed there.
      try phone.tap("Button")
      phone.waitUntilIdle()
      let pressed = try #require(app.root.places.last)
      #expect(abs(pressed.x - 40) < 1e-6 && abs(pressed.y - 50) < 1e-6)
      let window = try #require(app.window)
      let panel = window.convert(place, to: UIScreen.main.fixedCoordinateSpace)
      #expect(abs(panel.x - 100) < 1e-6 && abs(panel.y - 200) < 1e-6)
      let back = UIScreen.main.coordinateSpace.convert(
        panel, from: UIScreen.main.fixedCoordinateSpace)
      #expect(abs(back.x - place.x) < 1e-6 && abs(back.y - place.y) < 1e-6)
    }

    // Rotation.RO1, Rotation.RO2.
    @Test(
      "The screen rotates only as app and controller allow, also under a full-screen presentation")
    func masks() {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      phone.rotate(to: .portraitUpsideDown)
      phone.waitUntilIdle()
      #expect(UIScreen.main.bounds.width == 375 && app.root.heard == [])
      app.root.ways = .portrait
      phone.rotate(to: .landscapeRight)
      phone.waitUntilIdle()
      #expect(UIScreen.main.bounds.width == 375 && app.root.heard == [])
      let film = Root(nibName: nil, bundle: nil)
      film.ways = .landscape
      film.modalPresentationStyle = .fullScreen
      app.root.present(film, animated: false)
      phone.waitUntilIdle()
      #expect(app.window?.windowScene?.interfaceOrientation == .landscapeLeft)
      #expect(film.view.frame.size == CGSize(width: 812, height: 375))
      film.dismiss(animated: false)
      phone.waitUntilIdle()
      #expect(app.window?.windowScene?.interfaceOrientation == .portrait)
    }

    @Test("After a rotation under a sheet, the view behind it fills the screen")
    func behindSheet() {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      let sheet = UIViewController()
      app.root.present(sheet, animated: false)
      phone.wait(0.1)
      #expect(app.root.view.frame.minY == 44)
      phone.rotate(to: .landscapeLeft)
      phone.waitUntilIdle()
      #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
      sheet.dismiss(animated: false)
      #expect(app.root.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    }

    @Test("Changes between turns appear with the next turn, which the app requests")
    func between() throws {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      var called: TimeInterval?
      let before = try phone.screenshot(scale: 1)
      phone.run { app.root.view.backgroundColor = .systemYellow }
      phone.wait(0.1)
      #expect(try phone.screenshot(scale: 1) != before)
      let start = CACurrentMediaTime()
      phone.run {
        app.perform(Selector("later", calling: App.later), with: nil, afterDelay: 2)
        app.isLate = { called = CACurrentMediaTime() - start }
      }
      // Between turns the app's clock shows the time of the last turn.
      phone.wait(1.8)
      #expect(called == nil)
      phone.wait(0.25)
      #expect(called.map { abs($0 - 2) < 0.001 } == true)
    }

    @Test("During a rotation the interface turns about its center")
    func turningPicture() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      phone.wait(0.1)
      phone.rotate(to: .landscapeLeft)
      phone.wait(0.2)
      let layer = try #require(app.root.view.layer.presentation())
      let middle = layer.convert(
        CGPoint(x: layer.bounds.midX, y: layer.bounds.midY), to: nil)
      #expect(abs(middle.x - 187.5) < 1 && abs(middle.y - 406) < 1)
      let right = layer.convert(
        CGPoint(x: layer.bounds.midX + 10, y: layer.bounds.midY), to: nil)
      // About 45° on its way to the bottom of the panel.
      let angle = atan2(right.y - middle.y, right.x - middle.x)
      #expect((0.3...1.3).contains(angle))
    }
  }
}
