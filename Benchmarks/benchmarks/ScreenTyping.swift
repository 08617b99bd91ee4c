import PhoneTesting
import TactusPhone
import TactusPhoneLink
import UIKit

/// Benchmarks of the keyboard on the screen and of pickers.
@MainActor
enum ScreenTyping {
  /// Returns the times from a finger on a key to the frame with its letter, in milliseconds,
  /// ascending.
  ///
  /// Both programs run in this process: the app's and the keyboard's.
  static func keys(_ count: Int = 200) -> [Double] {
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
    return (0..<count).map { index -> Double in
      let place = places[index % places.count]
      let time = milliseconds {
        phone.touch(TouchReport(finger, .began, x: place.x, y: place.y))
        phone.touch(TouchReport(finger, .ended, x: place.x, y: place.y))
        phone.wait(frame)
      }
      phone.wait(0.2)
      return time
    }.sorted()
  }

  /// Returns the median time of a frame while a picker with a number of rows coasts, in
  /// milliseconds.
  static func wheel(rows: Int) -> Double {
    let phone = SimulatedPhone(.iPhone8)
    let app = phone.launch(PickerApp.self)
    app.count = rows
    app.picker.reloadAllComponents()
    app.picker.selectRow(rows / 2, inComponent: 0, animated: false)
    phone.wait(0.5)
    phone.swipe(from: (x: 187, y: 300), to: (x: 187, y: 220), for: 0.1)
    return (0..<60).map { _ in milliseconds { phone.wait(frame) } }.sorted()[30]
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
