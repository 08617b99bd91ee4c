/// The hash of the form of a property or entity.
///
/// The hash is 64-bit FNV-1a: stable between processes, but not secure.
struct VersionHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init(of text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  var data: Data { Swift.withUnsafeBytes(of: value.bigEndian) { Data($0) } }
}
