import PhoneTesting
import TactusPhone
import TactusPhoneLink
import UIKit

/// Benchmarks of the keyboard on the screen and of pickers.
@MainActor
enum ScreenTyping {
  /// Returns the times from a finger on a key to the frame with its letter, and of the suggestions
  /// that follow it, in milliseconds, ascending.
  ///
  /// Both programs run in this process: the app's and the keyboard's.
  static func keys(_ count: Int = 200) -> (letters: [Double], suggestions: [Double]) {
    let phone = SimulatedPhone(.iPhone8)
    phone.set(\.keyboard, phone.settings.keyboard.subtracting([.hardware]))
    let field = phone.launch(FieldApp.self).field
    field.becomeFirstResponder()
    phone.wait(1)
    let labels = ["a", "h", "p", "m", "q", "space", "e"]
    let places = labels.compactMap { label in
      (phone.element(label: label) ?? phone.element(label: label.uppercased()))?.touchPoint
    }
    let finger = ContactID(1)
    var (letters, suggestions) = ([Double](), [Double]())
    for index in 0..<count {
      let place = places[index % places.count]
      letters.append(
        milliseconds {
          phone.touch(TouchReport(finger, .began, x: place.x, y: place.y))
          phone.touch(TouchReport(finger, .ended, x: place.x, y: place.y))
          phone.wait(frame)
        })
      suggestions.append(milliseconds { phone.wait(0.2) })
    }
    return (letters.sorted(), suggestions.sorted())
  }

  /// Returns the median time of a frame while a finger turns a picker with a number of rows, in
  /// milliseconds.
  ///
  /// The finger moves in every frame, by at most three rows to either side, so that a wheel of few
  /// rows does not come to rest at its end.
  static func wheel(rows: Int) -> Double {
    let phone = SimulatedPhone(.iPhone8)
    let app = phone.launch(PickerApp.self)
    app.count = rows
    app.picker.reloadAllComponents()
    app.picker.selectRow(rows / 2, inComponent: 0, animated: false)
    phone.wait(0.5)
    var touch = TouchReport(ContactID(1), .began, x: 187, y: 258)
    phone.touch(touch)
    phone.wait(frame)
    touch.phase = .moved
    let times = (0..<240).map { index -> Double in
      touch.y = 258 + 90 * sin(Double(index) / 30 * .pi)
      return milliseconds {
        phone.touch(touch)
        phone.wait(frame)
      }
    }
    touch.phase = .ended
    phone.touch(touch)
    return times.sorted()[120]
  }

  // MARK: Internals

  private static let frame = 1.0 / 60

  private final class FieldApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 280, height: 34))

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(field)
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  private final class PickerApp: UIResponder, UIApplicationDelegate, UIPickerViewDataSource,
    UIPickerViewDelegate
  {
    var window: UIWindow?
    var count = 10
    let picker = UIPickerView(frame: CGRect(x: 0, y: 150, width: 375, height: 216))

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      picker.dataSource = self
      picker.delegate = self
      window.addSubview(picker)
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      count
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Row \(row)" }
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body).components
    return Double(time.seconds) * 1e3 + Double(time.attoseconds) * 1e-15
  }
}
