/// The part of a command after its first four bytes: the data and the length of the response.
///
/// - Source: ISO 7816-4, the seven cases of short and extended lengths. Confidence: documented.
struct APDUBody {
  /// The data; empty for none.
  var data: ArraySlice<UInt8> = []
  /// The length of the response; `nil` for a response without data.
  var expectedLength: Int?

  /// Reads a body; `nil` if its lengths do not fit.
  init?(_ bytes: ArraySlice<UInt8>) {
    let bytes = ArraySlice(Array(bytes))
    guard let first = bytes.first else { return }
    if bytes.count == 1 {
      expectedLength = first == 0 ? 256 : Int(first)
    } else if first != 0 {
      guard read(bytes.dropFirst(), count: Int(first), lengthSize: 1) else { return nil }
    } else {
      guard bytes.count >= 3 else { return nil }
      let length = Int(bytes[1]) << 8 | Int(bytes[2])
      if bytes.count == 3 {
        expectedLength = length == 0 ? 65536 : length
      } else {
        guard length > 0, read(bytes.dropFirst(3), count: length, lengthSize: 2) else {
          return nil
        }
      }
    }
  }

  /// Reads data, and the length of the response if there is one.
  private mutating func read(
    _ bytes: ArraySlice<UInt8>, count: Int, lengthSize: Int
  ) -> Bool {
    guard bytes.count == count || bytes.count == count + lengthSize else { return false }
    data = bytes.prefix(count)
    let rest = bytes.dropFirst(count)
    guard !rest.isEmpty else { return true }
    let length = rest.reduce(0) { $0 << 8 | Int($1) }
    expectedLength = length == 0 ? 1 << (8 * lengthSize) : length
    return true
  }
}
