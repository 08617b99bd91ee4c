import CoreGraphics
import TactusPhoneLink
import UIKit

/// The pictures of apps' icons (HomeScreen.H3).
@MainActor
enum IconImage {
  /// The largest side of an image file in pixels; a larger one is replaced by a drawn icon.
  ///
  /// - Source: ours: four times the largest icon of a bundle. Confidence: guess.
  static let maximumSide: CGFloat = 4096

  /// Returns the picture of an app's icon.
  static func image(of app: InstalledApp) -> UIImage {
    if case .file(let path) = app.icon, let image = UIImage(contentsOfFile: path),
      image.size.width * image.scale <= maximumSide,
      image.size.height * image.scale <= maximumSide
    {
      return image
    }
    if app.isSystemApp, let icon = systemIcons[app.identifier.text] {
      return drawn(icon)
    }
    return drawn(for: app.name)
  }

  /// An icon of an app of the system: a symbol on a color from its upper to its lower edge.
  private struct SystemIcon {
    var symbol: String
    var color: UInt32
    var top: UInt32
    var bottom: UInt32
    var pointSize: CGFloat = 44
  }

  /// The icons of the system's own apps.
  private static let systemIcons = [
    "org.tactus.Settings": SystemIcon(
      symbol: "gearshape.fill", color: 0xFFFFFF, top: 0x9A9AA2, bottom: 0x5C5C63),
    "org.tactus.Health": SystemIcon(
      symbol: "heart.fill", color: 0xFF2D55, top: 0xFFFFFF, bottom: 0xEDEDF2, pointSize: 32),
    "org.tactus.PrintCenter": SystemIcon(
      symbol: "printer", color: 0xFFFFFF, top: 0x9A9AA2, bottom: 0x5C5C63, pointSize: 32),
  ]

  /// Returns an icon with a symbol.
  private static func drawn(_ icon: SystemIcon) -> UIImage {
    let side = HomeMetrics.iconSide
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { context in
      fill(context.cgContext, UIColor(hex: icon.top), UIColor(hex: icon.bottom))
      let picture = UIImage(
        systemName: icon.symbol,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: icon.pointSize))?
        .withTintColor(UIColor(hex: icon.color), renderingMode: .alwaysOriginal)
      guard let picture else { return }
      picture.draw(
        at: CGPoint(x: (side - picture.size.width) / 2, y: (side - picture.size.height) / 2))
    }
  }

  /// Fills an icon from its upper to its lower edge.
  private static func fill(_ context: CGContext, _ top: UIColor, _ bottom: UIColor) {
    let colors = [top.cgColor, bottom.cgColor] as [CGColor]
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1])
    else { return }
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: HomeMetrics.iconSide), options: [])
  }

  /// Returns an icon with the first letter of a name on a color that depends on the name.
  static func drawn(for name: String) -> UIImage {
    let side = HomeMetrics.iconSide
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
    return renderer.image { context in
      let (top, bottom) = colors(for: name)
      fill(context.cgContext, top, bottom)
      let letter = name.first.map { String($0).uppercased() } ?? "?"
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 34, weight: .semibold),
        .foregroundColor: UIColor.white,
      ]
      let size = letter.size(withAttributes: attributes)
      letter.draw(
        at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2),
        withAttributes: attributes)
    }
  }

  // MARK: Internals

  /// The upper and the lower color of drawn icons.
  private static let palette: [(top: UInt32, bottom: UInt32)] = [
    (0x5CABFF, 0x0D5CF2), (0x6BDE8C, 0x1A9E59), (0xFFB359, 0xF56B1F), (0xFF808F, 0xE02654),
    (0xBA94FF, 0x6B40DB), (0x73D9E6, 0x0F8CA8), (0x8C99AD, 0x454F61),
  ]

  /// The colors of a name; the same ones each time, which a seeded hash would not give.
  private static func colors(for name: String) -> (UIColor, UIColor) {
    let number = name.utf8.reduce(UInt32(5381)) { $0 &* 33 &+ UInt32($1) }
    let (top, bottom) = palette[Int(number % UInt32(palette.count))]
    return (UIColor(hex: top), UIColor(hex: bottom))
  }
}
