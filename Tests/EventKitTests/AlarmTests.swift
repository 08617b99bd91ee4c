import Contacts
import CoreLocation
import EventKit
import PhoneTesting
import Testing

/// Alarms, places and participants of events.
@MainActor @Suite struct AlarmTests {
  @Test("Calendars.AL1. Alarms are kept with the event, relative to it or at a time")
  func alarms() throws {
    let bench = EventBench()
    let event = bench.event("A")
    try bench.phone.run {
      #expect(!event.hasAlarms && event.alarms == nil)
      let (early, fixed) = (EKAlarm(relativeOffset: -600), EKAlarm(absoluteDate: bench.noon))
      event.addAlarm(early)
      event.addAlarm(fixed)
      event.title = "B"
      #expect(event.alarms?.first === early && early.type == .display)
      // A change of the object is one of the event.
      early.relativeOffset = -300
      try bench.store.save(event, span: .thisEvent)
      #expect(!event.hasChanges)
      let found = try #require(bench.store.event(withIdentifier: event.eventIdentifier))
      #expect(found.alarms == [EKAlarm(relativeOffset: -300), fixed])
      early.absoluteDate = bench.noon - 60
      #expect(early.relativeOffset == 0 && event.hasChanges)
      early.relativeOffset = -1
      #expect(early.absoluteDate == nil && EKAlarm().relativeOffset == 0)
      event.removeAlarm(fixed)
      event.removeAlarm(EKAlarm(relativeOffset: 5))
      #expect(event.alarms?.count == 1)
      event.rollback()
      #expect(event.alarms == found.alarms && fixed.copy() as? EKAlarm == fixed)
    }
  }

  @Test("Calendars.AL2. An alarm does not ring")
  func silence() throws {
    let bench = EventBench()
    let event = bench.event("A")
    event.addAlarm(EKAlarm(relativeOffset: 0))
    #expect(bench.code { try bench.store.save(event, span: .thisEvent) } == nil)
    bench.phone.wait(10)
    #expect(bench.phone.alerts.isEmpty)
  }

  @Test("Calendars.AL3. An alarm and an event have a place with a coordinate")
  func places() throws {
    let bench = EventBench()
    let (event, reminder) = (bench.event("A"), bench.reminder("B"))
    try bench.phone.run {
      let place = EKStructuredLocation(title: "Ulm")
      place.geoLocation = CLLocation(latitude: 48.4, longitude: 10)
      place.radius = 250
      let alarm = EKAlarm()
      (alarm.structuredLocation, alarm.proximity) = (place, .enter)
      reminder.addAlarm(alarm)
      try bench.store.save(reminder, commit: true)
      let found = bench.store.calendarItem(withIdentifier: reminder.calendarItemIdentifier)
      let kept = try #require(found?.alarms?.first)
      #expect(kept.proximity == .enter && kept.structuredLocation?.title == "Ulm")
      #expect(kept.structuredLocation?.geoLocation?.coordinate.latitude == 48.4)
      #expect(kept.structuredLocation?.radius == 250)
      event.structuredLocation = place
      #expect(event.location == "Ulm")
      try bench.store.save(event, span: .thisEvent)
      let again = bench.store.event(withIdentifier: event.eventIdentifier)
      #expect(again?.structuredLocation == place)
      event.location = "Bonn"
      #expect(event.structuredLocation == EKStructuredLocation(title: "Bonn"))
      event.location = nil
      #expect(event.structuredLocation == nil)
    }
  }

  @Test("Calendars.PA1. Events have no participants, status and organizer")
  func participants() {
    let bench = EventBench()
    let event = bench.event("A")
    #expect(!event.hasAttendees && event.attendees == nil && event.organizer == nil)
    #expect(event.status == .none && event.birthdayContactIdentifier == nil)
    let person = bench.phone.run {
      EKParticipant(
        url: URL(fileURLWithPath: "/"), name: "Ada", status: .accepted, role: .chair)
    }
    #expect(person.name == "Ada" && person.participantStatus == .accepted && !person.isCurrentUser)
    #expect(person.participantRole == .chair && person.participantType == .person)
    #expect(person.contactPredicate != NSPredicate(value: true))
  }

  @Test("Calendars.CA3. A store of sources has their calendars alone")
  func sources() {
    let bench = EventBench()
    bench.phone.run {
      #expect(EKEventStore(sources: bench.store.sources).calendars(for: .event).count == 1)
      #expect(EKEventStore(sources: []).calendars(for: .event).isEmpty)
      #expect(bench.store.delegateSources.isEmpty && bench.store.sources.first?.isDelegate == false)
      let calendar = bench.store.defaultCalendarForNewEvents
      #expect(calendar?.supportedEventAvailabilities == [.busy, .free])
    }
  }

  @Test("Calendars.VC1. A provider without a subclass has no conferences")
  func conferences() throws {
    let provider = EKVirtualConferenceProvider()
    provider.fetchAvailableRoomTypes { types, error in
      #expect(types?.isEmpty == true && error == nil)
    }
    provider.fetchVirtualConference(identifier: "room") { conference, error in
      #expect(conference == nil && error == nil)
    }
    let address = try #require(URL(string: "https://example.com"))
    let conference = EKVirtualConferenceDescriptor(
      title: "Talk", urlDescriptors: [EKVirtualConferenceURLDescriptor(title: nil, url: address)],
      conferenceDetails: "12")
    #expect(conference.urlDescriptors.first?.url == address && conference.title == "Talk")
    let room = EKVirtualConferenceRoomTypeDescriptor(title: "Room", identifier: "1")
    #expect(room.title == "Room" && room.identifier == "1" && conference.conferenceDetails == "12")
  }

  @Test("Calendars.VC1. A task gets the conferences of a subclass, and else an error")
  func awaitedConferences() async throws {
    final class Provider: EKVirtualConferenceProvider, @unchecked Sendable {
      override func fetchAvailableRoomTypes(
        completionHandler:
          @escaping @Sendable (
            [EKVirtualConferenceRoomTypeDescriptor]?, (any Error)?
          ) -> Void
      ) {
        completionHandler([EKVirtualConferenceRoomTypeDescriptor(title: "R", identifier: "1")], nil)
      }

      override func fetchVirtualConference(
        identifier: EKVirtualConferenceRoomTypeIdentifier
      ) async throws -> EKVirtualConferenceDescriptor {
        EKVirtualConferenceDescriptor(
          title: identifier, urlDescriptors: [], conferenceDetails: nil)
      }
    }
    let provider = EKVirtualConferenceProvider()
    #expect(try await provider.fetchAvailableRoomTypes().isEmpty)
    await #expect(throws: EKError(.internalFailure)) {
      try await provider.fetchVirtualConference(identifier: "1")
    }
    #expect(try await Provider().fetchAvailableRoomTypes().map(\.title) == ["R"])
    #expect(try await Provider().fetchVirtualConference(identifier: "1").title == "1")
  }

  @Test("Calendars.ER1. Errors are caught by their codes")
  func errors() {
    let error: any Error = EKError(.noCalendar, userInfo: [NSLocalizedDescriptionKey: "none"])
    #expect(EKError.noCalendar ~= error && !(EKError.Code.internalFailure ~= error))
    #expect(error.localizedDescription == "none")
    #expect(EKError.Code(rawValue: 36) == .reminderAlarmContainsEmailOrURL)
  }
}
