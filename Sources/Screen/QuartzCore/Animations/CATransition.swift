import TactusDisplayList

/// A transition from a layer's previous content to its new content.
open class CATransition: CAAnimation {
  /// The type of the transition.
  open var type = CATransitionType.fade
  /// The direction of the transition.
  open var subtype: CATransitionSubtype?
  /// The fraction of the transition at which it begins, 0…1.
  open var startProgress: Float = 0
  /// The fraction of the transition at which it ends, 0…1.
  open var endProgress: Float = 1

  // MARK: Internals

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  /// The layer's previous content, in its own coordinates.
  final var before: [DrawingCommand] = []

  /// Returns the progress at a time of the layer, 0…1, or `nil` if the transition has no effect
  /// then.
  func progress(at time: CFTimeInterval) -> Double? {
    guard let position = timing.position(at: time) else { return nil }
    let (start, end) = (Double(startProgress), Double(endProgress))
    return max(0, min(1, start + (end - start) * progress(at: position)))
  }

  /// Returns the offsets of the old and new content, as fractions of the layer's size.
  ///
  /// Source: Layers.Z3
  func offsets(at progress: Double) -> (old: DrawingPoint, new: DrawingPoint) {
    let direction: DrawingPoint =
      switch subtype {
      case .fromRight: DrawingPoint(1, 0)
      case .fromTop: DrawingPoint(0, 1)
      case .fromBottom: DrawingPoint(0, -1)
      default: DrawingPoint(-1, 0)
      }
    func part(_ share: Double) -> DrawingPoint {
      DrawingPoint(direction.x * share, direction.y * share)
    }
    switch type {
    case .push: return (part(-progress), part(1 - progress))
    case .moveIn: return (.zero, part(1 - progress))
    case .reveal: return (part(-progress), .zero)
    default: return (.zero, .zero)
    }
  }
}

/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The string of the name.
  public let rawValue: String

  /// Creates a name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A cross-fade.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away from the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// The old content until half of the duration, then the new; used for flips (Layers.Z5).
  package static let halfway = CATransitionType(rawValue: "tactus.halfway")
}
