import UIKit

/// The feedback that UIKit has a name for.
@MainActor
final class Feedback {
  /// One of them.
  enum Kind: String, CaseIterable {
    case light, medium, heavy, soft, rigid, selection, success, warning, error
    case alignment
    case pathCompleted = "path completed"

    /// What its pad says.
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// Whether it can be weaker and stronger.
    var knowsStrength: Bool {
      switch self {
      case .light, .medium, .heavy, .soft, .rigid: true
      case .selection, .success, .warning, .error, .alignment, .pathCompleted: false
      }
    }

    /// How strong it looks in the plot, 0…1.
    var height: Double {
      switch self {
      case .light, .soft, .selection, .alignment, .pathCompleted: 0.5
      case .medium, .rigid, .success, .warning: 0.75
      case .heavy, .error: 1
      }
    }

    /// How sharp it looks there, 0…1.
    var sharpness: Double {
      switch self {
      case .soft: 0.1
      case .heavy, .error: 0.3
      case .medium, .warning, .success: 0.5
      case .light: 0.7
      case .rigid, .selection, .alignment, .pathCompleted: 0.95
      }
    }
  }

  private let impacts: [Kind: UIImpactFeedbackGenerator] = [
    .light: UIImpactFeedbackGenerator(style: .light),
    .medium: UIImpactFeedbackGenerator(style: .medium),
    .heavy: UIImpactFeedbackGenerator(style: .heavy),
    .soft: UIImpactFeedbackGenerator(style: .soft),
    .rigid: UIImpactFeedbackGenerator(style: .rigid),
  ]
  private let selection = UISelectionFeedbackGenerator()
  private let notification = UINotificationFeedbackGenerator()
  private lazy var canvas = UICanvasFeedbackGenerator(view: view)
  private let view: UIView

  /// - Parameter view: Where what is drawn would be aligned.
  init(in view: UIView) { self.view = view }

  /// Gives one.
  ///
  /// - Parameters:
  ///   - intensity: How strong an impact is, 0…1; the others know no strength.
  ///   - place: Where the finger is, in the view.
  func give(_ kind: Kind, intensity: Double, at place: CGPoint) {
    switch kind {
    case .light, .medium, .heavy, .soft, .rigid:
      impacts[kind]?.impactOccurred(intensity: CGFloat(intensity))
    case .selection: selection.selectionChanged()
    case .success: notification.notificationOccurred(.success)
    case .warning: notification.notificationOccurred(.warning)
    case .error: notification.notificationOccurred(.error)
    case .alignment: canvas.alignmentOccurred(at: place)
    case .pathCompleted: canvas.pathCompleted(at: place)
    }
  }
}
