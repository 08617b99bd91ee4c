import TactusSoundDriver
import Testing

@Suite struct SoundRoutingTests {
  @Test("Reads what each channel plays")
  func reads() {
    #expect(SoundRouting("L+D,R+D") == .stereoMix)
    #expect(SoundRouting("L,R,D,D") == .gamepad)
    #expect(SoundRouting("-,d+l")?.channels == [[], [.left, .drive]])
  }

  @Test("Is written in the form that is read", arguments: ["L+D,R+D", "L,R,D,D", "-,-,D", "L+R+D"])
  func writes(text: String) {
    #expect(SoundRouting(text)?.description == text)
  }

  @Test("Rejects invalid text", arguments: ["", "L,,R", "X", "L+", "L+-"])
  func refuses(text: String) {
    #expect(SoundRouting(text) == nil)
  }

  @Test("Has as many channels as a stream can have, and no more")
  func tooMany() {
    #expect(SoundRouting(Array(repeating: .drive, count: 32)) != nil)
    #expect(SoundRouting(Array(repeating: .drive, count: 33)) == nil)
  }
}
