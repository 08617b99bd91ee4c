import Intents
import Testing

/// Steps ObjectiveC.WC11–WC12: contents of notes that an app makes.
@Suite struct MadeNoteTests {
  private final class Content: INNoteContent, @unchecked Sendable {
    let text = "tea"
  }

  @Test("ObjectiveC.WC11, WC12. A note has an empty content, and one of a subclass")
  func content() {
    let note = INNote(
      title: INSpeakableString(spokenPhrase: "Shopping"), contents: [INNoteContent(), Content()],
      groupName: nil, createdDateComponents: nil, modifiedDateComponents: nil, identifier: nil)
    #expect(note.contents.count == 2)
    #expect(note.contents.compactMap { ($0 as? Content)?.text } == ["tea"])
  }
}
