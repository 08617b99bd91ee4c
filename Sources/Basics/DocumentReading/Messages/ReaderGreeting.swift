/// The first message of a reader, when it has confined itself.
package enum ReaderGreeting {
  /// The bytes, with the version of the messages.
  package static let bytes: [UInt8] = Array("tactus-reader 2".utf8)
}
