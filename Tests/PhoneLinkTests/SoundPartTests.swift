import PhoneLink
import Testing

/// The words for parts of sound files.
@Suite struct SoundPartTests {
  @Test("A part comes back from its word, and a whole file's word is its path")
  func words() {
    let part = SoundPart("/a #b&c.wav", from: 0.6, rate: 2)
    #expect(part.word == "/a #b&c.wav#t=0.6&rate=2.0" && SoundPart(word: part.word) == part)
    #expect(SoundPart("/a.wav").word == "/a.wav")
  }

  @Test(
    "What only looks like a part is a path",
    arguments: [
      "/a#t=1", "/a#t=x&rate=1", "/a#t=-1&rate=1", "/a#t=1&rate=0", "/a#t=nan&rate=1", "#",
    ])
  func paths(word: String) {
    #expect(SoundPart(word: word) == SoundPart(word))
  }
}
