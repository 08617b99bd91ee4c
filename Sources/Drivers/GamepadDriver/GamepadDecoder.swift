import CTactusLinuxInput
import TactusPhoneHardware

/// A decoder of the events of a gamepad, which end with a report.
package struct GamepadDecoder: Sendable {
  /// The state of a device.
  package struct State: Sendable {
    /// The codes of the pressed keys.
    package var keys: Set<Int>
    /// The values of the axes.
    package var axes: [Int: Int32]

    /// Creates a state.
    package init(keys: Set<Int> = [], axes: [Int: Int32] = [:]) {
      (self.keys, self.axes) = (keys, axes)
    }
  }

  /// Creates a decoder.
  package init(_ layout: GamepadLayout) { self.layout = layout }

  /// Handles an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - state: Returns the state of the device, when the kernel has dropped events.
  /// - Returns: The controls that have changed, at the end of a report.
  package mutating func take(
    _ event: input_event, state: () -> State?
  ) -> [GamepadControl: Float] {
    let code = Int(event.code)
    switch Int32(event.type) {
    case EV_SYN where Int32(event.code) == SYN_DROPPED: hasDropped = true
    case EV_SYN where Int32(event.code) == SYN_REPORT:
      if hasDropped {
        // What was reported until here is incomplete.
        hasDropped = false
        if let state = state() { return take(state) }
      }
      return finish()
    // A repetition of a held key is not a change.
    case EV_KEY where !hasDropped && event.value != 2: setKey(code, event.value != 0)
    case EV_ABS where !hasDropped: setAxis(code, event.value)
    default: break
    }
    return [:]
  }

  /// Handles the whole state of the device.
  ///
  /// - Returns: The controls that have changed.
  package mutating func take(_ state: State) -> [GamepadControl: Float] {
    for code in Set(layout.keys.keys).union(layout.directions.keys) {
      setKey(code, state.keys.contains(code))
    }
    for (code, value) in state.axes { setAxis(code, value) }
    return finish()
  }

  // MARK: Internals

  private let layout: GamepadLayout
  private var hasDropped = false
  private var held: Set<Int> = []
  private var values: [GamepadControl: Float] = [:]
  private var waiting: [GamepadControl: Float] = [:]

  private mutating func finish() -> [GamepadControl: Float] {
    defer { waiting = [:] }
    let changed = waiting.filter { values[$0.key, default: 0] != $0.value }
    values.merge(changed) { $1 }
    return changed
  }

  private mutating func setKey(_ code: Int, _ isPressed: Bool) {
    if let control = layout.keys[code] { waiting[control] = isPressed ? 1 : 0 }
    guard let direction = layout.directions[code] else { return }
    if isPressed { held.insert(code) } else { held.remove(code) }
    let sides = held.compactMap { layout.directions[$0] }.filter { $0.control == direction.control }
    waiting[direction.control] = sides.reduce(0) { $0 + ($1.isPositive ? 1 : -1) }
  }

  private mutating func setAxis(_ code: Int, _ value: Int32) {
    guard let (place, range) = layout.axes[code] else { return }
    switch place {
    case .stick(let control, let isDown):
      let position = range.centered(value)
      // Without −0, which would be printed with its sign.
      waiting[control] = isDown && position != 0 ? -position : position
    case .trigger(let control): waiting[control] = range.fromLowest(value)
    }
  }
}
