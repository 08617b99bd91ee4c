internal import Glibc
import TactusPhoneLink

/// A gesture for VoiceOver; the raw value is the word in scripts.
///
/// The steps VoiceOver.VG1… tell what each of them does.
public enum VoiceOverMove: String, Sendable, CaseIterable {
  /// One finger flicks to the right: the next element.
  case next
  /// One finger flicks to the left: the previous element.
  case previous
  /// One finger flicks up: the rotor, or a greater value.
  case up
  /// One finger flicks down: the rotor, or a lesser value.
  case down
  /// One finger taps twice: activates the element.
  case activate
  /// One finger taps three times: a long press.
  case longPress = "long-press"
  /// Two fingers tap twice: the magic tap.
  case magicTap = "magic-tap"
  /// Two fingers draw a Z: goes back or dismisses.
  case escape
  /// Two fingers turn to the right: the next setting of the rotor.
  case turnRight = "turn-right"
  /// Two fingers turn to the left: the previous setting of the rotor.
  case turnLeft = "turn-left"
  /// Three fingers flick to the left.
  case scrollLeft = "scroll-left"
  /// Three fingers flick to the right.
  case scrollRight = "scroll-right"
  /// Three fingers flick up.
  case scrollUp = "scroll-up"
  /// Three fingers flick down.
  case scrollDown = "scroll-down"
  /// Two fingers flick to the right: into the group that has the focus.
  case intoGroup = "into-group"
  /// Two fingers flick to the left: out of the group around the element.
  case outOfGroup = "out-of-group"
  /// Two fingers tap twice, and stay: asks for a name of the element.
  case label
  /// Two fingers flick up: reads the screen from the top.
  case readAll = "read-all"
  /// Two fingers flick down: reads on from the element.
  case readOn = "read-on"
  /// Two fingers tap: pauses or resumes speech.
  case pause
  /// Three fingers tap: says where the element is.
  case location
  /// Three fingers tap twice: turns speech off or on.
  case speech
  /// Three fingers tap three times: draws the screen curtain or opens it.
  case curtain
  /// Three fingers tap four times: copies what was spoken last.
  case copy
  /// Four fingers tap the upper half: the first element.
  case first
  /// Four fingers tap the lower half: the last element.
  case last
  /// Two fingers tap three times: the list of all elements.
  case itemChooser = "item-chooser"
  /// Two fingers move apart: the selection is extended forward.
  case pinchOpen = "pinch-open"
  /// Two fingers move together: the selection is extended backward.
  case pinchClosed = "pinch-closed"
  /// Four fingers flick to the left: the app that was used after this one.
  case nextApp = "next-app"
  /// Four fingers flick to the right: the app that was used before this one.
  case previousApp = "previous-app"
  /// Four fingers tap twice: begins or ends the practice of gestures.
  case practice
  /// One finger presses the element firmly, and lets go.
  case firmPress = "firm-press"

  /// The paths of the fingers.
  ///
  /// - Parameters:
  ///   - width: The width of the screen in points.
  ///   - height: The height of the screen in points.
  func strokes(width: Double, height: Double) -> FingerPaths {
    let middle = (x: width / 2, y: height / 2)
    switch self {
    case .next: return .flick(1, (80, 0), at: middle)
    case .previous: return .flick(1, (-80, 0), at: middle)
    case .up: return .flick(1, (0, -80), at: middle)
    case .down: return .flick(1, (0, 80), at: middle)
    case .activate: return .taps(2, fingers: 1, at: middle)
    case .longPress: return .taps(3, fingers: 1, at: middle)
    case .magicTap: return .taps(2, fingers: 2, at: middle)
    case .escape: return .path(2, [(-40, -20), (40, -20), (-40, 20), (40, 20)], at: middle)
    case .turnRight: return .turn(.pi / 4, at: middle)
    case .turnLeft: return .turn(-.pi / 4, at: middle)
    case .scrollLeft: return .flick(3, (-80, 0), at: middle)
    case .scrollRight: return .flick(3, (80, 0), at: middle)
    case .scrollUp: return .flick(3, (0, -80), at: middle)
    case .scrollDown: return .flick(3, (0, 80), at: middle)
    case .intoGroup: return .flick(2, (80, 0), at: middle)
    case .outOfGroup: return .flick(2, (-80, 0), at: middle)
    case .label: return .tapAndHold(fingers: 2, at: middle)
    case .readAll: return .flick(2, (0, -80), at: middle)
    case .readOn: return .flick(2, (0, 80), at: middle)
    case .pause: return .taps(1, fingers: 2, at: middle)
    case .speech: return .taps(2, fingers: 3, at: middle)
    case .location: return .taps(1, fingers: 3, at: middle)
    case .curtain: return .taps(3, fingers: 3, at: middle)
    case .copy: return .taps(4, fingers: 3, at: middle)
    case .first: return .taps(1, fingers: 4, at: (middle.x, height / 4))
    case .last: return .taps(1, fingers: 4, at: (middle.x, height * 3 / 4))
    case .itemChooser: return .taps(3, fingers: 2, at: middle)
    case .pinchOpen: return .pinch(from: 60, to: 140, at: middle)
    case .pinchClosed: return .pinch(from: 140, to: 60, at: middle)
    case .nextApp: return .flick(4, (-80, 0), at: middle)
    case .previousApp: return .flick(4, (80, 0), at: middle)
    case .practice: return .taps(2, fingers: 4, at: middle)
    case .firmPress: return .taps(1, fingers: 1, at: middle)
    }
  }

  /// The paths of fingers on the screen.
  enum FingerPaths {
    /// Several fingers tap a number of times.
    case taps(Int, fingers: Int, at: (x: Double, y: Double))
    /// Several fingers tap twice, and stay the second time.
    case tapAndHold(fingers: Int, at: (x: Double, y: Double))
    /// Several fingers flick by a distance.
    case flick(Int, (dx: Double, dy: Double), at: (x: Double, y: Double))
    /// Several fingers follow the corners of a path.
    case path(Int, [(dx: Double, dy: Double)], at: (x: Double, y: Double))
    /// Two fingers change their distance.
    case pinch(from: Double, to: Double, at: (x: Double, y: Double))
    /// Two fingers turn by an angle in radians, clockwise.
    case turn(Double, at: (x: Double, y: Double))
  }
}
