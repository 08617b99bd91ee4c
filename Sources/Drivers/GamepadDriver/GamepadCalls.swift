import CTactusLinuxInput
import Glibc
import TactusForceFeedbackDriver
import TactusPhoneHardware

/// The system calls on gamepads; a test supplies its own.
package struct GamepadCalls: Sendable {
  /// Opens a device by its path, for reading without blocking.
  package var open: @Sendable (_ path: String) throws(InputFailure) -> Int32
  /// Returns the layout of an open device.
  package var layout: @Sendable (_ device: Int32, _ found: GamepadDevice) -> GamepadLayout
  /// Returns the state of an open device; `nil` if it has none.
  package var state: @Sendable (_ device: Int32) -> GamepadDecoder.State?
  /// Closes a device.
  package var close: @Sendable (_ device: Int32) -> Void
  /// Returns the text of a file; `nil` if it cannot be read.
  package var text: @Sendable (_ path: String) -> String?

  /// Creates a table of calls.
  package init(
    open: @escaping @Sendable (String) throws(InputFailure) -> Int32,
    layout: @escaping @Sendable (Int32, GamepadDevice) -> GamepadLayout,
    state: @escaping @Sendable (Int32) -> GamepadDecoder.State?,
    close: @escaping @Sendable (Int32) -> Void, text: @escaping @Sendable (String) -> String?
  ) {
    (self.open, self.layout, self.state) = (open, layout, state)
    (self.close, self.text) = (close, text)
  }

  /// The calls of the kernel.
  package static let kernel = GamepadCalls(
    open: { path throws(InputFailure) in
      let device = input_open_reading(path)
      if device < 0 { throw InputFailure(code: errno) }
      return device
    },
    layout: { device, found in
      GamepadLayout(
        keys: codes(Int(KEY_CNT)) { input_key_bits(device, $0, $1) },
        axes: axes(of: device).mapValues {
          GamepadLayout.Axis(minimum: $0.minimum, maximum: $0.maximum, flat: $0.flat)
        }, exchangesNorthAndWest: found.exchangesNorthAndWest)
    },
    state: { device in
      GamepadDecoder.State(
        keys: codes(Int(KEY_CNT)) { input_pressed_keys(device, $0, $1) },
        axes: axes(of: device).mapValues(\.value))
    },
    close: { device in _ = Glibc.close(device) },
    text: { path in
      let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { _ = Glibc.close(file) }
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(file, &bytes, bytes.count)
      guard count > 0 else { return nil }
      return String(decoding: bytes.prefix(count).filter { $0 != 10 }, as: UTF8.self)
    })

  // MARK: Internals

  private static func codes(
    _ count: Int, _ call: (UnsafeMutablePointer<UInt8>, Int32) -> Int32
  ) -> Set<Int> {
    var bits = [UInt8](repeating: 0, count: count / 8)
    let size = Int32(bits.count)
    guard call(&bits, size) >= 0 else { return [] }
    var codes: Set<Int> = []
    for code in 0..<count where bits[code / 8] >> (code % 8) & 1 == 1 { codes.insert(code) }
    return codes
  }

  private static func axes(of device: Int32) -> [Int: input_absinfo] {
    var axes: [Int: input_absinfo] = [:]
    for code in codes(Int(ABS_CNT), { input_axis_bits(device, $0, $1) }) {
      var info = input_absinfo()
      if input_axis(device, Int32(code), &info) >= 0 { axes[code] = info }
    }
    return axes
  }
}
