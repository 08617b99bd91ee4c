import EventKit
import Testing

/// Steps ObjectiveC.WC11–WC12: objects of EventKit that an app makes without arguments.
@Suite struct MadeObjectTests {
  private final class Source: EKSource, @unchecked Sendable {
    override var title: String { "Work" }
    override var sourceType: EKSourceType { .calDAV }
  }

  private final class Guest: EKParticipant, @unchecked Sendable {
    override var name: String? { "Anna" }
    override var participantStatus: EKParticipantStatus { .accepted }
  }

  @Test("ObjectiveC.WC11, WC12. Guests have no name, and a subclass has its own")
  func guests() {
    let guests: [EKParticipant] = [EKParticipant(), Guest()]
    #expect(guests.map(\.name) == [nil, "Anna"])
    #expect(guests.filter { $0.participantStatus == .accepted }.count == 1)
    #expect(!guests[0].isCurrentUser && guests[0].participantRole == .unknown)
  }

  @Test("ObjectiveC.WC11, WC12. Rules, places and sources are empty, and a subclass has its own")
  func empty() {
    let day = EKRecurrenceDayOfWeek()
    #expect(day.dayOfTheWeek == .sunday && day.weekNumber == 0)
    #expect(EKRecurrenceEnd().endDate == nil && EKRecurrenceEnd().occurrenceCount == 0)
    let rule = EKRecurrenceRule()
    #expect(rule.frequency == .daily && rule.interval == 1 && rule.recurrenceEnd == nil)
    #expect(rule.daysOfTheWeek == nil && rule.setPositions == nil)
    let place = EKStructuredLocation()
    #expect(place.title == nil && place.geoLocation == nil && place.radius == 0)
    let source = EKSource()
    #expect(source.sourceIdentifier.isEmpty && source.title.isEmpty)
    #expect(source.calendars(for: .event).isEmpty)
    let sources: [EKSource] = [source, Source()]
    #expect(sources.first { $0.sourceType == .calDAV }?.title == "Work")
  }
}
