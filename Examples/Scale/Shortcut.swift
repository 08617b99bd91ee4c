import UIKit

/// The quick actions of the app's icon, by the last part of their type.
enum Shortcut: String {
  /// Weighs on a blue background; in `Info.plist`.
  case openBlue = "OpenBlue"
  /// Begins to calibrate with a known weight; set while the app runs.
  case calibrate = "Calibrate"

  /// Returns the quick action of an item; `nil` for an item of another version of the app.
  @MainActor init?(_ item: UIApplicationShortcutItem) {
    guard let name = item.type.split(separator: ".").last else { return nil }
    self.init(rawValue: String(name))
  }

  /// The items that are set while the app runs.
  @MainActor static var dynamicItems: [UIApplicationShortcutItem] {
    let vendor = Bundle.main.bundleIdentifier ?? "com.example.Scale"
    return ScaleViewController.knownWeights.map { grams in
      UIApplicationShortcutItem(
        type: "\(vendor).\(grams).\(Shortcut.calibrate.rawValue)",
        localizedTitle: String(localized: "Calibrate"),
        localizedSubtitle: String(localized: "With a weight of \(grams) g"),
        icon: UIApplicationShortcutIcon(systemImageName: "scalemass"),
        userInfo: ["grams": NSNumber(value: grams)])
    }
  }
}
