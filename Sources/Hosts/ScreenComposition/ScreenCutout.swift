import TactusDisplayList
import TactusPhone

/// The notch or the island of a phone without a Home button (HomeScreen.F5).
struct ScreenCutout {
  /// The parts of a screen that cameras and sensors occupy.
  enum Kind {
    /// A notch of the iPhone X to 14.
    case notch(width: Double, height: Double)
    /// An island of the iPhone 14 Pro and later.
    case island
  }

  private let model: PhoneModel

  init(_ model: PhoneModel) { self.model = model }

  /// The kind; `nil` for a phone with a Home button.
  var kind: Kind? {
    guard !model.hasHomeButton else { return nil }
    let top = model.screen.portraitSafeArea.top
    if top >= 59 { return .island }
    // The notch became narrower with the iPhone 13, whose safe area is 47 points high.
    return top >= 47 && top < 48 ? .notch(width: 162, height: 33) : .notch(width: 209, height: 30)
  }

  /// The commands that draw it.
  ///
  /// - Source: design kits. Confidence: guess.
  var commands: [DrawingCommand] {
    let width = Double(model.screen.width)
    var path = DrawingPath()
    switch kind {
    case .island:
      path.addRounded(
        DrawingRect(x: (width - 126) / 2, y: 11, width: 126, height: 37), cornerWidth: 18.5,
        cornerHeight: 18.5)
    case .notch(let notchWidth, let height):
      // The upper half lies outside of the screen, so that only the lower corners are round.
      path.addRounded(
        DrawingRect(
          x: (width - notchWidth) / 2, y: -height, width: notchWidth, height: 2 * height),
        cornerWidth: 20, cornerHeight: 20)
    case nil: return []
    }
    return [.fill(path, .winding, .color(.black))]
  }
}
