import TactusPhoneLink
import Testing

/// The encoding of sound fragments.
@Suite struct SoundFragmentTests {
  @Test("A fragment is decoded as it was encoded, and a whole file is encoded as its path")
  func words() {
    let part = SoundFragment("/a #b&c.wav", from: 0.6, rate: 2)
    #expect(part.word == "/a #b&c.wav#t=0.6&rate=2.0" && SoundFragment(word: part.word) == part)
    #expect(SoundFragment("/a.wav").word == "/a.wav")
  }

  @Test(
    "An invalid fragment is part of the path",
    arguments: [
      "/a#t=1", "/a#t=x&rate=1", "/a#t=-1&rate=1", "/a#t=1&rate=0", "/a#t=nan&rate=1", "#",
    ])
  func paths(word: String) {
    #expect(SoundFragment(word: word) == SoundFragment(word))
  }
}
