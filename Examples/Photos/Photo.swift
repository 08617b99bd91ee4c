import UIKit

/// A photo, which is painted instead of loaded from a file.
struct Photo: Identifiable, Equatable, Sendable {
  /// The subjects of photos.
  enum Subject: String, CaseIterable, Sendable {
    case fruit = "Fruit"
    case coffee = "Coffee"
    case hills = "Hills"
    case night = "Night"
  }

  let id: Int
  var isFavorite = false

  /// The subject.
  var subject: Subject { Subject.allCases[(id * 7 + id / 4) % Subject.allCases.count] }
  /// The name for the title and for assistive technologies.
  var name: String { "\(subject.rawValue) \(id)" }

  /// The width divided by the height.
  static let aspectRatio: CGFloat = 4 / 3

  /// Returns the photo as an image.
  ///
  /// - Parameter width: The width in pixels.
  func image(width: CGFloat) -> UIImage {
    let size = CGSize(width: width, height: (width / Self.aspectRatio).rounded())
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      var painter = PhotoPainter(context.cgContext, size, seed: id)
      switch subject {
      case .fruit: painter.paintFruit()
      case .coffee: painter.paintCoffee()
      case .hills: painter.paintHills()
      case .night: painter.paintNight()
      }
    }
  }
}
