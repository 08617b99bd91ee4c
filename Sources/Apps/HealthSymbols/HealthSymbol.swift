public import TactusHealthModel
public import UIKit

/// The pictures of types and categories of health data.
@MainActor
public enum HealthSymbol {
  /// Returns the color of a category.
  public static func color(of category: HealthCategory) -> UIColor {
    let (red, green, blue) = category.color
    return UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
  }

  /// Returns the colored symbol of a type, on a square of the same size for all.
  ///
  /// - Parameter type: The type.
  /// - Returns: The picture.
  public static func image(of type: HealthType) -> UIImage {
    image(type.symbol, color(of: type.category), side: 28)
  }

  /// Returns the colored symbol of a category, on a square of the same size for all.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - side: The side of the square in points.
  /// - Returns: The picture.
  public static func image(of category: HealthCategory, side: CGFloat = 28) -> UIImage {
    image(category.symbol, color(of: category), side: side)
  }

  // MARK: Internals

  private static func image(_ name: String, _ color: UIColor, side: CGFloat) -> UIImage {
    let configuration = UIImage.SymbolConfiguration(pointSize: side * 0.75)
    let symbol = UIImage(systemName: name, withConfiguration: configuration)?
      .withTintColor(color, renderingMode: .alwaysOriginal)
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      guard let symbol else { return }
      symbol.draw(
        at: CGPoint(x: (side - symbol.size.width) / 2, y: (side - symbol.size.height) / 2))
    }
  }
}
