import CoreHaptics
import UIKit

/// Three pages of haptics, and a plot of what was felt below them.
final class HapticsViewController: UIViewController {
  private let heading = UILabel()
  private let pages = UISegmentedControl(items: ["Feedback", "Patterns", "Surface"])
  private let hint = UILabel()
  private let plot = PlotView()
  private let surface = TouchSurface()
  private lazy var feedbackPads = PadGrid(Feedback.Kind.allCases.map { pad(of: $0) }, columns: 3)
  private lazy var patternPads = PadGrid(
    shelf.patterns.map { pad(of: $0.name, $0.pattern) }, columns: 2)

  private lazy var feedback = Feedback(in: view)
  private let shelf = PatternLibrary()
  private let player = HapticPlayer()

  /// The length of a drag in points over the whole range of intensity or sharpness.
  private static let longestDrag = 120.0

  // MARK: View

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Haptics"
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    heading.accessibilityTraits = [.staticText, .header]
    hint.font = .systemFont(ofSize: 13)
    hint.textColor = .secondaryLabel
    hint.textAlignment = .center
    hint.numberOfLines = 2
    pages.selectedSegmentIndex = 0
    pages.addAction(UIAction { [unowned self] _ in show() }, for: .valueChanged)
    surface.moved = { [unowned self] in playSurface($0, $1, isNew: $2) }
    surface.released = { [unowned self] in
      player.end()
      plot.lift()
    }
    for part in [heading, pages, feedbackPads, patternPads, surface, hint, plot] {
      view.addSubview(part)
    }
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 12)
    // There is no space for a title in landscape.
    let isLow = area.height < 450
    heading.isHidden = isLow
    heading.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 44)
    let top = isLow ? area.minY : heading.frame.maxY + 8
    pages.frame = CGRect(x: area.minX, y: top, width: area.width, height: 32)
    let plotHeight = isLow ? 56.0 : 100.0
    plot.frame = CGRect(
      x: area.minX, y: area.maxY - plotHeight, width: area.width, height: plotHeight)
    hint.frame = CGRect(x: area.minX, y: plot.frame.minY - 40, width: area.width, height: 36)
    let space = CGRect(
      x: area.minX, y: pages.frame.maxY + 14, width: area.width,
      height: hint.frame.minY - 8 - pages.frame.maxY - 14)
    for page in [feedbackPads, patternPads, surface] { page.frame = space }
  }

  private func show() {
    let page = pages.selectedSegmentIndex
    feedbackPads.isHidden = page != 0
    patternPads.isHidden = page != 1
    surface.isHidden = page != 2
    player.stop()
    plot.clearFuture()
    hint.text = words(of: page)
  }

  /// Returns the hint of a page, or the reason why nothing can be felt.
  private func words(of page: Int) -> String {
    guard page == 0 || player.canPlay else { return "This phone plays no patterns." }
    return switch page {
    case 0: "The lower on the pad of an impact, the gentler it is."
    case 1: "Hold a pad and move: up is stronger, right is sharper."
    default: "Higher is stronger, further right is sharper."
    }
  }

  // MARK: Feedback

  private func pad(of kind: Feedback.Kind) -> Pad {
    let accent: UIColor =
      switch kind {
      case .success: .systemGreen
      case .warning: .systemOrange
      case .error: .systemRed
      default: .systemIndigo
      }
    let pad = Pad(kind.title, accent: accent)
    pad.pressed = { [unowned self, unowned pad] in
      let intensity = kind.knowsStrength ? pad.height(of: pad.place) : 1
      feedback.play(kind, intensity: intensity, at: pad.convert(pad.place, to: view))
      plot.add(intensity: kind.height * intensity, sharpness: kind.sharpness)
    }
    return pad
  }

  // MARK: Patterns

  private func pad(of name: String, _ pattern: CHHapticPattern) -> Pad {
    let pad = Pad(PatternLibrary.title(of: name), accent: .systemTeal)
    pad.isEnabled = player.canPlay
    pad.pressed = { [unowned self] in
      player.play(pattern)
      plot.clearFuture()
      for stroke in PatternStrokes.strokes(of: pattern) {
        plot.add(
          after: stroke.time, lasting: stroke.duration, intensity: stroke.intensity,
          sharpness: stroke.sharpness)
      }
    }
    pad.dragged = { [unowned self] right, up in
      let intensity = 1 + Double(up) / Self.longestDrag
      player.change(
        intensity: min(max(intensity, 0), 1),
        sharpness: min(max(Double(right) / Self.longestDrag, -1), 1))
    }
    return pad
  }

  // MARK: Surface

  private func playSurface(_ intensity: Double, _ sharpness: Double, isNew: Bool) {
    guard player.canPlay else { return }
    if isNew {
      player.begin(intensity: intensity, sharpness: sharpness)
    } else {
      player.move(intensity: intensity, sharpness: sharpness)
    }
    plot.hold(intensity: intensity, sharpness: sharpness)
  }
}
