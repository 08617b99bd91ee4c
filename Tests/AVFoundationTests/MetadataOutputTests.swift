import AVFoundation
import Testing

@Suite struct MetadataOutputTests {
  private final class Receiver: NSObject, AVPlayerItemMetadataOutputPushDelegate {}

  @Test("Players.ME1. An output of timed metadata can be added to an item, and has a delegate")
  @MainActor func added() throws {
    let url = try #require(URL(string: "file:///none.mp3"))
    let item = AVPlayerItem(url: url)
    let (output, receiver) = (AVPlayerItemMetadataOutput(), Receiver())
    output.setDelegate(receiver, queue: .main)
    item.add(output)
    #expect(item.outputs == [output] && output.delegate === receiver)
    item.remove(output)
    #expect(item.outputs.isEmpty)
  }
}
