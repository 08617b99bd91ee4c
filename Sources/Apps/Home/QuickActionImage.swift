import TactusPhoneLink
import TactusUIKitValues
import UIKit

/// The pictures of quick actions' icons, which the menu tints (HomeScreen.Q5).
@MainActor
enum QuickActionImage {
  /// Returns the picture of an icon; `nil` without one, and for an image that the bundle lacks.
  ///
  /// - Parameters:
  ///   - icon: The icon.
  ///   - app: The app, in whose bundle images are searched.
  static func image(of icon: QuickActionIcon?, in app: InstalledApp) -> UIImage? {
    switch icon {
    case .system(let number):
      guard symbols.indices.contains(number) else { return nil }
      return symbol(symbols[number])
    case .symbol(let name): return symbol(name)
    case .image(let name):
      guard !app.bundlePath.isEmpty else { return nil }
      return UIImage(named: name, ofAppIn: app.bundlePath)?.withRenderingMode(.alwaysTemplate)
    case .monogram: return symbol("person.crop.circle")
    case nil: return nil
    }
  }

  // MARK: Internals

  /// Returns a symbol in the size of the menu; `nil` if there is none with the name.
  private static func symbol(_ name: String) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: QuickActionMetrics.symbolSize))
  }

  /// The symbols in the order of `UIApplicationShortcutIcon.IconType`.
  private static let symbols = [
    "square.and.pencil", "play", "pause", "plus", "location", "magnifyingglass",
    "square.and.arrow.up", "nosign", "person", "house", "mappin", "star", "heart", "cloud",
    "envelope.open", "checkmark.circle", "envelope", "message", "calendar", "clock", "camera",
    "video", "circle", "checkmark.circle.fill", "alarm", "bookmark", "shuffle", "speaker.wave.2",
    "arrow.clockwise",
  ]
}
