import TactusHealthModel

/// An identifier that follows from an element's contents, so that reading a file again adds
/// nothing (Health.EX3).
struct HealthExportHash: Hashable {
  private var one: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var two: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// Creates the hash of nothing.
  init() {}

  /// Creates the hash of bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { add(bytes) }

  /// Adds bytes and their number.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    mix(UInt64(raw.count))
    var place = 0
    while place + 8 <= raw.count {
      mix(raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    var last: UInt64 = 0
    while place < raw.count {
      last = last << 8 | UInt64(raw[place])
      place += 1
    }
    mix(last)
  }

  /// Adds an identifier.
  mutating func add(_ uuid: HealthUUID) {
    mix(uuid.high)
    mix(uuid.low)
  }

  /// The identifier.
  var uuid: HealthUUID {
    var copy = self
    copy.mix(0)
    copy.mix(1)
    // Version 8 of RFC 9562: of a form of its own.
    return HealthUUID(
      high: copy.one & ~0xF000 | 0x8000, low: copy.two & ~(3 << 62) | 2 << 62)
  }

  private mutating func mix(_ word: UInt64) {
    let first = (word ^ one).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    let second = (word ^ two).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    one = first.high ^ first.low &+ two
    two = second.high ^ second.low &+ one
  }
}
