import Foundation

/// A message or a reply between two processes.
struct PortFrame: Equatable, Sendable {
  enum Kind: UInt8 {
    /// A message without a reply.
    case message
    /// A message whose sender waits for a reply.
    case request
    case answer
    /// A reply that will not come, because the port has become invalid.
    case lost
  }

  var kind: Kind
  /// The number of the request, which its reply repeats.
  var number: UInt32
  /// The number of the message.
  var identifier: Int32 = 0
  var data: Data?

  /// The length of what precedes the data: its length, the numbers, the kind, and whether there
  /// is data.
  private static let headLength = 14
  /// The maximum length of the data, beyond which the other side is not one of ours.
  ///
  /// - Source: ours.
  private static let greatestLength = 1 << 28

  /// Whether the data is too long to be sent.
  var isTooLong: Bool { (data?.count ?? 0) > Self.greatestLength }

  /// The bytes of the frame.
  var bytes: Data {
    let length = UInt32(data?.count ?? 0)
    var bytes = Data(capacity: Self.headLength + Int(length))
    for number in [length, number, UInt32(bitPattern: identifier)] {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    bytes.append(contentsOf: [kind.rawValue, data == nil ? 0 : 1])
    if let data { bytes.append(data) }
    return bytes
  }

  /// Takes a frame from the beginning of bytes.
  ///
  /// - Returns: The frame; nil if it is not complete.
  /// - Throws: If the bytes are no frame.
  static func take(from bytes: inout Data) throws(PortFrameError) -> PortFrame? {
    guard bytes.count >= headLength else { return nil }
    func number(_ index: Int) -> UInt32 {
      bytes.dropFirst(index * 4).prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    let length = number(0)
    let flags = Array(bytes.dropFirst(headLength - 2).prefix(2))
    guard Int(length) <= greatestLength, let kind = Kind(rawValue: flags[0]) else {
      throw PortFrameError()
    }
    guard bytes.count >= headLength + Int(length) else { return nil }
    let data = Data(bytes.dropFirst(headLength).prefix(Int(length)))
    let frame = PortFrame(
      kind: kind, number: number(1), identifier: Int32(bitPattern: number(2)),
      data: flags[1] == 0 ? nil : data)
    bytes = Data(bytes.dropFirst(headLength + Int(length)))
    return frame
  }
}

/// The error of bytes that are not a frame.
struct PortFrameError: Error {}
