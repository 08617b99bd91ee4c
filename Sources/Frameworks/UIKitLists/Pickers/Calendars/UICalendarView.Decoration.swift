import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

extension UICalendarView {
  /// The sizes of decorations.
  public enum DecorationSize: Int, Sendable {
    /// Small.
    case small = 0
    /// The standard size.
    case medium = 1
    /// Large.
    case large = 2

    var points: CGFloat {
      switch self {
      case .small: CalendarMetrics.small
      case .medium: CalendarMetrics.medium
      case .large: CalendarMetrics.large
      }
    }
  }

  /// A mark below the number of a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// Creates a dot in gray.
    public override init() {
      kind = .dot(nil, .medium)
      super.init()
    }

    /// Creates an image.
    ///
    /// - Parameters:
    ///   - image: The image; nil for a dot.
    ///   - color: The color of a template; nil for gray.
    ///   - size: The size.
    public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      kind = image.map { .image($0, color, size) } ?? .dot(color, size)
      super.init()
    }

    /// Creates a decoration of an app's own view, which is clipped to the room of the day.
    public init(customViewProvider: @escaping () -> UIView) {
      kind = .view(customViewProvider)
      super.init()
    }

    /// Returns a dot.
    public class func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: nil, color: color, size: size) }

    /// Returns an image.
    public class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    /// Returns a decoration of an app's own view.
    public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    // MARK: Internals

    private let kind: Kind

    private enum Kind {
      case dot(UIColor?, DecorationSize)
      case image(UIImage, UIColor?, DecorationSize)
      case view(() -> UIView)
    }

    /// Creates the view of the decoration.
    func makeView(tint: UIColor) -> UIView {
      switch kind {
      case .dot(let color, let size):
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: size.points, height: size.points))
        dot.backgroundColor = color ?? .systemGray3
        dot.layer.cornerRadius = size.points / 2
        return dot
      case .image(let image, let color, let size):
        let symbol = UIImage.SymbolConfiguration(pointSize: size.points + CalendarMetrics.small)
        let view = UIImageView(image: image.withConfiguration(symbol))
        view.tintColor = color ?? .systemGray3
        view.contentMode = .scaleAspectFit
        let side = size.points + CalendarMetrics.small
        view.frame = CGRect(x: 0, y: 0, width: side, height: side)
        return view
      case .view(let make):
        let view = make()
        if view.bounds.isEmpty { view.sizeToFit() }
        view.clipsToBounds = true
        return view
      }
    }
  }
}
