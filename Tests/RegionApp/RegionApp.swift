import UIKit

/// An app for tests that shows how it formats by the phone's language, region and time zone.
///
/// Its label "region" shows the values at the time when the program was loaded, and at the launch.
@main
final class RegionApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let label = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 400))
    label.numberOfLines = 0
    label.accessibilityLabel = "region"
    label.text = ([atLoad] + state).joined(separator: "\n")
    // A character whose form depends on the language.
    label.text? += "\n直"
    label.accessibilityValue = label.text
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.view.addSubview(label)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
}

/// The locale and the time zone before the app is launched.
private let atLoad = "\(Locale.current.identifier) \(TimeZone.current.identifier)"

@MainActor private var state: [String] {
  let date = Date(timeIntervalSinceReferenceDate: 0)
  let formatter = DateFormatter()
  (formatter.dateStyle, formatter.timeStyle) = (.full, .short)
  let numbers = NumberFormatter()
  numbers.numberStyle = .currency
  var time = time_t(date.timeIntervalSince1970)
  var local = tm()
  localtime_r(&time, &local)
  return [
    Locale.current.identifier, Locale.preferredLanguages.joined(separator: " "),
    TimeZone.current.identifier, formatter.string(from: date), date.formatted(),
    numbers.string(from: 1234.5) ?? "", "\(Calendar.current.firstWeekday)", "\(local.tm_hour)",
  ]
}
