import TactusPhone
import TactusPhoneLink
import TactusPhoneScript
import TactusTextFormatting

/// A reader of the touches of a page, which come as bytes (`Documentation/Simulator.md`).
struct TouchBytesReader {
  /// The first byte of a message with touches.
  static let signature = UInt8(ascii: "T")

  /// The values that a touch may have; the raw value is its bit.
  private struct Values: OptionSet {
    var rawValue: UInt8
    static let place = Self(rawValue: 1)
    static let force = Self(rawValue: 2)
    static let radius = Self(rawValue: 4)
    static let altitude = Self(rawValue: 8)
    static let azimuth = Self(rawValue: 16)
    static let all: Self = [.place, .force, .radius, .altitude, .azimuth]
  }

  private let bytes: [UInt8]
  private var place = 1

  /// Begins to read a message.
  ///
  /// - Throws: `FormatError` if it has no touches.
  init(_ bytes: [UInt8]) throws(PageRequest.FormatError) {
    guard bytes.first == Self.signature, bytes.count > 1 else {
      throw PageRequest.FormatError(reason: "no touches")
    }
    self.bytes = bytes
  }

  /// Whether the whole message was read.
  var isAtEnd: Bool { place == bytes.count }

  /// Returns the next touch, or the reason for which its values are refused.
  ///
  /// - Throws: `FormatError` if the message ends too early, or what follows cannot be told.
  mutating func next() throws(PageRequest.FormatError) -> PageRequest {
    let time = try PageRequest.time(number())
    let (finger, phase, kind) = (try byte(), try byte(), try byte())
    let values = Values(rawValue: try byte())
    guard Values.all.isSuperset(of: values) else {
      throw PageRequest.FormatError(reason: "a touch has unknown values")
    }
    let (x, y) = values.contains(.place) ? (try number(), try number()) : (.nan, .nan)
    let force = values.contains(.force) ? try number() : nil
    let radius = values.contains(.radius) ? try number() : nil
    let altitude = values.contains(.altitude) ? try number() : nil
    let azimuth = values.contains(.azimuth) ? try number() : nil
    guard finger < PageLimits.contacts else { return .refused("too many fingers") }
    guard let phase = Self.phase(phase), let kind = Self.kind(kind) else {
      return .refused("a touch has an unknown phase or kind")
    }
    let isPlaced = values.contains(.place)
    guard isPlaced ? x.isFinite && y.isFinite : phase != .began else {
      return .refused("expected the place of a touch")
    }
    for (name, value, range) in [
      ("force", force, TouchRanges.forces), ("radius", radius, TouchRanges.radii),
      ("altitude", altitude, TouchRanges.roundedAltitudes),
      ("azimuth", azimuth, TouchRanges.azimuths),
    ] {
      guard let value, !range.contains(value) else { continue }
      let (least, most) = (
        NumberFormat.short(range.lowerBound, places: 4),
        NumberFormat.short(range.upperBound, places: 4)
      )
      return .refused("expected a number from \(least) to \(most) for “\(name)”, found \(value)")
    }
    return .touch(
      TouchReport(
        ContactID(UInt32(finger)), phase, kind: kind, x: x, y: y,
        pressure: force.map(Pressure.touches) ?? .default, radius: radius,
        altitude: altitude.map { min($0, TouchRanges.altitudes.upperBound) }, azimuth: azimuth),
      time: time)
  }

  // MARK: Internals

  private static func phase(_ byte: UInt8) -> TouchSample.Phase? {
    switch byte {
    case 0: .began
    case 1: .moved
    case 2: .ended
    case 3: .cancelled
    default: nil
    }
  }

  private static func kind(_ byte: UInt8) -> TouchSample.Kind? {
    switch byte {
    case 0: .finger
    case 1: .pencil
    default: nil
    }
  }

  private mutating func byte() throws(PageRequest.FormatError) -> UInt8 {
    guard place < bytes.count else { throw PageRequest.FormatError(reason: "a touch is cut off") }
    defer { place += 1 }
    return bytes[place]
  }

  /// Returns the next eight bytes as a number; −0 is 0, as in the text of a script.
  private mutating func number() throws(PageRequest.FormatError) -> Double {
    var pattern: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { pattern |= UInt64(try byte()) << shift }
    return Double(bitPattern: pattern) + 0
  }
}
