import AudioToolbox
import Foundation
import Testing

/// A sound file that Audio File Services write, and that is removed with the object.
final class WrittenFile {
  let url: URL

  init(extension name: String) {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).\(name)")
  }

  /// Writes packets.
  convenience init(
    _ type: AudioFileTypeID, _ format: AudioStreamBasicDescription, _ bytes: [UInt8],
    extension name: String = "sound"
  ) throws {
    self.init(extension: name)
    var (format, file) = (format, AudioFileID?.none)
    #expect(AudioFileCreateWithURL(url as CFURL, type, &format, .eraseFile, &file) == noErr)
    let new = try #require(file)
    let size = Int(format.mBytesPerPacket)
    var place = 0
    while place < bytes.count {
      // In parts of some packets.
      var packets = UInt32(min(100, (bytes.count - place) / size))
      let wanted = packets
      let status = bytes[place...].withUnsafeBytes { source in
        source.baseAddress.map {
          AudioFileWritePackets(
            new, false, packets * UInt32(size), nil, Int64(place / size), &packets, $0)
        }
      }
      #expect(status == noErr && packets == wanted)
      place += Int(packets) * size
    }
    #expect(AudioFileClose(new) == noErr)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The bytes of the file.
  var contents: [UInt8] { (try? Data(contentsOf: url)).map { Array($0) } ?? [] }
}
