import PhoneTesting
import TactusPhone
import UIKit

/// A benchmark of the time from the digitizer through hit testing and recognizers to the app's
/// response.
@MainActor
final class TouchPath {
  /// An app of nested views, each eleventh of which has a tap recognizer.
  private final class Crowd: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    static var count = 0

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      // Eight views in each, side by side, up to the number.
      var waiting: [UIView] = [window]
      var left = Self.count
      while left > 0 {
        let outer = waiting.removeFirst()
        let side = CGSize(width: outer.bounds.width / 2, height: outer.bounds.height / 4)
        for place in 0..<8 where left > 0 {
          let view = UIView(
            frame: CGRect(
              origin: CGPoint(
                x: CGFloat(place % 2) * side.width, y: CGFloat(place / 2) * side.height),
              size: side))
          if left % 11 == 0 { view.addGestureRecognizer(UITapGestureRecognizer()) }
          outer.addSubview(view)
          waiting.append(view)
          left -= 1
        }
      }
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  /// The durations in microseconds, ascending.
  private(set) var beginnings: [Double] = []
  private(set) var moves: [Double] = []

  /// Touches the screen of an app with a number of views repeatedly.
  init(views: Int, touches: Int = 400) {
    Crowd.count = views
    let phone = SimulatedPhone(.iPhone7)
    phone.launch(Crowd.self)
    let frame = 1.0 / 60
    let finger = ContactID(1)
    for touch in 0..<touches {
      // Scattered points, the same in every run.
      let place = (x: Double(touch * 7919 % 370), y: Double(touch * 104_729 % 660))
      beginnings.append(
        time {
          phone.touch(TouchReport(finger, .began, x: place.x, y: place.y))
          phone.wait(frame)
        })
      for step in 1...4 {
        moves.append(
          time {
            phone.touch(TouchReport(finger, .moved, x: place.x + Double(step), y: place.y))
            phone.wait(frame)
          })
      }
      phone.touch(TouchReport(finger, .ended, x: place.x, y: place.y))
      phone.wait(0.5)
    }
    beginnings.sort()
    moves.sort()
  }

  private func time(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body).components
    return Double(time.seconds) * 1e6 + Double(time.attoseconds) * 1e-12
  }
}
