import DisplayList

/// A change from what a layer showed to what it shows, as a whole.
open class CATransition: CAAnimation {
  /// How the new comes in the place of the old.
  open var type = CATransitionType.fade
  /// From where the new comes.
  open var subtype: CATransitionSubtype?
  /// At which part of the whole it begins, 0…1.
  open var startProgress: Float = 0
  /// At which part of the whole it ends, 0…1.
  open var endProgress: Float = 1

  // MARK: Internals

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  /// What the layer showed last, in its own coordinates.
  final var before: [DrawingCommand] = []

  /// How far the change has come at a time of the layer, 0…1; `nil` while it does not hold.
  func progress(at time: CFTimeInterval) -> Double? {
    guard let place = timing.place(at: time) else { return nil }
    let (start, end) = (Double(startProgress), Double(endProgress))
    return max(0, min(1, start + (end - start) * progress(at: place)))
  }

  /// The ways that the old and the new are off their place, in parts of the layer's size.
  ///
  /// Source: Documentation/Behaviour/Layers.md#transitions (Z3)
  func ways(at progress: Double) -> (old: DrawingPoint, new: DrawingPoint) {
    let way: DrawingPoint =
      switch subtype {
      case .fromRight: DrawingPoint(1, 0)
      case .fromTop: DrawingPoint(0, 1)
      case .fromBottom: DrawingPoint(0, -1)
      default: DrawingPoint(-1, 0)
      }
    func part(_ share: Double) -> DrawingPoint { DrawingPoint(way.x * share, way.y * share) }
    switch type {
    case .push: return (part(-progress), part(1 - progress))
    case .moveIn: return (.zero, part(1 - progress))
    case .reveal: return (part(-progress), .zero)
    default: return (.zero, .zero)
    }
  }
}

/// How the new comes in the place of the old.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name in text.
  public let rawValue: String

  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old becomes transparent, and the new opaque.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old slides away from the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// The old until the middle, then the new: what flips shows each from its own side (Z5).
  package static let halfway = CATransitionType(rawValue: "tactus.halfway")
}

/// From where the new comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name in text.
  public let rawValue: String

  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From where y is largest: in a view from below.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From where y is least: in a view from above.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
