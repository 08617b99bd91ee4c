import TactusPhoneLink
import UIKit

/// The pictures of quick actions' icons, which the menu tints (HomeScreen.Q5).
@MainActor
enum QuickActionImage {
  /// Returns the picture of an icon; `nil` without one, and for an image that the bundle lacks.
  ///
  /// - Parameters:
  ///   - icon: The icon.
  ///   - app: The app, in whose bundle images are looked for.
  static func image(of icon: QuickActionIcon?, in app: InstalledApp) -> UIImage? {
    switch icon {
    case .system(let number):
      guard symbols.indices.contains(number) else { return nil }
      return UIImage(systemName: symbols[number])
    case .symbol(let name): return UIImage(systemName: name)
    case .image(let name): return file(name, of: app)?.withRenderingMode(.alwaysTemplate)
    case .monogram: return UIImage(systemName: "person.crop.circle")
    case nil: return nil
    }
  }

  // MARK: Internals

  /// Returns an image in the folder of the app's icon.
  private static func file(_ name: String, of app: InstalledApp) -> UIImage? {
    // A name is no path: it may not lead out of the bundle.
    guard case .file(let icon) = app.icon, !name.contains("/") else { return nil }
    let folder = (icon as NSString).deletingLastPathComponent
    for ending in ["", ".png", "@3x.png", "@2x.png"] {
      if let image = UIImage(contentsOfFile: "\(folder)/\(name)\(ending)") { return image }
    }
    return nil
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
