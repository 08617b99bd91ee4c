/// The message with the contents of the screen (`Documentation/Simulator.md`).
package enum ScreenMessage {
  /// Returns the bytes of a message.
  ///
  /// - Parameters:
  ///   - new: The pictures that the page does not have, as bytes by their numbers.
  ///   - outer: The number of the picture around the others.
  ///   - places: The positions of the others.
  package static func bytes(
    new: [(number: Int, bytes: [UInt8])], outer: Int, places: [ScreenPictures.Place]
  ) -> [UInt8] {
    var bytes = Array("TSC".utf8) + [1]
    bytes.reserveCapacity(64 + new.reduce(0) { $0 + $1.bytes.count })
    func write(_ count: Int) {
      var rest = UInt(count)
      while rest >= 0x80 {
        bytes.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }
    write(new.count)
    for picture in new {
      write(picture.number)
      write(picture.bytes.count)
      bytes += picture.bytes
    }
    write(outer)
    write(places.count)
    for place in places {
      write(place.command)
      write(place.number)
    }
    return bytes
  }
}
