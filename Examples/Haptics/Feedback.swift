import UIKit

/// The feedback generators of UIKit.
@MainActor
final class Feedback {
  /// A kind of feedback.
  enum Kind: String, CaseIterable {
    case light, medium, heavy, soft, rigid, selection, success, warning, error
    case alignment
    case pathCompleted = "path completed"

    /// The title of the pad.
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// Whether the intensity can be chosen.
    var knowsStrength: Bool {
      switch self {
      case .light, .medium, .heavy, .soft, .rigid: true
      case .selection, .success, .warning, .error, .alignment, .pathCompleted: false
      }
    }

    /// The height of the feedback in the plot, 0…1.
    var height: Double {
      switch self {
      case .light, .soft, .selection, .alignment, .pathCompleted: 0.5
      case .medium, .rigid, .success, .warning: 0.75
      case .heavy, .error: 1
      }
    }

    /// The sharpness of the feedback in the plot, 0…1.
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

  /// Creates the generators.
  ///
  /// - Parameter view: The view of the canvas feedback.
  init(in view: UIView) { self.view = view }

  /// Plays a feedback.
  ///
  /// - Parameters:
  ///   - kind: The kind of feedback.
  ///   - intensity: The intensity of an impact, 0…1; ignored by the others.
  ///   - place: The finger's location in the view.
  func play(_ kind: Kind, intensity: Double, at place: CGPoint) {
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
