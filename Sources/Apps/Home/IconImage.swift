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
    return drawn(for: app.name)
  }

  /// Returns an icon with the first letter of a name on a color that depends on the name.
  static func drawn(for name: String) -> UIImage {
    let side = HomeMetrics.iconSide
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
    return renderer.image { context in
      let (top, bottom) = colors(for: name)
      let colors = [top.cgColor, bottom.cgColor] as [CGColor]
      if let gradient = CGGradient(
        colorsSpace: nil, colors: colors as CFArray, locations: [0, 1])
      {
        context.cgContext.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 0, y: side), options: [])
      }
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
  private static let palette: [(UIColor, UIColor)] = [
    (UIColor(red: 0.36, green: 0.67, blue: 1, alpha: 1), UIColor(red: 0.05, green: 0.36, blue: 0.95, alpha: 1)),
    (UIColor(red: 0.42, green: 0.87, blue: 0.55, alpha: 1), UIColor(red: 0.1, green: 0.62, blue: 0.35, alpha: 1)),
    (UIColor(red: 1, green: 0.7, blue: 0.35, alpha: 1), UIColor(red: 0.96, green: 0.42, blue: 0.12, alpha: 1)),
    (UIColor(red: 1, green: 0.5, blue: 0.56, alpha: 1), UIColor(red: 0.88, green: 0.15, blue: 0.33, alpha: 1)),
    (UIColor(red: 0.73, green: 0.58, blue: 1, alpha: 1), UIColor(red: 0.42, green: 0.25, blue: 0.86, alpha: 1)),
    (UIColor(red: 0.45, green: 0.85, blue: 0.9, alpha: 1), UIColor(red: 0.06, green: 0.55, blue: 0.66, alpha: 1)),
    (UIColor(red: 0.55, green: 0.6, blue: 0.68, alpha: 1), UIColor(red: 0.27, green: 0.31, blue: 0.38, alpha: 1)),
  ]

  /// The colors of a name; the same ones each time, which a seeded hash would not give.
  private static func colors(for name: String) -> (UIColor, UIColor) {
    let number = name.utf8.reduce(UInt32(5381)) { $0 &* 33 &+ UInt32($1) }
    return palette[Int(number % UInt32(palette.count))]
  }
}
