import CoreGraphics
import UIKit

extension UIColor {
  /// Creates a color from its components as a hexadecimal number, such as `0xFF8000`.
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: alpha)
  }
}
