import Foundation
import TactusDisplayList

/// The fonts listed under `UIAppFonts` in the app's `Info.plist` (Text.FO11).
package enum AppFonts {
  /// Registers the fonts on the first call.
  package static func register() { _ = isRegistered }

  private static let isRegistered: Bool = {
    register(Bundle.main.infoDictionary?["UIAppFonts"] as? [String] ?? [], in: .main)
    return true
  }()

  /// Registers font files of a bundle; each missing or invalid one causes a warning.
  package static func register(_ names: [String], in bundle: Bundle) {
    for name in names {
      let path = "\(bundle.resourcePath ?? bundle.bundlePath)/\(name)"
      do {
        try FontLibrary.shared.register(path)
      } catch .alreadyRegistered {
        continue
      } catch {
        RuntimeWarning.once("UIAppFonts: '\(name)' is missing in the app's bundle, or is no font")
      }
    }
  }
}
