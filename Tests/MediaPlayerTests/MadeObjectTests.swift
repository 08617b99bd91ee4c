import MediaPlayer
import Testing

/// Steps ObjectiveC.WC11–WC12: objects of MediaPlayer that an app makes without arguments.
@MainActor @Suite struct MadeObjectTests {
  private final class Item: MPMediaItem, @unchecked Sendable {
    private let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
    override var title: String? { name }
    override var persistentID: MPMediaEntityPersistentID { UInt64(name.utf8.count) }
  }

  private final class Seek: MPChangePlaybackPositionCommandEvent, @unchecked Sendable {
    override var positionTime: TimeInterval { 42 }
  }

  @Test("ObjectiveC.WC11. Items and predicates are empty")
  func empty() {
    #expect(MPMediaEntity().persistentID == 0)
    #expect(MPMediaEntity().value(forProperty: MPMediaItemPropertyTitle) == nil)
    #expect(MPMediaItem().title == nil && MPMediaItem().albumTitle == nil)
    let predicate = MPMediaPropertyPredicate()
    #expect(predicate.property.isEmpty && predicate.value == nil)
    #expect(predicate.comparisonType == .equalTo && MPMediaPredicate() !== predicate)
  }

  @Test("ObjectiveC.WC12. A collection stands for the items of a subclass")
  func items() {
    let collection = MPMediaItemCollection(items: [Item("tea"), Item("toast")])
    #expect(collection.items.map(\.title) == ["tea", "toast"])
    #expect(collection.representativeItem?.persistentID == 3 && collection.count == 2)
  }

  @Test("ObjectiveC.WC11, WC12. Events of commands are empty, and a subclass has its own")
  func events() {
    #expect(MPRemoteCommandEvent().timestamp == 0 && MPSkipIntervalCommandEvent().interval == 0)
    #expect(MPChangePlaybackPositionCommandEvent().positionTime == 0)
    #expect(MPChangePlaybackRateCommandEvent().playbackRate == 0)
    #expect(MPRatingCommandEvent().rating == 0 && !MPFeedbackCommandEvent().isNegative)
    #expect(MPChangeRepeatModeCommandEvent().repeatType == .off)
    #expect(MPChangeShuffleModeCommandEvent().shuffleType == .off)
    #expect(MPSeekCommandEvent().type == .beginSeeking)
    #expect(MPChangeLanguageOptionCommandEvent().languageOption.languageTag == "")
    let event: MPRemoteCommandEvent = Seek()
    #expect((event as? MPChangePlaybackPositionCommandEvent)?.positionTime == 42)
  }
}
